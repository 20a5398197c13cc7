import { api, connectEvents } from '@livery/api-sdk';
import type { Transport } from '@livery/api-sdk';
import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionApi } from '../calls.ts';
import { sessionSlice } from '../state/session-slice.ts';
import type { SessionStore } from './dispatch.ts';
import { sessionExpired } from './session-expired.ts';
import { fetchSiteStatus } from './site-status.ts';

/** Opens the push connection and puts what it brings into the store; returns what closes it. */
export function connectPush({ dispatch }: SessionStore, transport: Transport): () => void {
  return connectEvents(
    transport,
    {
      balance({ available, version }) {
        const update = sessionApi.util.updateQueryData('balance', undefined, (known) => {
          if (version > known.version) Object.assign(known, { available, version });
        });
        // The thunk wants the whole API state in its type, which the portal's store has and packages do not name.
        dispatch(update as unknown as UnknownAction);
        // Money moved, so a bet has come to something: whoever looks at records sees it.
        dispatch(api.util.invalidateTags(['Records']));
      },
      unread: ({ count }) => void dispatch(sessionSlice.actions.unreadChanged(count)),
      status: () => dispatch(fetchSiteStatus()),
      announcement: () => void dispatch(api.util.invalidateTags(['Content'])),
      session: () => dispatch(sessionExpired()),
    },
    { onReconnect: () => void dispatch(api.util.invalidateTags(['Balance', 'Unread', 'Records'])) },
  );
}

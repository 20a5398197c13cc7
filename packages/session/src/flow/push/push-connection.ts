import { api, connectEvents, createSpreadCall, systemClock } from '@livery/api-sdk';
import type { SpreadCall, TagType, Transport } from '@livery/api-sdk';
import type { PushEventOf } from '@livery/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionApi } from '../../calls.ts';
import { sessionSlice } from '../../session-slice.ts';
import type { SessionStore } from '../dispatch.ts';
import { sessionExpired } from '../sign-out/session-expired.ts';
import { fetchSiteStatus } from '../start/site-status.ts';

/** Milliseconds over which pages spread their requests after an event for one member, and after a broadcast. */
const MEMBER_SPREAD_MS = { least: 2000, most: 4000 };
const BROADCAST_SPREAD_MS = { least: 0, most: 5000 };

/** Opens the push connection and applies its events to the store; returns the function that closes it. */
export function connectPush(store: SessionStore, transport: Transport): () => void {
  const { dispatch } = store;
  const { clock = systemClock, random = Math.random } = transport.config;
  const spreads: SpreadCall[] = [];
  const spread = (act: () => void, range: typeof MEMBER_SPREAD_MS): SpreadCall => {
    const call = createSpreadCall(act, { ...range, clock, random });
    spreads.push(call);
    return call;
  };
  const invalidate = (...tags: readonly (TagType | { readonly type: TagType; readonly id: string })[]) => () => void dispatch(api.util.invalidateTags([...tags]));
  // A changed balance implies changed bets, and postings reach many agents at once: mounted records are refetched, once for a burst of events.
  const refetchRecords = spread(invalidate('Records'), MEMBER_SPREAD_MS);
  const refetchMissed = spread(invalidate('Balance', 'Unread', 'Records', 'Deposits'), BROADCAST_SPREAD_MS);
  const close = connectEvents(
    transport,
    {
      balance(pushed) {
        void applyBalance(store, pushed);
        refetchRecords();
      },
      deposit: invalidate('Deposits'),
      withdrawal: invalidate('Deposits'),
      accrual: refetchRecords,
      // The rest of an agent's records stays as it is while its team plays.
      accruing: spread(invalidate({ type: 'Records', id: 'accrued' }), MEMBER_SPREAD_MS),
      agentContract: refetchRecords,
      unread: ({ count }) => void dispatch(sessionSlice.actions.unreadChanged(count)),
      status: spread(() => dispatch(fetchSiteStatus()), BROADCAST_SPREAD_MS),
      announcement: spread(invalidate('Content'), BROADCAST_SPREAD_MS),
      session: () => dispatch(sessionExpired()),
    },
    { onReconnect: refetchMissed },
  );
  return () => {
    close();
    for (const call of spreads) call.stop();
  };
}

/** Applies a pushed balance to the cached answer, or to the first answer where that is still pending. */
async function applyBalance({ dispatch, getState }: SessionStore, { available, version }: PushEventOf<'balance'>): Promise<void> {
  const first = sessionApi.endpoints.balance.select()(getState() as never);
  // The thunks' types require the whole API state, which only the portal's store names.
  if (first.data === undefined) await dispatch(sessionApi.util.getRunningQueryThunk('balance', undefined) as never);
  const update = sessionApi.util.updateQueryData('balance', undefined, (current) => {
    if (version > current.version) Object.assign(current, { available, version });
  });
  dispatch(update as unknown as UnknownAction);
}

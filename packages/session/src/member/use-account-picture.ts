import { api, query } from '@livery/api-sdk';
import { useSession } from './use-session.ts';

// Apart from the other calls of the session: what uses it is fetched when somebody is logged in.
const pictureApi = api.injectEndpoints({
  endpoints: (build) => ({ accountPicture: query(build, 'playerIcon', { providesTags: ['Member'] }) }),
});

/** Address of the picture that the member chose; undefined where there is none, or none is known yet, as when the tab takes over another member. A trial account has none. */
export function useAccountPicture(): string | undefined {
  const { loggedIn, role, mustChangePassword } = useSession();
  const { currentData } = pictureApi.useAccountPictureQuery(undefined, { skip: !loggedIn || role === 'trial' || mustChangePassword });
  return currentData?.picture ?? undefined;
}

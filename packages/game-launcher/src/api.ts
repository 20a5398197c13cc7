import { api, query } from '@livery/api-sdk';

/** The call that asks where a game opens. Each answer is good for one opening, so none is kept. */
export const launcherApi = api.injectEndpoints({
  endpoints: (build) => ({
    launchGame: query(build, 'launchGame', { keepUnusedDataFor: 0 }),
  }),
});

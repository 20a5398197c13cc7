import { api, query } from '@livery/api-sdk';

/** The call that asks where a game opens, and the games behind an entry. Each launch is good for one opening, so none is kept. */
export const launcherApi = api.injectEndpoints({
  endpoints: (build) => ({
    launchGame: query(build, 'launchGame', { keepUnusedDataFor: 0 }),
    roomList: query(build, 'roomList', { providesTags: ['Games'], keepUnusedDataFor: 0 }),
    vassalageGames: query(build, 'gameList', { providesTags: ['Games'], keepUnusedDataFor: 60 }),
  }),
});

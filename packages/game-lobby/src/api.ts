import { api, pages, query } from '@livery/api-sdk';

/** The calls about what can be played. */
export const lobbyApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameCategories: query(build, 'gameCategories', { providesTags: ['Games'], keepUnusedDataFor: 3600 }),
    gameVendors: query(build, 'gameVendors', { providesTags: ['Games'], keepUnusedDataFor: 3600 }),
    hotGames: query(build, 'hotGames', { providesTags: ['Games'], keepUnusedDataFor: 600 }),
    gameList: pages(build, 'gameList', { providesTags: ['Games'] }),
    recentGames: query(build, 'recentGames', { providesTags: ['Recents'] }),
  }),
});

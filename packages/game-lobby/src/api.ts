import { api, query } from '@livery/api-sdk';

/** The calls about what can be played that the first screen needs; a hall's own are in `hall-api.ts`. */
export const lobbyApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameCategories: query(build, 'gameCategories', { providesTags: ['Games'], keepUnusedDataFor: 3600 }),
    hotGames: query(build, 'hotGames', { providesTags: ['Games'], keepUnusedDataFor: 600 }),
  }),
});

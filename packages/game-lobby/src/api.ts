import { api, query } from '@livery/api-sdk';

/** The calls about what can be played that the first screen needs; a hall's own are in `hall-api.ts`. */
export const lobbyApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameCategories: query(build, 'gameCategories', { providesTags: ['Games'], keepUnusedDataFor: 3600 }),
    // Without a tag: the language is part of the request, and a change of it would fetch them in the former one again.
    hotGames: query(build, 'hotGames', { keepUnusedDataFor: 600 }),
  }),
});

import { mutation } from '@livery/api-sdk';
import { hallApi } from '../hall-api.ts';

const marked = (gameId: string, on: boolean) =>
  hallApi.util.updateQueryData('favouriteIds', undefined, (known) => {
    // Only this game: others may have been marked while the answer was on its way.
    known.gameIds = known.gameIds.filter((id) => id !== gameId);
    if (on) known.gameIds.unshift(gameId);
  });

/** The calls that mark a game and take the mark away: at once on the page, and back where the server refuses. */
export const favouritesApi = hallApi.injectEndpoints({
  endpoints: (build) => ({
    addFavourite: mutation(build, 'addFavourite', {
      async onQueryStarted({ gameId }, { dispatch, queryFulfilled }) {
        dispatch(marked(gameId, true));
        await queryFulfilled.catch(() => dispatch(marked(gameId, false)));
      },
    }),
    removeFavourite: mutation(build, 'removeFavourite', {
      async onQueryStarted({ gameId }, { dispatch, queryFulfilled }) {
        dispatch(marked(gameId, false));
        await queryFulfilled.catch(() => dispatch(marked(gameId, true)));
      },
    }),
  }),
});

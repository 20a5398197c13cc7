import { mutation } from '@livery/api-sdk';
import { hallApi } from '../hall-api.ts';

const marked = (gameId: string, on: boolean) =>
  hallApi.util.updateQueryData('favouriteIds', undefined, (known) => {
    // Updates only this game: others may have changed while the request was pending.
    known.gameIds = known.gameIds.filter((id) => id !== gameId);
    if (on) known.gameIds.unshift(gameId);
  });

/** Calls that add and remove favourites, with optimistic updates that are undone on failure. */
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

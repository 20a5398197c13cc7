import { mutation } from '@livery/api-sdk';
import type { MutationOptions } from '@livery/api-sdk';
import type { SessionRoot } from '@livery/session';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { hallApi } from '../hall-api.ts';

// A call that failed may have been carried out: which games are marked is fetched anew.
const unknownAfterFailure: MutationOptions<'addFavourite' | 'removeFavourite'> = { invalidatesTags: (_done, error) => (error === undefined ? [] : ['Favourites']) };

const favouritesApi = hallApi.injectEndpoints({
  endpoints: (build) => ({
    addFavourite: mutation(build, 'addFavourite', unknownAfterFailure),
    removeFavourite: mutation(build, 'removeFavourite', unknownAfterFailure),
  }),
});

type Known = Parameters<Parameters<typeof hallApi.util.updateQueryData<'favouriteIds'>>[2]>[0];
const changed = (change: (known: Known) => void) => hallApi.util.updateQueryData('favouriteIds', undefined, change);
type State = SessionRoot & ReturnType<Parameters<ReturnType<typeof changed>>[1]>;
/** Dispatches to a store with a session and the calls. */
export type FavouritesDispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** What a game is wished to be last, for each game with a call under way. */
const wishes = new WeakMap<FavouritesDispatch, Map<string, boolean>>();

const memberOf = ({ session: { visit, account } }: SessionRoot): string => `${visit} ${account}`;

/** Shows a game as a favourite, or as none; returns what it was shown as. Others may have changed while a request was pending. */
function show(dispatch: FavouritesDispatch, gameId: string, on: boolean): boolean {
  let before = !on;
  dispatch(
    changed((known) => {
      before = known.gameIds.includes(gameId);
      if (before === on) return;
      if (on) known.gameIds.unshift(gameId);
      else known.gameIds = known.gameIds.filter((id) => id !== gameId);
    }),
  );
  return before;
}

/**
 * Makes a game a favourite, or none, and shows that at once. Calls for one game follow each other, and only the latest wish is sent:
 * side by side, the one that was sent first might be carried out last. Resolves to the wish that failed, undone, to whoever made the
 * first of those that were sent together.
 */
export function markFavourite(gameId: string, on: boolean) {
  return async (dispatch: FavouritesDispatch, getState: () => State): Promise<boolean | undefined> => {
    const wished = wishes.get(dispatch) ?? new Map<string, boolean>();
    wishes.set(dispatch, wished);
    const underWay = wished.has(gameId);
    wished.set(gameId, on);
    // What the server last said.
    let kept = show(dispatch, gameId, on);
    if (underWay) return undefined;
    const member = memberOf(getState());
    for (let sent = on; ; ) {
      const { addFavourite, removeFavourite } = favouritesApi.endpoints;
      const { error } = await dispatch((sent ? addFavourite : removeFavourite).initiate({ gameId }, { track: false }));
      if (error === undefined) kept = sent;
      const wish = wished.get(gameId) ?? sent;
      const isSame = memberOf(getState()) === member;
      if (isSame && wish !== sent) {
        sent = wish;
        continue;
      }
      wished.delete(gameId);
      if (isSame) show(dispatch, gameId, kept);
      else dispatch(hallApi.util.invalidateTags(['Favourites']));
      return isSame && error !== undefined ? sent : undefined;
    }
  };
}

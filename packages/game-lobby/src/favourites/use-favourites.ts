import { useToast } from '@livery/app-shell';
import { useGuard, useSession } from '@livery/session';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { hallApi } from '../hall-api.ts';
import type { Game } from '../hooks.ts';
import { markFavourite } from './favourites-api.ts';
import type { FavouritesDispatch } from './favourites-api.ts';

/** A member's favourites, for all cards of a grid. */
export interface Favourites {
  readonly ids: ReadonlySet<string>;
  /** Adds or removes a favourite; stable for the visitor. */
  readonly onMark: (game: Game, on: boolean) => void;
}

/** Favourites with optimistic changes, undone with a notice where the server refuses. */
export function useFavourites(): Favourites {
  const { loggedIn } = useSession();
  const guard = useGuard();
  const { show } = useToast();
  const { currentData } = hallApi.useFavouriteIdsQuery(loggedIn ? undefined : skipToken);
  const dispatch = useDispatch<FavouritesDispatch>();
  const ids = useMemo(() => new Set(currentData?.gameIds), [currentData]);
  const onMark = useCallback(
    ({ gameId, name }: Game, on: boolean) => {
      const set = async () => {
        const failed = await dispatch(markFavourite(gameId, on));
        if (failed !== undefined) show('danger', { ns: 'games', key: failed ? 'favourite.notAdded' : 'favourite.notRemoved', params: { game: name } });
      };
      if (guard('favourite', () => void set())) void set();
    },
    [dispatch, guard, show],
  );
  return { ids, onMark };
}

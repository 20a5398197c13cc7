import { useText } from '@livery/i18n';
import { useGuard, useSession, useToast } from '@livery/session';
import type { FavouriteMark } from '@livery/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { hallApi } from '../hall-api.ts';
import type { Game } from '../hooks.ts';
import { favouritesApi } from './favourites-api.ts';

/** The mark on a game's card: set and taken away at once, back again with a word where the server did not follow. */
export function useFavourite({ gameId, name }: Game): FavouriteMark {
  const t = useText('games');
  const { loggedIn } = useSession();
  const guard = useGuard();
  const { show } = useToast();
  const { active } = hallApi.useFavouriteIdsQuery(loggedIn ? undefined : skipToken, {
    selectFromResult: ({ currentData }) => ({ active: currentData?.gameIds.includes(gameId) === true }),
  });
  const [add] = favouritesApi.useAddFavouriteMutation();
  const [remove] = favouritesApi.useRemoveFavouriteMutation();
  const set = async (on: boolean) => {
    const result = await (on ? add : remove)({ gameId });
    if ('error' in result) show('danger', { ns: 'games', key: on ? 'favourite.notAdded' : 'favourite.notRemoved', params: { game: name } });
  };
  return {
    active,
    label: t(active ? 'favourite.remove' : 'favourite.add', { game: name }),
    onToggle: (on) => {
      if (guard('favourite', () => void set(on))) void set(on);
    },
  };
}

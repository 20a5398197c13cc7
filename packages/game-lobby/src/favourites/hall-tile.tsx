import { memo } from 'react';
import { GameTile } from '../game-tile.tsx';
import type { GameTileProps } from '../game-tile.tsx';
import { useFavourite } from './use-favourite.ts';

/** A game of a hall: its card with the mark of favourites. Made again only when something of it has changed. */
export const HallTile = memo(function HallTile(props: Omit<GameTileProps, 'favourite'>) {
  return <GameTile {...props} favourite={useFavourite(props.game)} />;
});

import { useText } from '@livery/i18n';
import { memo } from 'react';
import { GameTile } from '../game-tile.tsx';
import type { GameTileProps } from '../game-tile.tsx';
import type { Favourites } from './use-favourites.ts';

/** Properties of {@link HallTile}: all stay the same while nothing of the card changes. */
export interface HallTileProps extends Omit<GameTileProps, 'favourite'> {
  readonly marked: boolean;
  readonly onMark: Favourites['onMark'];
}

/** A game of a hall: its card with the mark of favourites. Made again only when something of it has changed. */
export const HallTile = memo(function HallTile({ marked, onMark, ...tile }: HallTileProps) {
  const t = useText('games');
  const { game } = tile;
  const label = t(marked ? 'favourite.remove' : 'favourite.add', { game: game.name });
  return <GameTile {...tile} favourite={{ active: marked, label, onToggle: (on) => onMark(game, on) }} />;
});

import { useText } from '@livery/i18n';
import { gameCardOf } from '@livery/navigation';
import { GameCard } from '@livery/ui-kit';
import { memo } from 'react';
import { useGameActions } from './game-actions.tsx';
import type { Game } from './hooks.ts';

/** Properties of {@link GameTile}: all stay the same while nothing of the card changes. */
export interface GameTileProps {
  readonly game: Game;
  /** For tiles of the first screen. */
  readonly priority?: boolean;
  /** Level of its heading; 3 without it. */
  readonly level?: 2 | 3;
  /** Whether it is among the favourites; shows where these can be changed. */
  readonly marked?: boolean;
  /** Adds the game to the favourites, or takes it away; the card has no heart without it. */
  readonly onMark?: (game: Game, on: boolean) => void;
}

/** A game as a card: badges, vendor, favourite button, and why it cannot be opened where it cannot. Memoised. */
export const GameTile = memo(function GameTile({ game, priority = false, level = 3, marked = false, onMark }: GameTileProps) {
  const t = useText('games');
  const { hrefOf, onOpen, imageUrl } = useGameActions();
  const favourite = onMark && {
    active: marked,
    label: t(marked ? 'favourite.remove' : 'favourite.add', { game: game.name }),
    onToggle: (on: boolean) => onMark(game, on),
  };
  return (
    <GameCard
      {...gameCardOf(game, t, imageUrl)}
      href={hrefOf(game)}
      onOpen={(event) => onOpen(game, event)}
      priority={priority}
      level={level}
      {...(favourite === undefined ? {} : { favourite })}
    />
  );
});

import { useText } from '@livery/i18n';
import { useImageUrl } from '@livery/session';
import { GameCard } from '@livery/ui-kit';
import type { FavouriteMark, GameMark } from '@livery/ui-kit';
import { useGameActions } from './game-actions.tsx';
import type { Game } from './hooks.ts';

/** Properties of {@link GameTile}. */
export interface GameTileProps {
  readonly game: Game;
  /** For tiles of the first screen. */
  readonly priority?: boolean;
  /** Level of its heading; 3 without it. */
  readonly level?: 2 | 3;
  /** The heart on it; none without. */
  readonly favourite?: FavouriteMark;
}

/** A game of the catalogue as a card: its marks, its vendor, and why it cannot be opened where it cannot. */
export function GameTile({ game, priority = false, level = 3, favourite }: GameTileProps) {
  const t = useText('games');
  const imageUrl = useImageUrl();
  const { hrefOf, onOpen } = useGameActions();
  const marks: GameMark[] = [];
  if (game.isJackpot) marks.push({ kind: 'jackpot', label: t('hall.jackpot') });
  else if (game.isHot) marks.push({ kind: 'hot', label: t('hall.hot') });
  if (game.isNew) marks.push({ kind: 'new', label: t('hall.new') });
  const closed = game.state === 'open' ? undefined : t(game.state === 'barred' ? 'hall.barred' : 'hall.maintenance');
  return (
    <GameCard
      name={game.name}
      detail={game.vendorName}
      image={imageUrl(game.image)}
      href={hrefOf(game)}
      onOpen={(event) => onOpen(game, event)}
      marks={marks}
      priority={priority}
      level={level}
      {...(favourite === undefined ? {} : { favourite })}
      {...(closed === undefined ? {} : { unavailable: closed })}
    />
  );
}

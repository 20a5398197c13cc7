import type { ResponseOf } from '@livery/contracts';
import { useGuard } from '@livery/session';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { gameHref } from './game-place.ts';

type Game = ResponseOf<'gameList'>['games'][number];

/** How games are opened from the lobby: the address of each, and the guard that stands before it. */
export interface LaunchActions {
  readonly hrefOf: (game: Game) => string;
  readonly onOpen: (game: Game, event: MouseEvent<HTMLElement>) => void;
}

/** Opens games in the frame. A visitor is asked to log in first; a trial account plays what takes demo money. */
export function useGameActions(): LaunchActions {
  const guard = useGuard();
  return useMemo(
    () => ({
      hrefOf: gameHref,
      onOpen: (game, event) => {
        if (!guard(game.freePlay ? 'playDemo' : 'playReal')) event.preventDefault();
      },
    }),
    [guard],
  );
}

import type { ResponseOf } from '@livery/contracts';
import { useGuard } from '@livery/session';
import { useEffect, useMemo, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { gameHref } from './game-place.ts';

type Game = ResponseOf<'gameList'>['games'][number];

/** How games are opened from the lobby: the address of each, and the guard that stands before it. */
export interface LaunchActions {
  readonly hrefOf: (game: Game) => string;
  readonly onOpen: (game: Game, event: MouseEvent<HTMLElement>) => void;
}

/** Opens games in the frame. A visitor is asked to log in first, and is then led to the game; a trial account plays what takes demo money. */
export function useGameActions(): LaunchActions {
  const guard = useGuard();
  const navigate = useNavigate();
  // Another function at each address; tiles need not be made again for that.
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  return useMemo(
    () => ({
      hrefOf: gameHref,
      onOpen: (game, event) => {
        const launch = () => void latest.current(gameHref(game));
        if (!guard(game.freePlay ? 'playDemo' : 'playReal', launch)) event.preventDefault();
      },
    }),
    [guard],
  );
}

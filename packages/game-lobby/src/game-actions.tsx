import { useImageUrl } from '@livery/session';
import { createContext, use, useMemo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Game } from './hooks.ts';

/** How a game is opened: the lobby shows games and leaves opening them to whoever hosts it. */
export interface GameActions {
  /** Address that opens the game. */
  readonly hrefOf: (game: Game) => string;
  /** Stands before the navigation; prevents it where something else has to happen first, such as a login. */
  readonly onOpen: (game: Game, event: MouseEvent<HTMLElement>) => void;
}

/** What every game's card needs around it. */
export interface CardSurroundings extends GameActions {
  /** The address of a game's picture. */
  readonly imageUrl: (path: string) => string;
}

const ActionsContext = createContext<CardSurroundings | undefined>(undefined);

/** Gives every game card below it the way to open its game. */
export function GameActionsProvider({ actions, children }: { readonly actions: GameActions; readonly children: ReactNode }) {
  // Found out once for a wall of a hundred cards.
  const imageUrl = useImageUrl();
  const surroundings = useMemo(() => ({ ...actions, imageUrl }), [actions, imageUrl]);
  return <ActionsContext value={surroundings}>{children}</ActionsContext>;
}

/** The way to open games. Throws outside a `GameActionsProvider`. */
export function useGameActions(): CardSurroundings {
  const actions = use(ActionsContext);
  if (actions === undefined) throw new Error('No GameActionsProvider above: the portal gives one.');
  return actions;
}

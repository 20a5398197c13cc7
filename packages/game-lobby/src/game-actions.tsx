import { useImageUrl } from '@livery/session';
import { createContext, use, useMemo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Game } from './hooks.ts';

/** A game to be opened: from a list, or from the screen that it has itself, as a lottery does. */
export type OpenedGame = Game & { /** Launches it, in place of leading to its screen. */ readonly atScreen?: true };

/** How a game is opened: the host application provides it. */
export interface GameActions {
  /** Address that opens the game. */
  readonly hrefOf: (game: OpenedGame) => string;
  /** Runs before the navigation; prevents it where something else comes first, such as a login. */
  readonly onOpen: (game: OpenedGame, event: MouseEvent<HTMLElement>) => void;
}

/** Values that every game card reads from its surroundings. */
export interface CardSurroundings extends GameActions {
  /** The address of a game's picture. */
  readonly imageUrl: (path: string) => string;
}

const ActionsContext = createContext<CardSurroundings | undefined>(undefined);

interface GameActionsProviderProps {
  /** How games are opened; a new object renders all cards anew. */
  readonly actions: GameActions;
  /** Pages with cards of games. */
  readonly children: ReactNode;
}

/** Provides the game actions to every card below it. */
export function GameActionsProvider({ actions, children }: GameActionsProviderProps) {
  // Read once for a grid of a hundred cards.
  const imageUrl = useImageUrl();
  const surroundings = useMemo(() => ({ ...actions, imageUrl }), [actions, imageUrl]);
  return <ActionsContext value={surroundings}>{children}</ActionsContext>;
}

/** The game actions. Throws outside a `GameActionsProvider`. */
export function useGameActions(): CardSurroundings {
  const actions = use(ActionsContext);
  if (actions === undefined) throw new Error('No GameActionsProvider above: the portal gives one.');
  return actions;
}

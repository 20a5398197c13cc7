import { createContext, use } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Game } from './hooks.ts';

/** How a game is opened: the lobby shows games and leaves opening them to whoever hosts it. */
export interface GameActions {
  /** Address that opens the game. */
  readonly hrefOf: (game: Game) => string;
  /** Stands before the navigation; prevents it where something else has to happen first, such as a login. */
  readonly onOpen: (game: Game, event: MouseEvent<HTMLElement>) => void;
}

const ActionsContext = createContext<GameActions | undefined>(undefined);

/** Gives every game card below it the way to open its game. */
export function GameActionsProvider({ actions, children }: { readonly actions: GameActions; readonly children: ReactNode }) {
  return <ActionsContext value={actions}>{children}</ActionsContext>;
}

/** The way to open games. Throws outside a `GameActionsProvider`. */
export function useGameActions(): GameActions {
  const actions = use(ActionsContext);
  if (actions === undefined) throw new Error('No GameActionsProvider above: the portal gives one.');
  return actions;
}

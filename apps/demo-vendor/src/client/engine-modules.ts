import type { EngineId } from '../shared/protocol.ts';
import type { GameContext } from './game-context.ts';

/** The entry of an engine's chunk. */
export interface EngineModule {
  /**
   * Builds the game into `context.root` and resumes rounds in progress. Resolves when the player can play, with the text
   * that screen readers announce. Rejects with ApiProblem when the game cannot be played.
   */
  mount(context: GameContext): Promise<string>;
}

/** Loaders of the engines' chunks. */
export const ENGINE_MODULES: Readonly<Record<EngineId, () => Promise<EngineModule>>> = {
  bingo: () => import('./engines/bingo/mount.ts'),
  live: () => import('./engines/live/mount.ts'),
  slot: () => import('./engines/slot/mount.ts'),
  cards: () => import('./engines/cards/mount.ts'),
  draws: () => import('./engines/draws/mount.ts'),
  events: () => import('./engines/events/mount.ts'),
  fishing: () => import('./engines/fishing/mount.ts'),
  ticket: () => import('./engines/ticket/mount.ts'),
  wheel: () => import('./engines/wheel/mount.ts'),
};

import type { EngineId, SessionView } from '../shared/protocol.ts';
import type { Address } from './launch.ts';
import type { Api } from './api.ts';
import type { MoneyFormat } from './money.ts';
import type { Parent } from './parent.ts';

/** What every engine is given: the session and the ways to its server, its player and its portal. */
export interface Shell {
  readonly root: HTMLElement;
  readonly session: SessionView;
  readonly address: Address;
  readonly api: Api;
  readonly money: MoneyFormat;
  readonly parent: Parent;
}

/** A chunk of the page: one engine. */
export interface EngineChunk {
  /**
   * Builds the game into `shell.root` and takes up what was in flight. When it resolves the player can play; it answers
   * what screen readers are told then. Rejects with ApiProblem when the game cannot be played.
   */
  begin(shell: Shell): Promise<string>;
}

/** Every engine's chunk, loaded when a session needs it. */
export const CHUNKS: Readonly<Record<EngineId, () => Promise<EngineChunk>>> = {
  bingo: () => import('./engines/bingo/begin.ts'),
  live: () => import('./engines/live/begin.ts'),
  slot: () => import('./engines/slot/begin.ts'),
  cards: () => import('./engines/cards/begin.ts'),
  events: () => import('./engines/events/begin.ts'),
  fishing: () => import('./engines/fishing/begin.ts'),
  wheel: () => import('./engines/wheel/begin.ts'),
};

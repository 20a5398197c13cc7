import type { LiveKind } from '../../../maths/live/live-model.ts';
import type { LiveResult } from '../../../shared/live.ts';
import type { TableState, TableTiming } from '../../../shared/table.ts';
import { createBaccaratScene, createDragonTigerScene } from './card-scene.ts';
import { createDiceScene } from './dice-scene.ts';
import { createLastView } from './last-view.ts';
import { coupOf, createRoadsView } from './roads-view.ts';
import type { Scene } from './scene.ts';
import { createWheelScene } from './wheel-scene.ts';

/** The past of a table: roads, or a list. */
export interface PastView {
  readonly element: HTMLElement;
  show(state: TableState<LiveResult>): void;
}

/** The scene of a kind of table, with the countdown in its middle. */
export function createScene(kind: LiveKind, middle: HTMLElement, timing: TableTiming): Scene {
  switch (kind) {
    case 'baccarat':
      return createBaccaratScene(middle);
    case 'dragon-tiger':
      return createDragonTigerScene(middle);
    case 'roulette':
      return createWheelScene(middle, timing.revealMs);
    case 'sicbo':
      return createDiceScene(middle);
  }
}

/** Results that lie open, newest first: the round of now among them once its result stands. */
function open({ phase, result, past }: TableState<LiveResult>): LiveResult[] {
  const before = past.map((one) => one.result);
  return phase === 'pause' && result !== null ? [result, ...before] : before;
}

/** The past of a kind of table; `shoeRounds` where it is dealt from a shoe. */
export function createPast(kind: LiveKind, shoeRounds: number | null): PastView {
  if (shoeRounds === null) {
    const view = createLastView(kind);
    return { element: view.element, show: (state) => view.show(open(state)) };
  }
  const view = createRoadsView(kind);
  return {
    element: view.element,
    show(state) {
      const place = state.number % shoeRounds;
      // The last of the past is of the shoe before: it tells that shoe’s secret.
      const own = open(state).slice(0, place + (state.phase === 'pause' ? 1 : 0));
      view.show(own.toReversed().map((result) => coupOf(kind, result)), place + 1, shoeRounds);
    },
  };
}

/** Spots that have a number key, in its order. */
export const KEYED: Readonly<Record<LiveKind, readonly string[]>> = {
  baccarat: ['player-pair', 'player', 'tie', 'banker', 'banker-pair'],
  'dragon-tiger': ['dragon', 'tie', 'suited-tie', 'tiger'],
  roulette: ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen-1', 'dozen-2', 'dozen-3'],
  sicbo: ['small', 'big', 'triple-any'],
};

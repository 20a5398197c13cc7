import type { LiveKind } from '../../../maths/live/live-model.ts';
import type { LiveResult } from '../../../shared/live.ts';
import type { TableState, TableTiming } from '../../../shared/table.ts';
import { createBaccaratScene, createDragonTigerScene } from './card-scene.ts';
import { createDiceScene } from './dice-scene.ts';
import { createRecentResultsView } from './recent-results-view.ts';
import { coupOf, createRoadsView } from './roads-view.ts';
import type { Scene } from './scene.ts';
import { createWheelScene } from './wheel-scene.ts';

/** The past results of a table: roads or a list. */
export interface PastView {
  readonly element: HTMLElement;
  show(state: TableState<LiveResult>): void;
}

/** Creates the scene of a kind of table, with the countdown in its middle. */
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

/** Published results, newest first, including the present round in its pause. */
function open({ phase, result, past }: TableState<LiveResult>): LiveResult[] {
  const before = past.map((one) => one.result);
  return phase === 'pause' && result !== null ? [result, ...before] : before;
}

/** Creates the view of past results; `shoeRounds` is null for tables without a shoe. */
export function createPast(kind: LiveKind, shoeRounds: number | null): PastView {
  if (shoeRounds === null) {
    const view = createRecentResultsView(kind);
    return { element: view.element, show: (state) => view.show(open(state)) };
  }
  const view = createRoadsView(kind);
  return {
    element: view.element,
    show(state) {
      const place = state.number % shoeRounds;
      // The last past round belongs to the previous shoe; it is sent to publish that shoe’s seed.
      const own = open(state).slice(0, place + (state.phase === 'pause' ? 1 : 0));
      view.show(own.toReversed().map((result) => coupOf(kind, result)), place + 1, shoeRounds);
    },
  };
}

/** Spots with a number key, in the order of the keys. */
export const NUMBER_KEY_SPOTS: Readonly<Record<LiveKind, readonly string[]>> = {
  baccarat: ['player-pair', 'player', 'tie', 'banker', 'banker-pair'],
  'dragon-tiger': ['dragon', 'tie', 'suited-tie', 'tiger'],
  roulette: ['red', 'black', 'odd', 'even', 'low', 'high', 'dozen-1', 'dozen-2', 'dozen-3'],
  sicbo: ['small', 'big', 'triple-any'],
};

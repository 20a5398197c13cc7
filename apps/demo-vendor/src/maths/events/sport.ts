export type SportKind = 'football' | 'esports' | 'cockfight';

/** Strengths of the two sides of an event, in a unit of the sport; published before the first bet. */
export type Pace = readonly [home: number, away: number];

/** An exact chance: `ways` out of `of`, not in lowest terms. */
export interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
}

/** A pick of a market, with its present chance. */
export interface Pick {
  readonly id: string;
  readonly chance: Chance;
}

/** A market with exactly one winning pick; the chances of its picks add up to one. */
export interface Market {
  readonly id: string;
  readonly picks: readonly Pick[];
}

/**
 * A kind of event: a Markov process in steps. A step depends on the pace only, so the chances of every market follow exactly
 * from the state of the event.
 */
export interface Sport<State = unknown> {
  readonly kind: SportKind;
  /** Code of the rules, stored with each bet. */
  readonly model: string;
  readonly stepMs: number;
  /** The least number of steps of an event. */
  readonly minSteps: number;
  /** Whether bets are accepted while the event runs. */
  readonly inPlay: boolean;
  readonly start: State;
  /** The sum of the step weights. */
  readonly totalWeight: number;
  /** The possible steps, one letter each, with their weights. */
  stepWeights(pace: Pace): readonly (readonly [symbol: string, weight: number])[];
  next(state: State, symbol: string): State;
  over(state: State): boolean;
  /** Duration of a break that begins in this state in milliseconds, such as half-time. */
  breakMs(state: State): number;
  /** Whether bets are suspended after a step. */
  suspendsBets(before: State, after: State): boolean;
  markets(pace: Pace, state: State): readonly Market[];
  /** The winning pick of a market of an event that is over. */
  winnerOf(market: string, final: State): string;
  /** The score as text: `2–1`. */
  score(state: State): string;
}

/** The state of an event after the steps in `course`. */
export function stateAfter<State>(sport: Sport<State>, course: string): State {
  let state = sport.start;
  for (const symbol of course) state = sport.next(state, symbol);
  return state;
}

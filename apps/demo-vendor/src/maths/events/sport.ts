/** Kinds of event. */
export type SportKind = 'football' | 'esports' | 'cockfight';

/** How strong the two sides of an event are, in the sport's own measure; shown to everybody before the first bet. */
export type Pace = readonly [home: number, away: number];

/** An exact chance: `ways` out of `of`, not in lowest terms. */
export interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
}

/** One thing to bet on, with its chance as things stand. */
export interface Pick {
  readonly id: string;
  readonly chance: Chance;
}

/** A question with exactly one answer; the chances of its picks add up to one. */
export interface Market {
  readonly id: string;
  readonly picks: readonly Pick[];
}

/**
 * A kind of event: a Markov process in steps. What one step brings depends on the pace alone, so that the chances of every
 * market follow exactly from where the event stands.
 */
export interface Sport<State = unknown> {
  readonly kind: SportKind;
  /** Name of the rules, kept with each bet. */
  readonly model: string;
  readonly stepMs: number;
  /** Steps that every event has, at the least. */
  readonly minSteps: number;
  /** Bets are taken while the event runs, too. */
  readonly inPlay: boolean;
  readonly start: State;
  /** What a step can bring, each one letter, with its weight; `total` is their sum. */
  readonly totalWeight: number;
  stepWeights(pace: Pace): readonly (readonly [symbol: string, weight: number])[];
  next(state: State, symbol: string): State;
  over(state: State): boolean;
  /** Milliseconds of a break that begins at this state: half-time, the next map. */
  breakMs(state: State): number;
  /** Whether bets are suspended for a moment because of a step. */
  suspendsBets(before: State, after: State): boolean;
  markets(pace: Pace, state: State): readonly Market[];
  /** Of an event that is over: the pick of a market that won. */
  winnerOf(market: string, final: State): string;
  /** How it stands or ended, as everybody writes it: `2–1`. */
  score(state: State): string;
}

/** How an event stands after the steps written in `course`. */
export function stateAfter<State>(sport: Sport<State>, course: string): State {
  let state = sport.start;
  for (const symbol of course) state = sport.next(state, symbol);
  return state;
}

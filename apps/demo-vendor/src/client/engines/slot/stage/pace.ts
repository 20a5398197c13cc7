/** How fast things move, in milliseconds and symbols per second. */
export interface Pace {
  readonly speed: number;
  /** Symbols a reel still runs once it is told to stop. */
  readonly runOut: number;
  readonly stagger: number;
  /** Least time the first reel spins. */
  readonly least: number;
  /** What a reel spins longer when one more scatter would start free spins. */
  readonly suspense: number;
  /** How long all wins are shown together before the next spin may start by itself. */
  readonly showWin: number;
  readonly pause: number;
}

export const NORMAL: Pace = { speed: 27, runOut: 5, stagger: 170, least: 420, suspense: 950, showWin: 1500, pause: 350 };
export const TURBO: Pace = { speed: 38, runOut: 3, stagger: 45, least: 90, suspense: 420, showWin: 800, pause: 120 };
/** With reduced motion nothing moves; results stay long enough to be read. */
export const STILL: Pace = { speed: 27, runOut: 0, stagger: 0, least: 0, suspense: 0, showWin: 1500, pause: 300 };

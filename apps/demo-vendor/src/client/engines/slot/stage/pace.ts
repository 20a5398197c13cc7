/** Speeds of animations, in milliseconds and symbols per second. */
export interface AnimationPace {
  readonly speed: number;
  /** Symbols that a reel still passes when it is stopped. */
  readonly runOut: number;
  readonly stagger: number;
  /** The least time that the first reel spins. */
  readonly least: number;
  /** Additional time of a reel when one more scatter would start free spins. */
  readonly suspense: number;
  /** How long wins are shown before autoplay or free spins continue. */
  readonly showWin: number;
  readonly pause: number;
}

export const NORMAL: AnimationPace = { speed: 27, runOut: 5, stagger: 170, least: 420, suspense: 950, showWin: 1500, pause: 350 };
export const TURBO: AnimationPace = { speed: 38, runOut: 3, stagger: 45, least: 90, suspense: 420, showWin: 800, pause: 120 };
/** Reduced motion: no animation, but enough time to read results. */
export const STILL: AnimationPace = { speed: 27, runOut: 0, stagger: 0, least: 0, suspense: 0, showWin: 1500, pause: 300 };

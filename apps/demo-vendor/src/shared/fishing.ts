/** Charges of a magazine. Its price is the stake; a charge is a hundredth of it. */
export const MAGAZINE_CHARGES = 100;
/** Charges that one shot may take: the power of the cannon, 1 to 10. */
export const MAX_POWER = 10;
/** Between two shots, in milliseconds: six a second. */
export const SHOT_INTERVAL_MS = 1000 / 6;
/** Shots that may be asked for at once, for instance after a slow answer. */
export const MAX_SHOTS_PER_MOVE = 6;
/** A magazine that is not fired for so long is closed and paid, in milliseconds. */
export const IDLE_TIMEOUT_MS = 180_000;

/** A shot as it is kept: place of the target in `TARGETS`, power, prize in times the shot (0: it got away), and where several prizes make it up, each. */
export type ShotRecord = readonly [target: number, power: number, times: number, ...parts: number[]];

/** Why a magazine is closed: all charges fired, by the player, nobody fired for long, or by another visit to the game. */
export type MagazineEnd = 'spent' | 'closed' | 'idle' | 'elsewhere';

/** A magazine: while it is open, and afterwards. */
export interface FishingOutcome {
  /** Charges not fired yet; they are paid back when the magazine is closed. */
  readonly left: number;
  /** Prizes so far, in charges. */
  readonly prizes: number;
  /** In the order of firing: shot number 1 stands first. */
  readonly shots: readonly ShotRecord[];
  /** When it was loaded or last fired, milliseconds since 1970 UTC. */
  readonly movedAt: number;
  /** When the cannon has cooled down. */
  readonly coolAt: number;
  readonly end: MagazineEnd | null;
}

/**
 * A move: shots, numbered from `first` in the order of firing, each a place in `TARGETS` and a power; or closing the
 * magazine. A shot whose number has been fired is not fired again; one that comes too early, or takes more than is
 * left, is not fired yet. The answer shows which were.
 */
export type FishingMove =
  | { readonly first: number; readonly shots: readonly (readonly [target: number, power: number])[] }
  | { readonly close: true };

/** What a magazine comes to in charges: its prizes, and what was not fired. */
export function chargesToPay({ left, prizes }: Pick<FishingOutcome, 'left' | 'prizes'>): number {
  return left + prizes;
}

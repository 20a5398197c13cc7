/** Charges of a magazine. The stake is its price, so a charge costs a hundredth of it. */
export const MAGAZINE_CHARGES = 100;
/** The highest power of a shot; a shot costs its power in charges. */
export const MAX_POWER = 10;
/** The least time between two shots in milliseconds: six shots a second. */
export const SHOT_INTERVAL_MS = 1000 / 6;
/** The most shots in one move, for instance after a slow answer. */
export const MAX_SHOTS_PER_MOVE = 6;
/** Time without a shot after which a magazine is closed and paid, in milliseconds. */
export const IDLE_TIMEOUT_MS = 180_000;

/** A stored shot: index of the target in `TARGETS`, power, prize in multiples of the shot (0 for a miss), and the parts of a prize that has several. */
export type ShotRecord = readonly [target: number, power: number, times: number, ...parts: number[]];

/** Why a magazine was closed: all charges fired, by the player, after the idle timeout, or by another session of the player. */
export type MagazineEnd = 'spent' | 'closed' | 'idle' | 'elsewhere';

/** The state of a magazine, open or closed. */
export interface FishingOutcome {
  /** Charges not fired yet; they are refunded when the magazine is closed. */
  readonly left: number;
  /** Prizes so far, in charges. */
  readonly prizes: number;
  /** In the order of firing; shot number 1 is first. */
  readonly shots: readonly ShotRecord[];
  /** When the magazine was bought or last fired, milliseconds since 1970 UTC. */
  readonly movedAt: number;
  /** Earliest time at which the rate limit has recovered completely. */
  readonly coolAt: number;
  readonly end: MagazineEnd | null;
}

/**
 * A move: shots, numbered from `first` in the order of firing, each an index into `TARGETS` and a power; or closing the
 * magazine. A number that has been fired is not fired again; a shot that is too early or costs more charges than are left is
 * not fired. The answer's outcome shows which were.
 */
export type FishingMove =
  | { readonly first: number; readonly shots: readonly (readonly [target: number, power: number])[] }
  | { readonly close: true };

/** Charges to pay when a magazine is closed: its prizes and its unused charges. */
export function chargesToPay({ left, prizes }: Pick<FishingOutcome, 'left' | 'prizes'>): number {
  return left + prizes;
}

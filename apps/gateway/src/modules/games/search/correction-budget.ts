import type { Clock } from '../../../platform/db/index.ts';

/** Whether another search may be corrected now: comparing with every known word takes milliseconds of the only thread. */
export type MayCorrect = () => boolean;

/** Corrections of a second, of all visitors: beyond them a misspelt search finds nothing, as without correction. */
const PER_SECOND = 20;
const SECOND_MS = 1_000;

/** A {@link MayCorrect} that allows {@link PER_SECOND} in each second of the clock. */
export function createCorrectionBudget(clock: Clock): MayCorrect {
  let second = -1;
  let used = 0;
  return () => {
    const now = Math.floor(clock.now() / SECOND_MS);
    if (now !== second) [second, used] = [now, 0];
    used += 1;
    return used <= PER_SECOND;
  };
}

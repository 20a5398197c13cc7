const FIRST_MS = 5_000;
const LONGEST_MS = 10 * 60_000;

/** When a provider is asked again about a payout, after so many times that it had not ended: ever more rarely. */
export const nextQuestion = (attempts: number, now: number): Date => new Date(now + Math.min(FIRST_MS * 2 ** Math.min(attempts, 10), LONGEST_MS));

/**
 * How long an order to a provider may still be on its way, in milliseconds: a later refusal of the same id says that nothing was done
 * only when none sent before can arrive any more.
 */
export const MAY_STILL_ARRIVE_MS = 120_000;

import type { Deposit } from './types.ts';

const FIRST_MS = 15_000;
const LONGEST_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
/** When a provider is asked after the end whether money arrived late or a second time: no callback is certain to come. */
const AFTER_END_MS = [HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS] as const;

/** When a deposit that waits for a payment is asked about next: ever more rarely, and soon after its time is over. */
export function nextQuery({ expiresAt }: Pick<Deposit, 'expiresAt'>, attempts: number, now: number): Date {
  const wait = Math.min(FIRST_MS * 2 ** Math.min(attempts, 10), LONGEST_MS);
  const end = expiresAt.getTime() + 1_000;
  return new Date(now < end ? Math.min(now + wait, end) : now + wait);
}

/** When a deposit that has ended is asked about after `attempts` times; null: never again. */
export function nextWatch(attempts: number, now: number): Date | null {
  const wait = AFTER_END_MS[attempts];
  return wait === undefined ? null : new Date(now + wait);
}

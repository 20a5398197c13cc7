import type { Deposit } from './fee.ts';

/** States in which something is still waited for. */
const UNDER_WAY: readonly Deposit['state'][] = ['created', 'paid', 'seen', 'review'];

/**
 * How often a deposit is looked at where no push tells of it, in milliseconds: 0 once it is credited or sent back, and so is all money
 * that arrived for it; seldom where it ended without money, which may still come late.
 */
export function lookEveryMs({ state, look, receipts }: Pick<Deposit, 'state' | 'look' | 'receipts'>): number {
  if (UNDER_WAY.includes(state) || look !== null || receipts.some(({ outcome }) => outcome !== 'credited' && outcome !== 'refunded')) return 10_000;
  return state === 'credited' || state === 'refunded' ? 0 : 60_000;
}

import type { Deposit } from './fee.ts';

/** States in which something is still waited for. */
const UNDER_WAY: readonly Deposit['state'][] = ['created', 'paid', 'seen', 'review'];

/** Whether a deposit is over, and so is all money that arrived for it. */
export const isOver = ({ state, look, receipts }: Pick<Deposit, 'state' | 'look' | 'receipts'>): boolean =>
  !UNDER_WAY.includes(state) && look === null && receipts.every(({ outcome }) => outcome === 'credited' || outcome === 'refunded');

import type { Withdrawal } from './amounts.ts';

/** States in which a withdrawal was not paid, and its money is back. */
const NOT_PAID: readonly Withdrawal['state'][] = ['failed', 'refused', 'cancelled'];
/** What a withdrawal that was paid ends with. */
const DECIDED: readonly Withdrawal['confirmation'][] = ['received', 'forced', 'settled'];

/** Whether a withdrawal is over: one that was paid is so once it is known whether it arrived. */
export const isOver = ({ state, confirmation }: Pick<Withdrawal, 'state' | 'confirmation'>): boolean =>
  NOT_PAID.includes(state) || (state === 'paid' && DECIDED.includes(confirmation));

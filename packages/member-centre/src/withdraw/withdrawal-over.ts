import type { Withdrawal } from './amounts.ts';

/** States in which a withdrawal was not paid, and its money is back. */
const NOT_PAID: readonly Withdrawal['state'][] = ['failed', 'refused', 'cancelled'];
/** What a withdrawal that was paid ends with. */
const DECIDED: readonly Withdrawal['confirmation'][] = ['received', 'forced', 'settled'];

/** Whether a withdrawal is over: one that was paid is so once it is known whether it arrived, and none is that a person looks into. */
export const isOver = ({ state, confirmation, look }: Pick<Withdrawal, 'state' | 'confirmation' | 'look'>): boolean =>
  look == null && (NOT_PAID.includes(state) || (state === 'paid' && DECIDED.includes(confirmation)));

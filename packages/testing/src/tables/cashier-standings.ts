import type { ResponseOf } from '@livery/contracts';

type Deposit = ResponseOf<'depositOne'>['deposit'];
type Withdrawal = ResponseOf<'withdrawalOne'>['withdrawal'];

/** Where a deposit stands for its member, as far as words tell it. */
export interface DepositStanding extends Pick<Deposit, 'state' | 'look' | 'code'> {
  /** What became of the money that arrived, each once. */
  readonly outcomes: readonly Deposit['receipts'][number]['outcome'][];
}

/** Where a withdrawal stands for its member, as far as words tell it. */
export type WithdrawalStanding = Pick<Withdrawal, 'state' | 'look' | 'code' | 'confirmation'>;

const deposit = (state: Deposit['state'], outcomes: DepositStanding['outcomes'] = [], look: Deposit['look'] = null, code: string | null = null): DepositStanding => ({ state, look, code, outcomes });
const withdrawal = (state: Withdrawal['state'], confirmation: Withdrawal['confirmation'] = null, look: NonNullable<Withdrawal['look']> | null = null, code: string | null = null): WithdrawalStanding => ({ state, look, code, confirmation });

/** Where deposits may stand, also after a gateway was killed between any two steps. */
export const depositStandings: readonly DepositStanding[] = [
  deposit('created'),
  deposit('paid'),
  deposit('created', [], 'currency'),
  deposit('seen', ['held']),
  deposit('review', ['held'], 'less'),
  deposit('review', ['held'], 'less', 'TOO_LATE'),
  deposit('review', ['held'], 'more'),
  deposit('review', ['held'], 'late'),
  deposit('review', ['refunding']),
  deposit('refunded', ['refunded']),
  deposit('credited', ['credited']),
  deposit('credited', ['credited'], null, 'TOO_LATE'),
  deposit('credited', ['credited', 'held'], 'twice'),
  deposit('credited', ['credited', 'refunding']),
  deposit('credited', ['credited', 'refunded']),
  deposit('expired'),
  deposit('cancelled'),
  deposit('cancelled', [], null, 'PAYER'),
  deposit('refused', [], null, 'NOT_ACCEPTED'),
  deposit('refused', [], null, 'OPERATOR'),
];

/** Where withdrawals may stand, also after a gateway was killed between any two steps. */
export const withdrawalStandings: readonly WithdrawalStanding[] = [
  withdrawal('created'),
  withdrawal('review'),
  withdrawal('approved'),
  withdrawal('sending'),
  withdrawal('sent'),
  withdrawal('sent', null, 'amount'),
  withdrawal('paid', 'awaited'),
  withdrawal('paid', 'received'),
  withdrawal('paid', 'forced'),
  withdrawal('paid', 'partly'),
  withdrawal('paid', 'missing'),
  withdrawal('paid', 'settled'),
  withdrawal('paid', 'settled', null, 'RETURNED'),
  withdrawal('paid', 'awaited', 'returned', 'ACCOUNT_CLOSED'),
  withdrawal('failed', null, null, 'ACCOUNT_CLOSED'),
  withdrawal('failed', null, null, 'NOT_ACCEPTED'),
  withdrawal('failed', null, 'paid-after-all', 'ACCOUNT_CLOSED'),
  withdrawal('failed', null, null, 'PAID_AFTER_ALL'),
  withdrawal('refused', null, null, 'OPERATOR'),
  withdrawal('cancelled'),
];

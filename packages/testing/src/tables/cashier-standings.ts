import type { ResponseOf } from '@livery/contracts';

type Deposit = ResponseOf<'depositOne'>['deposit'];
type Withdrawal = ResponseOf<'withdrawalOne'>['withdrawal'];

/** Where a deposit stands for its member, as far as words tell it. */
export interface DepositStanding extends Pick<Deposit, 'state' | 'look' | 'code'> {
  /** What became of the money that arrived, each once. */
  readonly outcomes: readonly Deposit['receipts'][number]['outcome'][];
  /** Whether it is paid to another member. */
  readonly byMembers: boolean;
}

/** Where a withdrawal stands for its member, as far as words tell it. */
export interface WithdrawalStanding extends Pick<Withdrawal, 'state' | 'look' | 'code' | 'confirmation'> {
  /** Whether other members pay it. */
  readonly byMembers: boolean;
}

const deposit = (state: Deposit['state'], outcomes: DepositStanding['outcomes'] = [], look: Deposit['look'] = null, code: string | null = null): DepositStanding => ({ state, look, code, outcomes, byMembers: false });
const withdrawal = (state: Withdrawal['state'], confirmation: Withdrawal['confirmation'] = null, look: NonNullable<Withdrawal['look']> | null = null, code: string | null = null): WithdrawalStanding => ({ state, look, code, confirmation, byMembers: false });
const byMembers = <Standing extends object>(standing: Standing) => ({ ...standing, byMembers: true });

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
  byMembers(deposit('created')),
  byMembers(deposit('paid')),
  byMembers(deposit('credited', ['credited'])),
  byMembers(deposit('expired')),
  byMembers(deposit('cancelled')),
  byMembers(deposit('refused', [], null, 'NO_MATCH')),
  byMembers(deposit('refused', [], null, 'NOT_ARRIVED')),
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
  byMembers(withdrawal('sending')),
  byMembers(withdrawal('sent')),
  byMembers(withdrawal('paid', 'received')),
  byMembers(withdrawal('paid', 'forced')),
  byMembers(withdrawal('paid', 'settled')),
  byMembers(withdrawal('paid', 'settled', null, 'REST_RETURNED')),
  byMembers(withdrawal('failed', null, null, 'NOT_MATCHED')),
];

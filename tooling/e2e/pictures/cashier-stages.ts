import type { ResponseOf } from '@livery/contracts';

export type Deposit = ResponseOf<'depositOne'>['deposit'];
export type Withdrawal = ResponseOf<'withdrawalOne'>['withdrawal'];
export type Options = ResponseOf<'withdrawalOptions'>;

const MINUTE_MS = 60_000;
const later = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString();

/** A deposit that has gone through states, a few minutes each. */
function gone(deposit: Deposit, states: readonly Deposit['state'][], more: Partial<Deposit> = {}): Deposit {
  const { createdAt } = deposit;
  const all = ['created' as const, ...states];
  const canCancel = all.length === 1;
  return { ...deposit, state: all.at(-1) ?? 'created', steps: all.map((state, index) => ({ state, at: later(createdAt, index * 4) })), canCancel, canSayPaid: canCancel, canAddProof: false, ...more };
}
const half = (amount: string): string => (Number(amount) / 2).toFixed(2);

/** Every stage of a deposit that a member may find it in, by its name. */
export const depositStages: Readonly<Record<string, (deposit: Deposit) => Deposit>> = {
  preparing: (deposit) => ({ ...deposit, instructions: null, canSayPaid: false, canAddProof: false }),
  paid: (deposit) => gone(deposit, ['paid'], { canAddProof: true }),
  seen: (deposit) => gone(deposit, ['paid', 'seen']),
  less: (deposit) => gone(deposit, ['paid', 'seen', 'review'], { look: 'less', receipts: [{ amount: half(deposit.amount), at: later(deposit.createdAt, 9), outcome: 'held' }] }),
  credited: (deposit) => gone(deposit, ['paid', 'seen', 'credited'], { credited: deposit.amount, receipts: [{ amount: deposit.amount, at: later(deposit.createdAt, 9), outcome: 'credited' }] }),
  twice: (deposit) => gone(deposit, ['paid', 'seen', 'credited'], { credited: deposit.amount, look: 'twice', receipts: [{ amount: deposit.amount, at: later(deposit.createdAt, 9), outcome: 'credited' }, { amount: half(deposit.amount), at: later(deposit.createdAt, 12), outcome: 'held' }] }),
  expired: (deposit) => gone(deposit, ['expired']),
  cancelled: (deposit) => gone(deposit, ['cancelled']),
  refused: (deposit) => gone(deposit, ['paid', 'refused'], { code: 'REFUSED' }),
  refunded: (deposit) => gone(deposit, ['paid', 'seen', 'review', 'refunded'], { receipts: [{ amount: deposit.amount, at: later(deposit.createdAt, 9), outcome: 'refunded' }] }),
};

type Step = Withdrawal['steps'][number]['state'];

/** A withdrawal that has gone through states, an hour each. */
function past(withdrawal: Withdrawal, states: readonly Step[], more: Partial<Withdrawal> = {}): Withdrawal {
  const steps = ['created' as const, ...states].map((state, index) => ({ state, at: later(withdrawal.createdAt, index * 60) }));
  return { ...withdrawal, state: 'created', confirmation: null, canCancel: false, canConfirm: false, peers: null, steps, ...more };
}
const PAID = ['approved', 'sending', 'sent', 'paid'] as const;
const soon = (withdrawal: Withdrawal): string => later(withdrawal.createdAt, 72 * 60);

/** Every stage of a withdrawal that a member may find it in, by its name. */
export const withdrawalStages: Readonly<Record<string, (withdrawal: Withdrawal) => Withdrawal>> = {
  created: (it) => past(it, [], { canCancel: true }),
  review: (it) => past(it, ['review'], { state: 'review', canCancel: true }),
  approved: (it) => past(it, ['approved'], { state: 'approved' }),
  sent: (it) => past(it, ['approved', 'sending', 'sent'], { state: 'sent' }),
  asked: (it) => past(it, PAID, { state: 'paid', confirmation: 'awaited', canConfirm: true, confirmBy: soon(it) }),
  received: (it) => past(it, [...PAID, 'received'], { state: 'paid', confirmation: 'received' }),
  forced: (it) => past(it, [...PAID, 'forced'], { state: 'paid', confirmation: 'forced' }),
  partly: (it) => past(it, [...PAID, 'partly'], { state: 'paid', confirmation: 'partly', missing: half(it.arrives) }),
  missing: (it) => past(it, [...PAID, 'missing'], { state: 'paid', confirmation: 'missing', missing: it.arrives }),
  settled: (it) => past(it, [...PAID, 'missing', 'settled'], { state: 'paid', confirmation: 'settled', missing: it.arrives, givenBack: it.arrives }),
  refused: (it) => past(it, ['review', 'refused'], { state: 'refused' }),
  failed: (it) => past(it, ['approved', 'sending', 'failed'], { state: 'failed', code: 'ACCOUNT_UNKNOWN' }),
  cancelled: (it) => past(it, ['cancelled'], { state: 'cancelled' }),
  peers: (it) => past(it, ['approved', 'sending', 'sent'], { state: 'sent', peers: { unmatched: half(it.amount), offered: true, until: soon(it), payments: [
    { id: '01a9d2c4-7c55-4a57-9b0e-0d1f4d5a6e21', reference: 'K7QM2X', amount: half(it.amount), state: 'told', arrived: null, missing: null, createdAt: it.createdAt, toldAt: later(it.createdAt, 20), confirmBy: soon(it), proofs: [], canConfirm: true, canDispute: true },
    { id: '01a9d2c4-7c55-4a57-9b0e-0d1f4d5a6e22', reference: 'R3WD9P', amount: half(it.amount), state: 'received', arrived: half(it.amount), missing: null, createdAt: it.createdAt, toldAt: later(it.createdAt, 10), confirmBy: null, proofs: [], canConfirm: false, canDispute: false },
  ] } }),
};

/** Everything that may stand in the way of a withdrawal, by its name. */
export const stops: Readonly<Record<string, (options: Options) => Options>> = Object.fromEntries(
  (['contact', 'open', 'count', 'day', 'methods'] as const).map((stop) => [stop, (options: Options): Options => ({ ...options, stops: [stop] })]),
);

/** A deposit and a gift of which a part is still to be played. */
export const toBePlayed = (options: Options): Options => ({
  ...options,
  stops: ['turnover'],
  turnover: {
    required: '1500.00', played: '420.50', left: '1079.50',
    deposits: [
      { source: 'welcome', depositId: '01a9d2c4-7c55-4a57-9b0e-0d1f4d5a6e21', credited: '1000.00', percent: 100, required: '1000.00', played: '420.50', at: '2026-11-01T08:00:00.000Z' },
      { source: 'deposit', depositId: '01a9d2c4-7c55-4a57-9b0e-0d1f4d5a6e22', credited: '500.00', percent: 100, required: '500.00', played: '0.00', at: '2026-11-12T08:00:00.000Z' },
    ],
  },
});

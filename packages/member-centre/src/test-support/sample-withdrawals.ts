import { withdrawal, withdrawalOptions } from '@livery/testing';
import type { Withdrawal, WithdrawalOptions } from '@livery/testing';

const at = '2026-01-01T09:00:00Z';
const later = '2026-01-01T09:40:00Z';
const until = '2036-01-01T09:40:00Z';
const course = (...states: Withdrawal['steps'][number]['state'][]): Withdrawal['steps'] => states.map((state, index) => ({ state, at: index === 0 ? at : later }));
const under = { canCancel: false } as const;
const paid = { ...under, state: 'paid', confirmBy: until } as const;
const asFarAsPaid = ['created', 'review', 'approved', 'sending', 'sent', 'paid'] as const;

const members = { code: 'members', name: 'From member to member' } as const;
type Payment = NonNullable<Withdrawal['peers']>['payments'][number];
const payment = (digit: number, over: Partial<Payment>): Payment => ({
  id: `0198f5a2-0000-7000-8000-00000000006${digit}`, reference: `D7K2QXMR${digit}`, amount: '200.00', state: 'told', arrived: null, missing: null, createdAt: at, toldAt: later, confirmBy: until, proofs: [], canConfirm: true, canDispute: true, ...over,
});
const sentByMembers = { ...under, state: 'sent', method: members, fee: '0.00', arrives: '500.00', steps: course('created', 'approved', 'sending', 'sent') } as const;
const ended = { canConfirm: false, canDispute: false, confirmBy: null } as const;

/** A withdrawal in each stage. */
export const sampleWithdrawals = {
  review: withdrawal(),
  approved: withdrawal({ ...under, state: 'approved', steps: course('created', 'review', 'approved') }),
  sending: withdrawal({ ...under, state: 'sending', steps: course('created', 'approved', 'sending') }),
  sent: withdrawal({ ...under, state: 'sent', steps: course('created', 'approved', 'sending', 'sent') }),
  paid: withdrawal({ ...paid, confirmation: 'awaited', canConfirm: true, steps: course(...asFarAsPaid) }),
  unmatched: withdrawal({ ...sentByMembers, peers: { unmatched: '500.00', offered: true, until, payments: [] } }),
  peers: withdrawal({
    ...sentByMembers,
    peers: {
      unmatched: '50.00', offered: true, until,
      payments: [payment(1, { ...ended, state: 'received', arrived: '200.00' }), payment(2, {}), payment(3, { amount: '50.00', state: 'reserved', toldAt: null, confirmBy: null, canDispute: false }), payment(4, { ...ended, state: 'lapsed', toldAt: null })],
    },
  }),
  peersDisputed: withdrawal({ ...sentByMembers, peers: { unmatched: '0.00', offered: true, until, payments: [payment(1, { ...ended, amount: '500.00', state: 'partly', missing: '90.00' })] } }),
  rest: withdrawal({ ...sentByMembers, state: 'paid', confirmation: 'settled', code: 'REST_RETURNED', givenBack: '300.00', steps: course(...asFarAsPaid), peers: { unmatched: '300.00', offered: false, until: at, payments: [payment(1, { ...ended, state: 'received', arrived: '200.00' })] } }),
  notMatched: withdrawal({ ...sentByMembers, state: 'failed', code: 'NOT_MATCHED', steps: course('created', 'approved', 'sending', 'sent', 'failed'), peers: { unmatched: '500.00', offered: false, until: at, payments: [] } }),
  received: withdrawal({ ...paid, confirmation: 'received', steps: course(...asFarAsPaid, 'received') }),
  forced: withdrawal({ ...paid, confirmation: 'forced', steps: course(...asFarAsPaid, 'forced') }),
  partly: withdrawal({ ...paid, confirmation: 'partly', missing: '90.00', steps: course(...asFarAsPaid, 'partly') }),
  missing: withdrawal({ ...paid, confirmation: 'missing', missing: '490.00', steps: course(...asFarAsPaid, 'missing') }),
  settled: withdrawal({ ...paid, confirmation: 'settled', missing: '90.00', givenBack: '90.00', note: 'The bank had kept a part of it. We are sorry.', steps: course(...asFarAsPaid, 'partly', 'settled') }),
  denied: withdrawal({ ...paid, confirmation: 'settled', missing: '490.00', note: 'The bank shows us that it arrived on Friday.', steps: course(...asFarAsPaid, 'missing', 'settled') }),
  failed: withdrawal({ ...under, state: 'failed', code: 'ACCOUNT_CLOSED', steps: course('created', 'approved', 'sending', 'sent', 'failed') }),
  amountDiffers: withdrawal({ ...under, state: 'sent', look: 'amount', steps: course('created', 'approved', 'sending', 'sent') }),
  returned: withdrawal({ ...paid, confirmation: 'awaited', look: 'returned', steps: course(...asFarAsPaid) }),
  returnedLater: withdrawal({ ...paid, confirmation: 'received', look: 'returned', steps: course(...asFarAsPaid, 'received') }),
  paidAfterAll: withdrawal({ ...under, state: 'failed', look: 'paid-after-all', code: 'ACCOUNT_CLOSED', steps: course('created', 'approved', 'sending', 'sent', 'failed') }),
  paidTwice: withdrawal({ ...under, state: 'failed', code: 'PAID_AFTER_ALL', note: 'We have taken back what was paid twice.', steps: course('created', 'approved', 'sending', 'sent', 'failed') }),
  refused: withdrawal({ ...under, state: 'refused', code: 'OPERATOR', note: 'Please use an account in your own name.', steps: course('created', 'review', 'refused') }),
  cancelled: withdrawal({ ...under, state: 'cancelled', steps: course('created', 'review', 'cancelled') }),
} satisfies Record<string, Withdrawal>;

/** What stands in the way of a withdrawal after two deposits. */
export const sampleTurnover: WithdrawalOptions = withdrawalOptions({
  stops: ['turnover'],
  turnover: {
    required: '1500.00',
    played: '620.50',
    left: '879.50',
    deposits: [
      { depositId: '0198f5a2-0000-7000-8000-000000000021', credited: '500.00', percent: 100, required: '500.00', played: '500.00', at },
      { depositId: '0198f5a2-0000-7000-8000-000000000022', credited: '1000.00', percent: 100, required: '1000.00', played: '120.50', at: later },
    ],
  },
});

import { withdrawal, withdrawalOptions } from '@livery/testing';
import type { Withdrawal, WithdrawalOptions } from '@livery/testing';

const at = '2026-01-01T09:00:00Z';
const later = '2026-01-01T09:40:00Z';
const until = '2036-01-01T09:40:00Z';
const course = (...states: Withdrawal['steps'][number]['state'][]): Withdrawal['steps'] => states.map((state, index) => ({ state, at: index === 0 ? at : later }));
const under = { canCancel: false } as const;
const paid = { ...under, state: 'paid', confirmBy: until } as const;
const asFarAsPaid = ['created', 'review', 'approved', 'sending', 'sent', 'paid'] as const;

/** A withdrawal in each stage. */
export const sampleWithdrawals = {
  review: withdrawal(),
  approved: withdrawal({ ...under, state: 'approved', steps: course('created', 'review', 'approved') }),
  sending: withdrawal({ ...under, state: 'sending', steps: course('created', 'approved', 'sending') }),
  sent: withdrawal({ ...under, state: 'sent', steps: course('created', 'approved', 'sending', 'sent') }),
  paid: withdrawal({ ...paid, confirmation: 'awaited', canConfirm: true, steps: course(...asFarAsPaid) }),
  received: withdrawal({ ...paid, confirmation: 'received', steps: course(...asFarAsPaid, 'received') }),
  forced: withdrawal({ ...paid, confirmation: 'forced', steps: course(...asFarAsPaid, 'forced') }),
  partly: withdrawal({ ...paid, confirmation: 'partly', missing: '90.00', steps: course(...asFarAsPaid, 'partly') }),
  missing: withdrawal({ ...paid, confirmation: 'missing', missing: '490.00', steps: course(...asFarAsPaid, 'missing') }),
  settled: withdrawal({ ...paid, confirmation: 'settled', missing: '90.00', givenBack: '90.00', note: 'The bank had kept a part of it. We are sorry.', steps: course(...asFarAsPaid, 'partly', 'settled') }),
  denied: withdrawal({ ...paid, confirmation: 'settled', missing: '490.00', note: 'The bank shows us that it arrived on Friday.', steps: course(...asFarAsPaid, 'missing', 'settled') }),
  failed: withdrawal({ ...under, state: 'failed', code: 'ACCOUNT_CLOSED', steps: course('created', 'approved', 'sending', 'sent', 'failed') }),
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

import { href } from '@livery/navigation';
import { inApp, never, payoutAccount, payoutAccounts, refuse, withdrawalOptions } from '@livery/testing';
import type { Answers, Withdrawal } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CentreSite } from '../test-support/centre-site.tsx';
import { sampleTurnover, sampleWithdrawals } from '../test-support/sample-withdrawals.ts';

const meta = {
  title: 'Pages/Member centre/Withdraw',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (answers: Answers = {}, query: Readonly<Record<string, string>> = {}): Story => ({ parameters: { app: { session: 'member' as const, answers, route: href('withdraw', { query }) } } });
const one = (withdrawal: Withdrawal): Story => showing({ withdrawalOne: () => ({ withdrawal }) }, { withdrawal: withdrawal.id });
const own = (withdrawal: Withdrawal, digit: number): Withdrawal => ({ ...withdrawal, id: withdrawal.id.slice(0, -1) + String(digit) });
const stopped = (...stops: ReturnType<typeof withdrawalOptions>['stops']): Story => showing({ withdrawalOptions: () => withdrawalOptions({ stops }) });
const cooling = payoutAccount({ id: '0198f5a2-0000-7000-8000-000000000022', kind: 'ewallet', provider: 'TAPPAY', name: 'TapPay', lastFour: '4567', usable: false });
const [standard] = withdrawalOptions().methods;

export const Filled: Story = showing({
  payoutAccounts: () => payoutAccounts({ accounts: [payoutAccount(), cooling] }),
  withdrawals: ({ which }) => ({
    records: which === 'open' ? [own(sampleWithdrawals.review, 1), own(sampleWithdrawals.paid, 2)] : [own(sampleWithdrawals.received, 3), own(sampleWithdrawals.refused, 4), own(sampleWithdrawals.settled, 5)],
    next: null,
  }),
});
export const Empty: Story = showing();
export const Loading: Story = showing({ withdrawalOptions: never, payoutAccounts: never, withdrawals: never });
export const Failed: Story = showing({ withdrawalOptions: () => refuse('UNAVAILABLE'), withdrawals: () => refuse('UNAVAILABLE') });
export const TwoWays: Story = showing({
  withdrawalOptions: () => withdrawalOptions({ documentsAbove: '5000.00', methods: standard === undefined ? [] : [standard, { ...standard, code: 'fast', name: 'Instant transfer', note: 'Within minutes, also at night.', fee: { ppm: 20_000, fixed: '0.00', least: '0.00', most: null }, usualMinutes: null, arrivesMinutes: 5 }] }),
});
export const NoMethods: Story = stopped('methods');
export const NoAccounts: Story = showing({ payoutAccounts: () => payoutAccounts({ accounts: [] }) });
export const NoTransactionPassword: Story = showing({ payoutAccounts: () => payoutAccounts({ transactionPassword: false }) });
export const AccountsCooling: Story = showing({ payoutAccounts: () => payoutAccounts({ accounts: [cooling] }) });
export const ContactUnproved: Story = stopped('contact');
export const Turnover: Story = showing({ withdrawalOptions: () => sampleTurnover });
export const TooManyUnderWay: Story = stopped('open');
export const TooManyToday: Story = stopped('count');
export const TooMuchToday: Story = stopped('day');
export const Review: Story = one(sampleWithdrawals.review);
export const Approved: Story = one(sampleWithdrawals.approved);
export const Sending: Story = one(sampleWithdrawals.sending);
export const Sent: Story = one(sampleWithdrawals.sent);
export const Paid: Story = one(sampleWithdrawals.paid);
export const WaitsForMembers: Story = one(sampleWithdrawals.unmatched);
export const PaidByMembers: Story = one(sampleWithdrawals.peers);
export const PaymentDisputed: Story = one(sampleWithdrawals.peersDisputed);
export const RestReturned: Story = one(sampleWithdrawals.rest);
export const NoMemberPaid: Story = one(sampleWithdrawals.notMatched);
export const Received: Story = one(sampleWithdrawals.received);
export const CountsAsReceived: Story = one(sampleWithdrawals.forced);
export const PartMissing: Story = one(sampleWithdrawals.partly);
export const NothingArrived: Story = one(sampleWithdrawals.missing);
export const GivenBack: Story = one(sampleWithdrawals.settled);
export const Denied: Story = one(sampleWithdrawals.denied);
export const AmountDiffers: Story = one(sampleWithdrawals.amountDiffers);
export const CameBack: Story = one(sampleWithdrawals.returned);
export const CameBackLater: Story = one(sampleWithdrawals.returnedLater);
export const PaidAfterAll: Story = one(sampleWithdrawals.paidAfterAll);
export const PaidTwice: Story = one(sampleWithdrawals.paidTwice);
export const PayoutFailed: Story = one(sampleWithdrawals.failed);
export const Refused: Story = one(sampleWithdrawals.refused);
export const Cancelled: Story = one(sampleWithdrawals.cancelled);

import { href } from '@livery/navigation';
import { inApp, never, refuse } from '@livery/testing';
import type { Answers, Deposit } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CentreSite } from '../test-support/centre-site.tsx';
import { peerWay, sampleDeposits, sampleMethods } from '../test-support/sample-deposits.ts';

const meta = {
  title: 'Pages/Member centre/Deposit',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const currency = { code: 'PHP', symbol: '₱', exponent: 2 };
const methods = { depositMethods: () => ({ currency, methods: [...sampleMethods], open: 0 }) } satisfies Answers;
const showing = (answers: Answers, query: Readonly<Record<string, string>> = {}): Story => ({ parameters: { app: { session: 'member' as const, answers: { ...methods, ...answers }, route: href('depositv2', { query }) } } });
const one = (deposit: Deposit): Story => showing({ depositOne: () => ({ deposit }) }, { deposit: deposit.id });
const own = (deposit: Deposit, digit: number): Deposit => ({ ...deposit, id: deposit.id.slice(0, -1) + String(digit) });

export const Filled: Story = showing({
  deposits: ({ which }) => ({
    records: which === 'open' ? [own(sampleDeposits.bank, 1), own(sampleDeposits.less, 2)] : [own(sampleDeposits.credited, 3), own(sampleDeposits.expired, 4), own(sampleDeposits.refunded, 5)],
    next: null,
  }),
});
export const Empty: Story = showing({});
export const Loading: Story = showing({ depositMethods: never, deposits: never });
export const Failed: Story = showing({ depositMethods: () => refuse('UNAVAILABLE'), deposits: () => refuse('UNAVAILABLE') });
export const NoMethods: Story = showing({ depositMethods: () => ({ currency, methods: [], open: 0 }) });
export const ByQrCode: Story = one(sampleDeposits.qr);
export const ByBank: Story = one(sampleDeposits.bank);
export const MembersWait: Story = showing({ depositMethods: () => ({ currency, methods: [peerWay], open: 0 }) });
export const NoMemberWaits: Story = showing({ depositMethods: () => ({ currency, methods: [{ ...peerWay, mostNow: '0.00', presets: [] }], open: 0 }) });
export const ToMember: Story = one(sampleDeposits.peer);
export const MemberIsAsked: Story = one(sampleDeposits.peerPaid);
export const NoMatch: Story = one(sampleDeposits.noMatch);
export const ByCard: Story = one(sampleDeposits.card);
export const Preparing: Story = one(sampleDeposits.preparing);
export const SaidToBePaid: Story = one(sampleDeposits.paid);
export const WithProof: Story = one(sampleDeposits.proved);
export const Credited: Story = one(sampleDeposits.credited);
export const Less: Story = one(sampleDeposits.less);
export const Late: Story = one(sampleDeposits.late);
export const PaidTwice: Story = one(sampleDeposits.twice);
export const Expired: Story = one(sampleDeposits.expired);
export const Refused: Story = one(sampleDeposits.refused);
export const Refunded: Story = one(sampleDeposits.refunded);

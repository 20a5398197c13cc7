import { href } from '@livery/navigation';
import { inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { WalletRecord } from '../records/movement-query.ts';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Movement',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const id = '0198f5a2-0000-7000-8000-0000000000c1';
const at = (walletRecords: NonNullable<Answers['walletRecords']>, play = 'article'): Story => ({
  parameters: { app: { session: 'member' as const, answers: { walletRecords }, route: href('transactionHistory', { query: { movement: id } }) } },
  play: async () => void (await screen.findByRole(play)),
});
const of = (over: Partial<WalletRecord>): Story =>
  at(({ pageNo }) => ({
    records: [{ id, kind: 'deposit', amount: '500.00', balanceAfter: '1490.00', journal: '0198f5a2-0000-7000-8000-0000000000c2', reference: '0198f5a2-0000-7000-8000-000000000021', vassalage: null, gameName: null, betId: null, at: '2026-01-20T21:40:00Z', ...over }],
    pageNo,
    totalPages: 1,
    total: 1,
  }));

export const OfADeposit: Story = of({});
export const OfAWithdrawal: Story = of({ kind: 'withdrawal-return', amount: '250.00', reference: '0198f5a2-0000-7000-8000-000000000031' });
export const OfABet: Story = of({ kind: 'bet', amount: '-125.00', reference: 'V1:lr-20260120-2140-77', vassalage: 'V1', gameName: 'Lanterns of the Long River', betId: '0198f5a2-0000-7000-8000-000000000001' });
export const OfCashback: Story = of({ kind: 'cashback', amount: '12.35' });
export const OfAGift: Story = of({ kind: 'welcome', reference: '' });
export const Loading: Story = at(never);
export const Failed: Story = at(() => refuse('UNKNOWN_ERROR'));
export const NotFound: Story = at(({ pageNo }) => ({ records: [], pageNo, totalPages: 1, total: 0 }));

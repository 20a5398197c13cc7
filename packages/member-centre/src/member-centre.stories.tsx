import type { ResponseOf } from '@livery/contracts';
import { betRecord, inApp, never, opened, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { MemberCentreDialog } from './member-centre-dialog.tsx';

const meta = {
  title: 'Member centre/Records',
  component: MemberCentreDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story', page: 'personalHistoryCopy' },
} satisfies Meta<typeof MemberCentreDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

type WalletRecord = ResponseOf<'walletRecords'>['records'][number];

const names = ['Comet Run', 'Lanterns of the Long River', 'Pearl Divers', 'Koi Garden'];
const states = ['settled', 'settled', 'running', 'voided', 'placed'] as const;
const bets = Array.from({ length: 14 }, (_, index) =>
  betRecord({
    id: `b-${index}`,
    gameName: names[index % names.length] as string,
    state: states[index % states.length] as 'settled',
    stake: `${(index + 1) * 5}.00`,
    prize: index % 3 === 0 ? `${(index + 1) * 140}.50` : '0.00',
    net: index % 3 === 0 ? `${(index + 1) * 135}.50` : `-${(index + 1) * 5}.00`,
    placedAt: new Date(Date.UTC(2026, 0, 20, 21, 40 - index * 7)).toISOString(),
  }),
);
const kinds = ['bet', 'win', 'welcome', 'rollback', 'deposit', 'correction'];
const entries = Array.from({ length: 12 }, (_, index): WalletRecord => ({
  id: `w-${index}`,
  kind: kinds[index % kinds.length] as string,
  amount: index % 2 === 0 ? `-${(index + 1) * 20}.00` : `${(index + 1) * 310}.00`,
  balanceAfter: `${12_400 + index * 311}.00`,
  reference: `0192f3c1-7a55-7cc${index}-b1a0-4d0b7f1e22${10 + index}`,
  at: new Date(Date.UTC(2026, 0, 20, 21, 40 - index * 9)).toISOString(),
}));
const page = { pageNo: 1, totalPages: 1 };
const answering = (answers: Answers) => ({ app: { session: 'member' as const, answers } });
const filled = async () => {
    await screen.findByRole('table');
  };

export const Bets: Story = { parameters: answering({ betRecords: () => ({ ...page, records: bets, total: bets.length }) }), play: filled };
export const BetsEmpty: Story = {
  parameters: answering({ betRecords: () => ({ ...page, records: [], total: 0 }) }),
  play: async () => {
    await screen.findByRole('dialog');
  },
};
export const BetsLoading: Story = {
  parameters: answering({ betRecords: never }),
  play: async () => {
    await screen.findByRole('dialog');
  },
};
export const BetsFailed: Story = {
  parameters: answering({ betRecords: () => refuse('UNKNOWN_ERROR') }),
  play: async () => {
    await screen.findByRole('alert');
  },
};
export const Wallet: Story = { args: { page: 'transactionHistory' }, parameters: answering({ walletRecords: () => ({ ...page, records: entries, total: entries.length }) }), play: filled };
export const WalletEmpty: Story = {
  args: { page: 'transactionHistory' }, parameters: answering({}),
  play: async () => {
    await screen.findByRole('dialog');
  },
};

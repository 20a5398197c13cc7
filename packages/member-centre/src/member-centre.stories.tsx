import type { ResponseOf } from '@livery/contracts';
import { href } from '@livery/navigation';
import { betReceipt, betRecord, betTotals, inApp, never, refuse, saying, walletTotals } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CentreSite } from './test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Records',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

type WalletRecord = ResponseOf<'walletRecords'>['records'][number];

const names = ['Comet Run', 'Lanterns of the Long River', 'Pearl Divers', 'Koi Garden'];
const states = ['settled', 'settled', 'running', 'voided', 'placed'] as const;
const bets = Array.from({ length: 14 }, (_, index) =>
  betRecord({
    id: `0198f5a2-0000-7000-8000-${String(index).padStart(12, '0')}`,
    vassalage: `V${(index % 3) + 1}`,
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
  ...([0, 1, 3].includes(index % kinds.length)
    ? { reference: `V1:r-${index}`, vassalage: `V${(index % 3) + 1}`, gameName: names[index % names.length] as string }
    : { reference: '', vassalage: null, gameName: null }),
  at: new Date(Date.UTC(2026, 0, 20, 21, 40 - index * 9)).toISOString(),
}));
const sums = { turnover: '18420.00', validBet: '17110.50', prize: '16204.25', net: '-2215.75', bets: 312 };
const totals = betTotals({
  sum: sums,
  totals: Array.from({ length: 9 }, (_, index) => ({
    day: `2026-01-${20 - (index >> 1)}`,
    vassalage: index % 2 === 0 ? 'V1' : 'V2',
    category: 'RNG',
    currency: 'PHP',
    turnover: `${(index + 1) * 380}.00`,
    validBet: `${(index + 1) * 352}.50`,
    prize: index % 3 === 0 ? `${(index + 1) * 612}.25` : '40.00',
    net: index % 3 === 0 ? `${(index + 1) * 232}.25` : `-${(index + 1) * 340}.00`,
    bets: 7 + index * 3,
  })),
});
const page = { pageNo: 1, totalPages: 1 };
const answering = (answers: Answers, page: 'personalHistoryCopy' | 'transactionHistory' = 'personalHistoryCopy') => ({ app: { session: 'member' as const, answers, route: href(page) } });
const filled = async () => {
    await screen.findByRole('table');
  };

const played: Answers = { betRecords: () => ({ ...page, records: bets, total: bets.length }), betTotals: () => totals };
export const Bets: Story = { parameters: answering(played), play: filled };
/** Wins above a cap: one that is being checked, and one that was taken back. */
export const BetsBeingChecked: Story = {
  parameters: answering({
    ...played,
    betRecords: () => ({
      ...page,
      records: bets.slice(0, 3).map((bet, index) => ({ ...bet, state: 'settled', ...(index === 0 ? { review: { waiting: bet.prize, rejected: '0.00' } } : index === 1 ? { review: { waiting: '0.00', rejected: '1380.00' } } : {}) })),
      total: 3,
    }),
  }),
  play: filled,
};
/** The totals by day and vendor, on request. */
export const BetsByDay: Story = {
  parameters: answering(played),
  play: async () => {
    await filled();
    const toggle = document.querySelector('button[aria-expanded]:not([aria-haspopup])');
    if (toggle !== null) await userEvent.click(toggle);
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
  },
};
/** A bet opened from its row: the receipt replaces the list. */
export const BetOpened: Story = {
  parameters: answering({ ...played, betRecord: ({ id }) => betReceipt({ ...bets[0], id, detail: { symbols: ['KOI', 'KOI', 'PEARL'], multiplier: 14 } }) }),
  play: async () => {
    await filled();
    const [first] = screen.getAllByRole('rowgroup').slice(1);
    const button = first?.querySelector('button');
    if (button) await userEvent.click(button);
    await screen.findByRole('article');
    await filled();
  },
};
export const BetsNoneSuch: Story = {
  parameters: answering({ ...played, betRecords: ({ state }) => ({ ...page, records: state === undefined ? bets : [], total: 0 }) }),
  play: async () => {
    await filled();
    const [byState] = document.querySelectorAll('button[aria-haspopup=listbox]');
    if (byState) await userEvent.click(byState);
    await userEvent.click((await screen.findAllByRole('option')).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  },
};
export const BetsEmpty: Story = {
  parameters: answering({ betRecords: () => ({ ...page, records: [], total: 0 }) }),
  play: async () => {
    await screen.findByRole('dialog');
  },
};
export const BetsLoading: Story = {
  parameters: answering({ betRecords: never, betTotals: never }),
  play: async () => {
    await screen.findByRole('dialog');
  },
};
export const BetsFailed: Story = {
  parameters: answering({ betRecords: () => refuse('UNKNOWN_ERROR'), betTotals: () => refuse('UNKNOWN_ERROR') }),
  play: async () => {
    await screen.findByRole('alert');
  },
};
const moved: Answers = {
  walletRecords: ({ pageSize }) => (pageSize === 100 ? refuse('UNAVAILABLE') : { ...page, records: entries, total: entries.length }),
  walletTotals: () =>
    walletTotals({
      opening: '12400.00', closing: '13987.50', in: '16204.25', out: '14616.75', movements: 624,
      kinds: [
        { kind: 'bet', in: '0.00', out: '14586.75', movements: 312 },
        { kind: 'correction', in: '0.00', out: '30.00', movements: 1 },
        { kind: 'deposit', in: '4000.00', out: '0.00', movements: 4 },
        { kind: 'rollback', in: '120.00', out: '0.00', movements: 3 },
        { kind: 'win', in: '12084.25', out: '0.00', movements: 304 },
      ],
    }),
};
export const Wallet: Story = { parameters: answering(moved, 'transactionHistory'), play: filled };
/** What moved by kind, on request. */
export const WalletByKind: Story = {
  parameters: answering(moved, 'transactionHistory'),
  play: async () => {
    await filled();
    const toggle = document.querySelector('button[aria-expanded]:not([aria-haspopup])');
    if (toggle !== null) await userEvent.click(toggle);
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
  },
};
/** A file of the records that could not be put together. */
export const WalletFileFailed: Story = {
  parameters: answering(moved, 'transactionHistory'),
  play: async () => {
    await filled();
    await userEvent.click(await screen.findByRole('button', { name: saying('Save as CSV') }));
    await screen.findByText(saying('could not be put together'));
  },
};
export const WalletTotalsFailed: Story = {
  parameters: answering({ ...moved, walletTotals: () => refuse('UNKNOWN_ERROR') }, 'transactionHistory'),
  play: filled,
};
export const WalletEmpty: Story = {
  parameters: answering({ walletTotals: () => walletTotals({ opening: '615.00', in: '0.00', out: '0.00', movements: 0, kinds: [] }) }, 'transactionHistory'),
  play: async () => {
    await screen.findByRole('dialog');
  },
};

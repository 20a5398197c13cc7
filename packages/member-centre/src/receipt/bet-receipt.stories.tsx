import { betReceipt, betRecord, inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { BetReceipt } from './bet-receipt.tsx';

const placedAt = '2026-01-20T21:40:00Z';
const record = betRecord({ vassalage: 'V1', gameName: 'Lanterns of the Long River', roundId: 'lr-20260120-2140-77', stake: '125.00', prize: '1840.50', net: '1715.50', placedAt, settledAt: '2026-01-20T21:41:12Z' });
const vendorTxId = '0192f3c1-7a55-7cc0-b1a0-4d0b7f1e2210';

const settled = betReceipt({
  ...record,
  validBet: '125.00',
  stages: [
    { stage: 'placed', at: placedAt },
    { stage: 'accepted', at: '2026-01-20T21:40:01Z' },
    { stage: 'running', at: '2026-01-20T21:40:08Z' },
    { stage: 'settled', at: '2026-01-20T21:41:12Z' },
  ],
  receipt: { platformTxId: record.id, vendorTxId, roundId: record.roundId },
  roundClosedAt: '2026-01-20T21:41:12Z',
  transactions: [
    { call: 'bet', vendorTxId, platformTxId: record.id, amount: '125.00', at: placedAt },
    { call: 'stage', vendorTxId: 'lr-20260120-2140-77-s1', platformTxId: '0198f5a2-0000-7000-8000-0000000000b2', amount: null, at: '2026-01-20T21:40:08Z' },
    { call: 'win', vendorTxId: 'lr-20260120-2140-77-w', platformTxId: '0198f5a2-0000-7000-8000-0000000000b3', amount: '1840.50', at: '2026-01-20T21:41:12Z' },
  ],
  detail: {
    model: 'lanterns-5x3',
    stops: [[3, 14, 7, 21, 0], [8, 2, 19, 4, 11]],
    freeSpins: 8,
    wins: [
      { symbol: 'LANTERN', count: 4, coins: 240, cells: [0, 4, 7, 10] },
      { symbol: 'KOI', count: 3, coins: 55, cells: [2, 5, 8] },
    ],
    jackpot: null,
    seeds: { server: 'f3a91c0b77d24e5e9b1c6f0d8a42e7b35d90c1f6a8e24b7730de55a19c8f4b02', client: 'mira', nonce: 42 },
  },
});

const meta = {
  title: 'Pages/Member centre/Receipt',
  component: BetReceipt,
  decorators: [inApp],
  args: { id: record.id, record, onBack: () => {} },
} satisfies Meta<typeof BetReceipt>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: Answers) => ({ app: { session: 'member' as const, answers } });
const filled = async () => {
  await screen.findByRole('table');
};

export const Settled: Story = { parameters: answering({ betRecord: () => settled }), play: filled };
export const Voided: Story = {
  args: { record: { ...record, state: 'voided', prize: '125.00', net: '0.00' } },
  parameters: answering({
    betRecord: () => ({
      ...settled,
      state: 'voided',
      prize: '125.00',
      net: '0.00',
      validBet: '0.00',
      stages: [{ stage: 'placed', at: placedAt }, { stage: 'voided', at: '2026-01-20T21:40:02Z' }],
      receipt: { ...settled.receipt, vendorTxId: null },
      transactions: [{ call: 'rollback', vendorTxId, platformTxId: record.id, amount: null, at: '2026-01-20T21:40:02Z' }],
      detail: null,
    }),
  }),
  play: filled,
};
const waiting = { review: { waiting: '1840.50', rejected: '0.00' } } as const;
/** The win is above the vendor's cap, and waits for a decision. */
export const WinBeingChecked: Story = { args: { record: { ...record, ...waiting } }, parameters: answering({ betRecord: () => ({ ...settled, ...waiting }) }), play: filled };
const takenBack = { prize: '0.00', net: '-125.00', review: { waiting: '0.00', rejected: '1840.50' } } as const;
export const WinTakenBack: Story = { args: { record: { ...record, ...takenBack } }, parameters: answering({ betRecord: () => ({ ...settled, ...takenBack }) }), play: filled };
const running = { state: 'running', prize: '0.00', net: '0.00', settledAt: null } as const;
export const Running: Story = {
  args: { record: { ...record, ...running } },
  parameters: answering({
    betRecord: () => ({ ...settled, ...running, validBet: '0.00', stages: settled.stages.slice(0, 3), roundClosedAt: null, transactions: settled.transactions.slice(0, 2), detail: null }),
  }),
  play: filled,
};
export const Loading: Story = {
  parameters: answering({ betRecord: never }),
  play: async () => {
    await screen.findByRole('article');
  },
};
export const Failed: Story = {
  parameters: answering({ betRecord: () => refuse('UNKNOWN_ERROR') }),
  play: async () => {
    await screen.findByRole('alert');
  },
};
export const NotFound: Story = {
  parameters: answering({ betRecord: () => refuse('NOT_FOUND') }),
  play: async () => {
    await screen.findByRole('article');
    await waitFor(() => expect(screen.getAllByRole('heading')).toHaveLength(1));
  },
};
/** Opened by its address: nothing is known of the bet yet. */
export const LoadingByAddress: Story = { args: { record: undefined }, parameters: answering({ betRecord: never }), play: async () => void (await screen.findByRole('article')) };
export const NotFoundByAddress: Story = {
  args: { record: undefined },
  parameters: answering({ betRecord: () => refuse('NOT_FOUND') }),
  play: async () => void (await screen.findAllByText(/./, { selector: 'strong' })),
};


import { href } from '@livery/navigation';
import { cashback, inApp, never, refuse, saying, vendor } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Cashback',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const vendors = { gameVendors: () => ({ list: [vendor()] }) } satisfies Answers;
const showing = (answers: Answers) => ({ app: { session: 'member' as const, answers: { ...vendors, ...answers }, route: href('manualRebate') } });
const claims = [
  { id: '0198f5a2-0000-7000-8000-0000000000c2', amount: '12.40', period: null, at: '2026-01-20T18:40:00Z' },
  { id: '0198f5a2-0000-7000-8000-0000000000c3', amount: '3.05', period: '2026-01-18', at: '2026-01-19T00:05:00Z' },
];
const opened = async () => void (await screen.findByRole('dialog'));

/** Two games, a part that is too small to be paid, and earlier payments. */
export const Claimable: Story = { parameters: showing({ cashback: () => cashback({ claims }) }), play: opened };
export const Collected: Story = {
  parameters: showing({ cashback: () => cashback({ claims }) }),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: saying('Collect') }));
    await screen.findByText(saying('is in your wallet'));
  },
};
/** Somebody else collected it a moment ago. */
export const NothingLeft: Story = {
  parameters: showing({ cashback: () => cashback(), cashbackClaim: () => ({ claimed: null }) }),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: saying('Collect') }));
    await screen.findByText(saying('nothing left to collect'));
  },
};
export const CollectFailed: Story = {
  parameters: showing({ cashback: () => cashback(), cashbackClaim: () => refuse('UNAVAILABLE') }),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: saying('Collect') }));
    await screen.findAllByRole('status');
  },
};
export const BelowTheLeast: Story = { parameters: showing({ cashback: () => cashback({ least: '10.00', claimable: false }) }), play: opened };
/** Bets were taken back after they had been paid for. */
export const Corrected: Story = {
  parameters: showing({
    cashback: () => cashback({ ready: '0.00', claimable: false, earned: '-0.7966', games: [{ vassalage: 'NOVA', category: 'RNG', gameCode: 'comet-run', gameName: 'Comet Run', validBet: '-100.00', percent: '0.8', earned: '-0.80' }], claims }),
  }),
  play: opened,
};
export const LimitOfADay: Story = { parameters: showing({ cashback: () => cashback({ mostOfDay: '1.00', overMost: '0.50', earned: '1.0034', ready: '1.00' }) }), play: opened };
export const PaidDaily: Story = { parameters: showing({ cashback: () => cashback({ paid: 'daily', claimable: false, claims }) }), play: opened };
export const PaidWeekly: Story = { parameters: showing({ cashback: () => cashback({ paid: 'weekly', claimable: false }) }), play: opened };
export const NothingEarned: Story = { parameters: showing({ cashback: () => cashback({ ready: '0.00', claimable: false, earned: '0.00', carried: '0.00', games: [], claims }) }), play: opened };
export const None: Story = { parameters: showing({ cashback: () => cashback({ ready: '0.00', claimable: false, earned: '0.00', carried: '0.00', games: [], rates: [] }) }), play: opened };
export const Loading: Story = { parameters: showing({ cashback: never }), play: opened };
export const Failed: Story = { parameters: showing({ cashback: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };

import { href } from '@livery/navigation';
import { deposit, inApp, never, payoutAccounts, refuse, saying, security, unread, walletTransfer } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Overview',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (answers: Answers = {}) => ({ app: { session: 'member' as const, answers, route: href('memberCentre') } });
const shown = async () => {
  await screen.findByRole('heading', { level: 3, name: saying('Waiting for you') });
};

const calm: Answers = {
  security: () => security({ transactionPassword: true, totp: true }),
  unreadCount: () => unread(0),
  walletTransfers: ({ pageNo }) => ({ records: [], pageNo, totalPages: 0, total: 0 }),
};
/** Nothing is under way, and nothing waits. */
export const Calm: Story = { parameters: showing(calm), play: shown };
/** Money under way of each kind, and everything that can wait for a member. */
export const Busy: Story = {
  parameters: showing({
    deposits: ({ which }) => ({ records: which === 'open' ? [deposit(), deposit({ id: '0198f5a2-0000-7000-8000-000000000099', state: 'review', look: 'less' })] : [], next: null }),
    walletTransfers: ({ pageNo }) => ({ records: [walletTransfer({ state: 'unknown' })], pageNo, totalPages: 1, total: 1 }),
    security: () => security({ transactionPassword: false, totp: false }),
    payoutAccounts: () => payoutAccounts({ accounts: [] }),
    unreadCount: () => unread(3),
  }),
  play: async () => {
    await shown();
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(6));
  },
};
export const Loading: Story = { parameters: showing({ deposits: never, walletTransfers: never, security: never, profile: never, payoutAccounts: never, sumBalance: never }), play: shown };
export const Failed: Story = {
  parameters: showing({
    deposits: () => refuse('UNAVAILABLE'),
    walletTransfers: () => refuse('UNAVAILABLE'),
    security: () => refuse('UNAVAILABLE'),
    profile: () => refuse('UNAVAILABLE'),
    payoutAccounts: () => refuse('UNAVAILABLE'),
    sumBalance: () => refuse('UNAVAILABLE'),
  }),
  play: async () => {
    await shown();
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBe(2));
  },
};

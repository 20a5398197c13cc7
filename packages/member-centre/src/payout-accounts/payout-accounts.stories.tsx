import { href } from '@livery/navigation';
import { inApp, never, payoutAccount, payoutAccounts, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Payout accounts',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'member' as const, answers, route: href('securityCenter', { query: { part: 'payoutAccounts' } }) } });
const cooling = payoutAccount({ id: '0198f5a2-0000-7000-8000-000000000022', kind: 'ewallet', name: 'TapPay', lastFour: '4567', usable: false });
const buttons = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] article button')];
const buttonsShown = (count: number) => waitFor(() => expect(buttons()).toHaveLength(count));

/** One that is usable, one that is too new, room for a third. */
export const Two: Story = { parameters: at({ payoutAccounts: () => payoutAccounts({ accounts: [payoutAccount(), cooling] }) }), play: () => buttonsShown(4) };
export const Empty: Story = { parameters: at({ payoutAccounts: () => payoutAccounts({ accounts: [] }) }), play: () => buttonsShown(2) };
export const Full: Story = { parameters: at({ payoutAccounts: () => payoutAccounts({ most: 1 }) }), play: () => buttonsShown(2) };
export const NameMissing: Story = { parameters: at({ payoutAccounts: () => payoutAccounts({ accounts: [], payeeName: null }) }), play: () => buttonsShown(2) };
export const Adding: Story = {
  parameters: at({ payoutAccounts: () => payoutAccounts({ accounts: [] }) }),
  play: async () => {
    await buttonsShown(2);
    const add = buttons().at(-1);
    if (add !== undefined) await userEvent.click(add);
    await waitFor(() => expect(document.querySelectorAll('[role=dialog] form input[name]').length).toBeGreaterThan(2));
  },
};
export const Loading: Story = { parameters: at({ payoutAccounts: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ payoutAccounts: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };

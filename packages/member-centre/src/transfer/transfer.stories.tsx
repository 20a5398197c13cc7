import { href } from '@livery/navigation';
import { inApp, memberTransfer, memberTransferOptions, never, refuse, saying } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Transfer',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}, session: 'member' | 'agent' = 'member') => ({ app: { session, toUpline: true, answers, route: href('transferUpline') } });
const inputs = () => document.querySelectorAll<HTMLInputElement>('[role=dialog] form input');
const formShown = (count = 1) => waitFor(() => expect(inputs()).toHaveLength(count));
const records = [
  memberTransfer(),
  memberTransfer({ id: '0198f5a2-0000-7000-8000-000000000042', direction: 'in', amount: '12800.00', at: '2025-12-30T18:20:00Z' }),
  memberTransfer({ id: '0198f5a2-0000-7000-8000-000000000043', with: 'downline', partner: { account: 'ju•••88', name: null }, amount: '75.50', at: '2025-12-29T08:00:00Z' }),
];

export const ToUpline: Story = { parameters: at({ memberTransfers: () => ({ records, next: records[2]?.id ?? null }) }), play: () => formShown() };
export const Empty: Story = { parameters: at(), play: () => formShown() };
export const ToDownline: Story = { parameters: at({ memberTransferOptions: () => memberTransferOptions({ upline: null, downline: true }) }, 'agent'), play: () => formShown(2) };
export const ToEither: Story = { parameters: at({ memberTransferOptions: () => memberTransferOptions({ downline: true, left: '800.00' }) }, 'agent'), play: () => formShown(3) };
export const Fault: Story = {
  parameters: at(),
  play: async () => {
    await formShown();
    const [amount] = inputs();
    if (amount !== undefined) await userEvent.type(amount, '99999');
  },
};
export const Confirming: Story = {
  parameters: at(),
  play: async () => {
    await formShown();
    const [amount] = inputs();
    if (amount !== undefined) await userEvent.type(amount, '250');
    const next = document.querySelector<HTMLElement>('[role=dialog] form button[type=submit]');
    if (next !== null) await userEvent.click(next);
    await waitFor(() => expect(document.querySelector('[role=dialog] input[name=paymentPassword]')).not.toBeNull());
  },
};
export const PasswordMissing: Story = { parameters: at({ memberTransferOptions: () => memberTransferOptions({ transactionPassword: false }) }), play: async () => void (await screen.findByRole('dialog')) };
export const Nobody: Story = { parameters: at({ memberTransferOptions: () => memberTransferOptions({ upline: null }) }), play: async () => void (await screen.findByRole('dialog')) };
export const StillToPlay: Story = { parameters: at({ memberTransferOptions: () => memberTransferOptions({ toPlay: '1250.00' }) }), play: async () => void (await screen.findByText(saying('still to play'))) };
export const EnoughToday: Story = { parameters: at({ memberTransferOptions: () => memberTransferOptions({ timesLeft: 0 }) }), play: async () => void (await screen.findByRole('dialog')) };
export const Loading: Story = { parameters: at({ memberTransferOptions: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ memberTransferOptions: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };

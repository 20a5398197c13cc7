import { funds, inApp, never, opened, refuse, vendorWallet } from '@livery/testing';
import type { Answers, VendorWallet } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { VendorWalletsDialog } from './vendor-wallets-dialog.tsx';

const wallets = [vendorWallet(), vendorWallet({ vassalage: 'ORB', displayName: 'Orbit Games', balance: '1250.25' }), vendorWallet({ vassalage: 'SEA', displayName: 'Deep Blue', balance: '0.00' })];
const held = (list: VendorWallet[]) => ({ currency: funds().currency, wallets: list, choice: { autoIn: true, autoHome: false }, at: '2026-01-01T09:00:00Z' });
const app = (answers: Answers) => ({ app: { session: 'member' as const, answers: { merchantWallet: () => held(wallets), ...answers } } });
const filled = async () => {
  await screen.findByRole('list');
};

const meta = {
  title: 'Games/VendorWalletsDialog',
  component: VendorWalletsDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story' },
} satisfies Meta<typeof VendorWalletsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { parameters: app({}), play: filled };
export const Loading: Story = { parameters: app({ merchantWallet: never }) };
export const Empty: Story = { parameters: app({ merchantWallet: () => held([]) }) };
export const Failed: Story = {
  parameters: app({ merchantWallet: () => refuse('UNKNOWN_ERROR') }),
  play: async () => {
    await screen.findByRole('alert');
  },
};
export const NotBroughtHome: Story = {
  parameters: app({ sweepHome: () => refuse('VENDOR_MAINTENANCE') }),
  play: async () => {
    await filled();
    await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
    await screen.findByRole('alert');
  },
};

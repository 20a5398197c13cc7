import { href } from '@livery/navigation';
import { inApp, never, refuse, vendorWallet, walletTransfer } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';
import { heldAt, vendorsOf } from '../test-support/sample-funds.ts';

const meta = {
  title: 'Pages/Member centre/My wallet',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (answers: Answers = {}) => ({ app: { session: 'member' as const, answers: { merchantWallet: () => heldAt(vendorsOf()), ...answers }, route: href('transferFund') } });
const page = () => document.querySelector('[role=dialog] nav + div > div') ?? document.createElement('div');
const filled = () => waitFor(() => expect(page().querySelector('form')).not.toBeNull());
const submit = async () => {
  await filled();
  await userEvent.click(page().querySelector('button[type=submit]') as HTMLElement);
};

export const Filled: Story = { parameters: showing(), play: filled };
export const UnderWay: Story = {
  parameters: showing({
    merchantWallet: () => heldAt([vendorWallet({ inFlight: '130.00', open: [walletTransfer({ state: 'unknown' }), walletTransfer({ transferId: '0198f5a2-0000-7000-8000-000000000012', direction: 'out', amount: '30.00', state: 'sent' })] })]),
  }),
  play: filled,
};
export const Unreachable: Story = { parameters: showing({ merchantWallet: () => heldAt([vendorWallet({ balance: null, state: 'unreachable' })]) }), play: filled };
export const AllHome: Story = { parameters: showing({ merchantWallet: () => heldAt([vendorWallet({ balance: '0.00' })]) }), play: filled };
export const NoVendors: Story = { parameters: showing({ merchantWallet: () => heldAt([]), walletTransfers: ({ pageNo }) => ({ records: [], pageNo, totalPages: 0, total: 0 }) }) };
export const Loading: Story = { parameters: showing({ merchantWallet: never, sumBalance: never, walletTransfers: never }) };
export const Failed: Story = { parameters: showing({ merchantWallet: () => refuse('UNAVAILABLE'), sumBalance: () => refuse('UNAVAILABLE'), walletTransfers: () => refuse('UNAVAILABLE') }) };
/** Sent empty: each field shows what it requires. */
export const Incomplete: Story = {
  parameters: showing(),
  play: async () => {
    await submit();
    await waitFor(() => expect(page().querySelectorAll('input[aria-invalid=true]').length).toBe(1));
  },
};

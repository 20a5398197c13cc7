import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Balance } from './balance.tsx';

const labels = {
  balance: 'Balance',
  hidden: 'hidden',
  show: 'Show balance',
  hide: 'Hide balance',
  refresh: 'Refresh balance',
  refreshing: 'Refreshing',
  stale: 'May be out of date',
  failed: 'Not loaded',
  retry: 'Try again',
};

const meta = {
  title: 'Data/Balance',
  component: Balance,
  args: { amount: '₱12,480.50', labels, hidden: false, onHiddenChange: () => {}, onRefresh: fn() },
  render: function Controlled(args) {
    const [hidden, setHidden] = useState(args.hidden);
    return <Balance {...args} hidden={hidden} onHiddenChange={setHidden} />;
  },
} satisfies Meta<typeof Balance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
    await expect(canvas.getByText('***')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Balance: hidden');
    await expect(canvasElement).not.toHaveTextContent('12,480');
    await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Balance: ₱12,480.50');
  },
};
export const Hidden: Story = { args: { hidden: true } };
export const Refreshing: Story = {
  args: { refreshing: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refresh balance' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};
export const Stale: Story = { args: { stale: true } };
/** No balance could be loaded yet. */
export const Failed: Story = {
  args: { amount: undefined },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

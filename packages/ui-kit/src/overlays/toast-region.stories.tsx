import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { ToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const queue = new ToastQueue();

const meta = {
  title: 'Overlays/ToastRegion',
  component: ToastRegion,
  args: { label: 'Messages', closeLabel: 'Close', queue },
  render: (args) => (
    <>
      <Button onClick={() => queue.add({ tone: 'success', title: 'Deposit received', description: '₱500.00 is in your wallet.' }, { timeout: null })}>Deposit</Button>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    queue.add({ tone: 'danger', title: 'The game could not be opened', description: 'Its vendor does not answer.', action: { label: 'Try again', onAction: () => {} } }, { timeout: null });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deposit' }));
    const region = await screen.findByRole('region', { name: 'Messages' });
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(2));
    await expect(within(region).getByText('Deposit received').closest('[role="alert"]')).not.toBeNull();
    const close = within(region).getAllByRole('button', { name: 'Close' });
    await userEvent.click(close[0]!);
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(1));
  },
};

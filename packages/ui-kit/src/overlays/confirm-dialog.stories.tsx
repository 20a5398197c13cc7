import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Opener } from '../stories/opener.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    title: 'Log out?',
    closeLabel: 'Close',
    confirmLabel: 'Log out',
    cancelLabel: 'Stay',
    children: 'You will need your password to come back.',
    onOpened: fn(),
  },
  render: (args) => <Opener text="Open">{(state) => <ConfirmDialog {...args} {...state} />}</Opener>,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  await screen.findByRole('alertdialog');
};

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Log out?');
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};
export const Danger: Story = {
  args: { tone: 'danger', title: 'End this contract?', confirmLabel: 'End contract', cancelLabel: 'Keep it', children: 'The downline keeps what was earned until today.' },
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};
/** A message: one button, which Enter presses. */
export const Message: Story = {
  render: ({ isOpen: _isOpen, onOpenChange: _onOpenChange, cancelLabel: _cancelLabel, ...args }) => (
    <Opener text="Open">
      {(state) => (
        <ConfirmDialog {...args} {...state} title="Your session has ended" confirmLabel="Understood">
          You were away for half an hour.
        </ConfirmDialog>
      )}
    </Opener>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Understood' })).toHaveFocus());
  },
};

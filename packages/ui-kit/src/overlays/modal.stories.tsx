import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { PasswordField } from '../fields/text/password-field.tsx';
import { TextField } from '../fields/text/text-field.tsx';
import { Stack } from '../layout/flow.tsx';
import { Opener } from '../stories/opener.tsx';
import { Modal } from './modal.tsx';

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    title: 'Welcome back',
    closeLabel: 'Close',
    children: (
      <Stack>
        <TextField label="User name" value="maria_28" onChange={() => {}} />
        <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" value="" onChange={() => {}} />
      </Stack>
    ),
    footer: <Button>Log in</Button>,
    onOpened: fn(),
    onClosed: fn(),
  },
  render: (args) => <Opener text="Log in">{(state) => <Modal {...args} {...state} />}</Opener>,
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log in' }));
  return screen.findByRole('dialog');
};

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};

export const TitleHidden: Story = {
  args: { titleHidden: true },
  play: async ({ args, canvasElement }) => {
    await expect(await open(canvasElement)).toHaveAccessibleName('Welcome back');
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};

export const Wide: Story = {
  args: { width: 960, height: 520 },
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};

/** A sheet at the lower edge of a phone. */
export const Bottom: Story = {
  args: { phone: 'bottom' },
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};

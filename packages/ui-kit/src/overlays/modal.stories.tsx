import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { PasswordField } from '../fields/text/password-field.tsx';
import { TextField } from '../fields/text/text-field.tsx';
import { Stack } from '../layout/flow.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';
import type { ModalProps } from './modal.tsx';
import { HiddenPrerender } from './hidden-prerender.tsx';

function Opener({ children, text = 'Log in' }: { readonly children: (state: Pick<ModalProps, 'isOpen' | 'onOpenChange'>) => ReactNode; readonly text?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text}</Button>
      {children({ isOpen, onOpenChange: setOpen })}
    </>
  );
}

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
  render: (args) => <Opener>{(state) => <Modal {...args} {...state} />}</Opener>,
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement, role = 'dialog') => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log in' }));
  return screen.findByRole(role);
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

export const Rehearsed: Story = {
  name: 'HiddenPrerender: rendered ahead, out of sight',
  render: (args) => (
    <Opener>
      {(state) => (
        <>
          <HiddenPrerender>
            <Modal {...args} isOpen />
          </HiddenPrerender>
          <Modal {...args} {...state} />
        </>
      )}
    </Opener>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await open(canvasElement);
    await waitFor(() => expect(args.onOpened).toHaveBeenCalledTimes(1));
    await expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  },
};

export const Wide: Story = {
  args: { width: 960, height: 520 },
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};

export const Confirm: Story = {
  name: 'ConfirmDialog',
  render: (args) => (
    <Opener>
      {(state) => (
        <ConfirmDialog
          {...state}
          title="Log out?"
          closeLabel="Close"
          confirmLabel="Log out"
          cancelLabel="Stay"
          onOpened={args.onOpened}
        >
          You will need your password to come back.
        </ConfirmDialog>
      )}
    </Opener>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(await open(canvasElement, 'alertdialog')).toHaveAccessibleName('Log out?');
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};

export const ConfirmDanger: Story = {
  name: 'ConfirmDialog, danger',
  render: (args) => (
    <Opener>
      {(state) => (
        <ConfirmDialog {...state} tone="danger" title="End this contract?" closeLabel="Close" confirmLabel="End contract" cancelLabel="Keep it" onOpened={args.onOpened}>
          The downline keeps what was earned until today.
        </ConfirmDialog>
      )}
    </Opener>
  ),
  play: async ({ args, canvasElement }) => {
    await open(canvasElement, 'alertdialog');
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
};

const drawer = (side: 'start' | 'end' | 'bottom'): Story => ({
  name: `Drawer, ${side}`,
  render: (args) => (
    <Opener>
      {(state) => (
        <Drawer {...state} side={side} title="Menu" closeLabel="Close" onOpened={args.onOpened}>
          <Stack>
            <a href="#promotions">Promotions</a>
            <a href="#help">Help</a>
          </Stack>
        </Drawer>
      )}
    </Opener>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(await open(canvasElement)).toHaveAccessibleName('Menu');
    await waitFor(() => expect(args.onOpened).toHaveBeenCalled());
  },
});

export const DrawerStart: Story = drawer('start');
export const DrawerEnd: Story = drawer('end');
export const DrawerBottom: Story = drawer('bottom');

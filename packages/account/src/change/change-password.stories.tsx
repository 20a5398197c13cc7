import { inApp, memberInfo, never, opened, refuse, saying, security } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { press, send, typeInto } from '../stories/controls.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

const meta = {
  title: 'Account/ChangePasswordDialog',
  component: ChangePasswordDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story' },
  parameters: { app: { session: 'member' } },
} satisfies Meta<typeof ChangePasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async () => {
  await typeInto('oldPassword', 'Secret-2026');
  await typeInto('newPassword', 'Secret-2027');
  await typeInto('confirmNewPassword', 'Secret-2027');
  await send();
};
const faulty = (name: string) => async () => {
  await fill();
  await waitFor(() => expect(document.querySelector(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true'));
};
const refusing = (code: Parameters<typeof refuse>[0], retryAfter = 300) => ({ app: { session: 'member', answers: { changePassword: () => refuse(code, { retryAfter }) } } });

export const Forced: Story = {
  args: { forced: true },
  play: async () => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'oldPassword'));
  },
};
export const FirstPassword: Story = {
  args: { forced: true },
  parameters: { app: { session: 'member', answers: { memberInfo: () => memberInfo({ firstPassword: true }) } } },
  play: async () => {
    await screen.findByText(saying('knows its password'));
    await waitFor(() => expect(document.querySelector('[name=agreed]')).not.toBeNull());
  },
};
export const NotKnownWhatIsAsked: Story = {
  args: { forced: true },
  parameters: { app: { session: 'member', answers: { memberInfo: () => refuse('UNKNOWN_ERROR') } } },
  play: async () => {
    await screen.findByRole('button', { name: saying('Try again') });
  },
};
export const Voluntary: Story = {};
export const WithoutOldPassword: Story = {
  parameters: { app: { session: 'member', answers: { security: () => security({ currentFactor: 'phone' }) } } },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[name=oldPassword]')).toBeNull());
  },
};
export const Missing: Story = {
  play: async () => {
    await press('[type=submit]');
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3));
  },
};
export const Mismatch: Story = {
  play: async () => {
    await typeInto('oldPassword', 'Secret-2026');
    await typeInto('newPassword', 'Secret-2027');
    await typeInto('confirmNewPassword', 'Secret-2028');
    await send();
    await waitFor(() => expect(document.querySelector('[name=confirmNewPassword]')).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const WrongOldPassword: Story = { parameters: refusing('PASSWORD_WRONG'), play: faulty('oldPassword') };
export const Unchanged: Story = { parameters: refusing('PASSWORD_UNCHANGED'), play: faulty('newPassword') };
export const Busy: Story = {
  parameters: { app: { session: 'member', answers: { changePassword: never } } },
  play: async () => {
    await fill();
    await waitFor(() => expect(document.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const RateLimited: Story = {
  parameters: refusing('TRY_AGAIN_LATER'),
  play: async () => {
    await fill();
    await screen.findByRole('alert');
  },
};

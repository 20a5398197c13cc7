import { inApp, never, opened, refuse } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LoginDialog } from '../login/login-dialog.tsx';
import { forgetLogin } from '../remember/login-cookie.ts';
import { control, press, send, typeInto } from '../stories/controls.ts';

const asked = (...methods: readonly ('totp' | 'sms' | 'phone' | 'recovery')[]) => ({
  secondFactor: { challengeId: 'ch', methods: methods.map((method) => ({ method, hint: method === 'sms' || method === 'phone' ? '+63 ••• ••• 4567' : null })), expiresIn: 600 },
});

const meta = {
  title: 'Journeys/Second factor at the login',
  component: LoginDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story' },
  beforeEach: forgetLogin,
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const reach = async () => {
  await typeInto('username', 'maria_28');
  await typeInto('password', 'Secret-2026');
  await send();
  await control('[name=registerAddress]');
};
const typeCode = async () => {
  await reach();
  (await control('[autocomplete=one-time-code]')).focus();
  await userEvent.paste('123456');
};
const app = { answers: { loginV2: () => asked('totp', 'recovery') } };
const smsApp = { answers: { loginV2: () => asked('sms') } };

export const Authenticator: Story = {
  parameters: { app },
  play: async () => {
    await reach();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('autocomplete', 'one-time-code'));
  },
};
export const Sms: Story = { parameters: { app: smsApp }, play: reach };
export const SmsSent: Story = {
  parameters: { app: smsApp },
  play: async () => {
    await reach();
    await press('[data-state=idle]');
    await control('[data-state=counting]');
  },
};
export const SmsRefused: Story = {
  parameters: { app: { answers: { ...smsApp.answers, loginVerifySms: () => refuse('QUOTA_EXCEEDED') } } },
  play: async () => {
    await reach();
    await press('[data-state=idle]');
    await screen.findByRole('alertdialog');
  },
};
export const OutsidePhone: Story = { parameters: { app: { answers: { loginV2: () => asked('phone', 'recovery') } } }, play: reach };
export const RecoveryCode: Story = { parameters: { app: { answers: { loginV2: () => asked('recovery') } } }, play: reach };
export const Missing: Story = {
  parameters: { app },
  play: async () => {
    await reach();
    await press('[type=submit]');
    await waitFor(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull());
  },
};
export const WrongCode: Story = {
  parameters: { app: { answers: { ...app.answers, loginVerify: () => refuse('CODE_INVALID') } } },
  play: async () => {
    await typeCode();
    await waitFor(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull());
  },
};
export const Busy: Story = {
  parameters: { app: { answers: { ...app.answers, loginVerify: never } } },
  play: async () => {
    await typeCode();
    await waitFor(() => expect(document.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Unreachable: Story = {
  parameters: { app: { answers: { ...app.answers, loginVerify: () => { throw new TypeError('Failed to fetch'); } } } },
  play: async () => {
    await typeCode();
    await screen.findByRole('alert');
  },
};
export const Expired: Story = {
  parameters: { app: { answers: { ...app.answers, loginVerify: () => refuse('CHALLENGE_EXPIRED') } } },
  play: async () => {
    await typeCode();
    await screen.findByRole('alert');
    await control('[name=password]');
  },
};

import { brand, captchaPicture, inApp, never, opened, refuse } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { forgetLogin } from '../remember/login-cookie.ts';
import { control, press, send, typeInto } from '../stories/controls.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';

const meta = {
  title: 'Account/ForgotPasswordDialog',
  component: ForgotPasswordDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story' },
  beforeEach: forgetLogin,
} satisfies Meta<typeof ForgotPasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillMobile = async () => {
  await control('[role=combobox]');
  await typeInto('mobileNum', '917 123 4567');
  await typeInto('verificationCode', '246810');
  await typeInto('newPassword', 'Secret-2027');
  await send();
};
const email = { email: 'maria@example.com', username: 'maria_28' };
const sendEmail = () => press('[type=submit]');

export const Mobile: Story = {
  play: async () => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'mobileNum'));
  },
};
export const MobileMissing: Story = {
  play: async () => {
    await press('[type=submit]');
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3));
  },
};
export const CodeSent: Story = {
  play: async () => {
    await control('[role=combobox]');
    await typeInto('mobileNum', '917 123 4567');
    await press('[data-state=idle]');
    await control('[data-state=counting]');
  },
};
export const MobileBusy: Story = {
  parameters: { app: { answers: { passwordByPhone: never } } },
  play: async () => {
    await fillMobile();
    await waitFor(() => expect(document.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const WrongCode: Story = {
  parameters: { app: { answers: { passwordByPhone: () => refuse('CODE_INVALID') } } },
  play: async () => {
    await fillMobile();
    await waitFor(() => expect(document.querySelector('[name=verificationCode]')).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const NoAccount: Story = {
  parameters: { app: { answers: { passwordByPhone: () => refuse('LOGIN_FAILED') } } },
  play: async () => {
    await fillMobile();
    await screen.findByRole('alert');
  },
};
export const Email: Story = { args: email };
export const EmailAlone: Story = { parameters: { app: { brand: brand({ features: { mobilePasswordRecovery: false } }) } } };
export const MobileAlone: Story = { parameters: { app: { brand: brand({ features: { emailPasswordRecovery: false } }) } } };
export const NoneOffered: Story = { parameters: { app: { brand: brand({ features: { mobilePasswordRecovery: false, emailPasswordRecovery: false } }) } } };
export const EmailBusy: Story = {
  args: email,
  parameters: { app: { answers: { passwordByEmail: never } } },
  play: async () => {
    await sendEmail();
    await waitFor(() => expect(document.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const EmailWithCaptcha: Story = {
  args: email,
  parameters: {
    app: {
      answers: {
        passwordByEmail: () => refuse('CAPTCHA_REQUIRED', { captcha: true }),
        captcha: () => ({ captchaId: 'c', image: captchaPicture, expiresIn: 120 }),
      },
    },
  },
  play: async () => {
    await sendEmail();
    await control('[name=captcha]');
  },
};
export const EmailSent: Story = {
  args: email,
  play: async () => {
    await sendEmail();
    await screen.findByRole('alertdialog');
  },
};
export const EmailRefused: Story = {
  args: email,
  parameters: { app: { answers: { passwordByEmail: () => refuse('TOO_MANY_REQUESTS', { retryAfter: 600 }) } } },
  play: async () => {
    await sendEmail();
    await screen.findByRole('alertdialog');
  },
};
export const EmailUnreachable: Story = {
  args: email,
  parameters: { app: { answers: { passwordByEmail: () => { throw new TypeError('Failed to fetch'); } } } },
  play: async () => {
    await sendEmail();
    await screen.findByRole('alertdialog');
  },
};

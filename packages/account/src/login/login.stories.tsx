import { brand, captchaPicture, inApp, never, opened, refuse } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { forgetLogin, rememberLogin } from '../remember/login-cookie.ts';
import { control, press, send, typeInto } from '../stories/controls.ts';
import { LoginDialog } from './login-dialog.tsx';

const meta = {
  title: 'Account/LoginDialog',
  component: LoginDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story' },
  beforeEach: () => {
    forgetLogin();
    return forgetLogin;
  },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async () => {
  await typeInto('username', 'maria_28');
  await typeInto('password', 'Secret-2026');
  await send();
};
const refused = async () => {
  await fill();
  await screen.findByRole('alert');
};
const bySms = async () => {
  await press('[role=tab]:last-of-type');
  await typeInto('mobileNum', '917 123 4567');
};
const captcha = () => ({ captchaId: 'c', image: captchaPicture, expiresIn: 120 });
const remembered = (device: boolean) => () => rememberLogin({ username: 'maria_28', method: 'username', device });

export const Default: Story = {
  play: async () => {
    await control('[name=username]');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'username'));
  },
};
export const Required: Story = { args: { reason: 'required' } };
export const Expired: Story = { args: { reason: 'expired' } };
export const PasswordAlone: Story = { parameters: { app: { brand: brand({ features: { smsLogin: false, freePlay: false } }) } } };
export const Missing: Story = {
  play: async () => {
    await control('[name=username]');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(2));
  },
};
export const MobileNumberAndPassword: Story = {
  play: async () => {
    await typeInto('username', '917 123 4567');
    await control('[role=combobox]');
  },
};
export const Busy: Story = {
  parameters: { app: { answers: { loginV2: never } } },
  play: async () => {
    await fill();
    await waitFor(() => expect(document.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Refused: Story = { parameters: { app: { answers: { loginV2: () => refuse('LOGIN_FAILED') } } }, play: refused };
export const Blocked: Story = { parameters: { app: { answers: { loginV2: () => refuse('ACCOUNT_BLOCKED') } } }, play: refused };
export const NotAMember: Story = { parameters: { app: { answers: { loginV2: () => refuse('NOT_A_MEMBER') } } }, play: refused };
export const WithCaptcha: Story = {
  parameters: { app: { answers: { loginV2: () => refuse('LOGIN_FAILED', { captcha: true }), captcha } } },
  play: async () => {
    await refused();
    await control('[name=captcha]');
  },
};
export const WrongCaptcha: Story = {
  parameters: { app: { answers: { loginV2: () => refuse('CAPTCHA_FAILED', { captcha: true }), captcha } } },
  play: async () => {
    await fill();
    await waitFor(() => expect(document.querySelector('[name=captcha]')).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const RateLimited: Story = { parameters: { app: { answers: { loginV2: () => refuse('TRY_AGAIN_LATER', { retryAfter: 300 }) } } }, play: refused };
export const Unreachable: Story = {
  parameters: { app: { answers: { loginV2: () => { throw new TypeError('Failed to fetch'); } } } },
  play: refused,
};
export const SmsCode: Story = { play: bySms };
export const SmsCodeSent: Story = {
  play: async () => {
    await bySms();
    await press('[data-state=idle]');
    await control('[data-state=counting]');
  },
};
export const WrongSmsCode: Story = {
  parameters: { app: { answers: { loginV2: () => refuse('CODE_INVALID') } } },
  play: async () => {
    await bySms();
    await typeInto('verificationCode', '111111');
    await send();
    await waitFor(() => expect(document.querySelector('[name=verificationCode]')).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const Remembered: Story = { beforeEach: remembered(false) };
export const RememberedDevice: Story = { beforeEach: remembered(true) };
export const DeviceUnknown: Story = {
  beforeEach: remembered(true),
  parameters: { app: { answers: { deviceLogin: () => refuse('DEVICE_UNKNOWN') } } },
  play: async () => {
    await press('[data-full]');
    await screen.findByRole('alert');
  },
};
export const DeviceForgotten: Story = {
  beforeEach: remembered(true),
  play: async () => {
    await press('[data-full] + * > :last-child');
    await control('[name=username]');
  },
};

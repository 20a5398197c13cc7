import { inApp, never, opened, refuse } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { captchaPicture } from '../stories/captcha-picture.ts';
import { LoginDialog } from './login-dialog.tsx';

const meta = {
  title: 'Account/Login',
  component: LoginDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story' },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async () => {
  await screen.findByRole('dialog');
  await userEvent.type(document.querySelector<HTMLInputElement>('[name=username]') as HTMLInputElement, 'maria_28');
  await userEvent.type(document.querySelector<HTMLInputElement>('[name=password]') as HTMLInputElement, 'Secret-2026{Enter}');
};
const refused = async () => {
  await fill();
  await screen.findByRole('alert');
};
const captcha = () => ({ captchaId: 'c', image: captchaPicture, question: 'What is two and three?', expiresIn: 120 });

export const Default: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'username'));
  },
};
export const Required: Story = { args: { reason: 'required' } };
export const Expired: Story = { args: { reason: 'expired' } };
export const Missing: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(2));
  },
};
export const Busy: Story = {
  parameters: { app: { answers: { login: never } } },
  play: async () => {
    await fill();
    await waitFor(() => expect(document.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Refused: Story = { parameters: { app: { answers: { login: () => refuse('LOGIN_FAILED') } } }, play: refused };
export const WithCaptcha: Story = {
  parameters: { app: { answers: { login: () => refuse('LOGIN_FAILED', { captcha: true }), captcha } } },
  play: async () => {
    await refused();
    await waitFor(() => expect(document.querySelector('[name=captcha]')).not.toBeNull());
  },
};
export const WrongCaptcha: Story = {
  parameters: { app: { answers: { login: () => refuse('CAPTCHA_FAILED', { captcha: true }), captcha } } },
  play: async () => {
    await fill();
    await waitFor(() => expect(document.querySelector('[name=captcha]')).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const MustWait: Story = { parameters: { app: { answers: { login: () => refuse('TRY_AGAIN_LATER', { retryAfter: 300 }) } } }, play: refused };
export const Unreachable: Story = {
  parameters: { app: { answers: { login: () => { throw new TypeError('Failed to fetch'); } } } },
  play: refused,
};

import { inApp, never, opened, permission, refuse, registerRule } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { captchaPicture } from '../stories/captcha-picture.ts';
import { RegisterDialog } from './register-dialog.tsx';

const meta = {
  title: 'Account/Register',
  component: RegisterDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story' },
} satisfies Meta<typeof RegisterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const { registration } = permission();
const field = async (name: string) => {
  await waitFor(() => expect(document.querySelector(`[name=${name}]`)).not.toBeNull());
  return document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
};
const fill = async () => {
  await userEvent.type(await field('username'), 'maria28');
  await userEvent.type(await field('password'), 'Secret-2026');
  await userEvent.type(await field('confirmPassword'), 'Secret-2026');
  await userEvent.click(await field('agreed'));
};
const send = async () => {
  await fill();
  await userEvent.click(document.querySelector('[type=submit]') as HTMLButtonElement);
};
const many = [
  registerRule('payeeName', { maxLength: 60 }),
  registerRule('email', { required: false, patternId: 'EMAIL' }),
  registerRule('mobileNum', { patternId: 'DIGITS' }),
  registerRule('paymentPassword', { patternId: 'DIGITS', minLength: 6, maxLength: 6 }),
  registerRule('recommenderId', { required: false }),
  registerRule('captcha', { minLength: null, maxLength: null }),
];

export const Default: Story = {
  play: async () => {
    await field('username');
  },
};
export const ManyFields: Story = {
  parameters: {
    app: {
      answers: {
        registerSettings: () => ({ ...registration, fields: [...registration.fields, ...many] }),
        captcha: () => ({ captchaId: 'c', image: captchaPicture, question: 'What is two and three?', expiresIn: 120 }),
      },
    },
  },
  play: async () => {
    await field('captcha');
  },
};
export const Faulty: Story = {
  play: async () => {
    await userEvent.type(await field('username'), 'x');
    await userEvent.click(document.querySelector('[type=submit]') as HTMLButtonElement);
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(4));
  },
};
export const NameTaken: Story = {
  parameters: { app: { answers: { register: () => refuse('USERNAME_TAKEN', { fields: [{ field: 'username', rule: 'taken' }] }) } } },
  play: async () => {
    await send();
    await waitFor(() => expect(document.querySelector('[name=username]')).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const Refused: Story = {
  parameters: { app: { answers: { register: () => refuse('QUOTA_EXCEEDED') } } },
  play: async () => {
    await send();
    await screen.findByRole('alert');
  },
};
export const Busy: Story = {
  parameters: { app: { answers: { register: never } } },
  play: async () => {
    await send();
    await waitFor(() => expect(document.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Loading: Story = {
  parameters: { app: { answers: { registerSettings: never } } },
  play: async () => {
    await screen.findByRole('dialog');
  },
};
export const Closed: Story = {
  parameters: { app: { answers: { registerSettings: () => ({ ...registration, fields: [] }) } } },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.querySelector('form')).toBeNull());
  },
};
export const Failed: Story = {
  parameters: { app: { answers: { registerSettings: () => refuse('UNKNOWN_ERROR') } } },
  play: async () => {
    await screen.findByRole('alert');
  },
};

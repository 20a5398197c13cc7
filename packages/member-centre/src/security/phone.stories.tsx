import { href } from '@livery/navigation';
import { captchaPicture, inApp, never, refuse, security } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Mobile number',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'member' as const, answers, route: href('securityCenter', { query: { part: 'phone' } }) } });
const of = (over: Parameters<typeof security>[0], answers: Answers = {}): Answers => ({ security: () => security(over), ...answers });
const unproved = (answers: Answers = {}): Answers => of({ mobileProved: false }, answers);

/** Buttons and fields by their place: the texts are of every language. */
const fieldShown = (name: string) => waitFor(() => expect(document.querySelector(`[role=dialog] form [name=${name}]`)).not.toBeNull());
const shown = (selector: string) => waitFor(() => {
  const found = document.querySelector<HTMLElement>(`[role=dialog] article ${selector}`);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
});
const pressed = async (selector: string) => userEvent.click(await shown(selector));
const typed = async (name: string, text: string) => userEvent.type(await shown(`[name=${name}]`), text);
const invalid = (count: number) => waitFor(() => expect(document.querySelectorAll('[role=dialog] [aria-invalid=true]').length).toBe(count));

/** The account has no number. */
export const NotSet: Story = { parameters: at(of({ mobile: null, mobileProved: false })), play: () => fieldShown('mobileNum') };
export const NotProved: Story = { parameters: at(unproved()), play: () => fieldShown('code') };
export const Proved: Story = { parameters: at(), play: async () => void (await screen.findAllByRole('heading', { level: 3 })) };
/** The members of the merchant have no numbers. */
export const KeptByNobody: Story = { parameters: at(of({ mobile: null, mobileProved: false, mobileChangeable: false })), play: async () => void (await screen.findAllByRole('heading', { level: 3 })) };
export const Loading: Story = { parameters: at({ security: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ security: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
/** Another one can be asked for when the time is over. */
export const CodeSent: Story = {
  parameters: at(unproved()),
  play: async () => {
    await pressed('[data-state=idle]');
    await waitFor(() => expect(document.querySelector('[data-state=counting]')).not.toBeNull());
  },
};
/** Another number in the place of a proved one: a code to each. */
export const Another: Story = {
  parameters: at(),
  play: async () => {
    await pressed('button[data-variant=outline]');
    await fieldShown('verificationCode');
  },
};
/** With an authenticator app, a code of which replaces that to the former number. */
export const AnotherByApp: Story = {
  parameters: at(of({ totp: true })),
  play: async () => {
    await pressed('button[data-variant=outline]');
    await fieldShown('factorCode');
  },
};
/** Sent empty: each field shows what it requires. */
export const Incomplete: Story = {
  parameters: at(of({ mobile: null, mobileProved: false })),
  play: async () => {
    await pressed('[type=submit]');
    await invalid(3);
  },
};
export const WrongCode: Story = {
  parameters: at(unproved({ provePhone: () => refuse('CODE_INVALID', { fields: [{ field: 'code', rule: 'invalid' }] }) })),
  play: async () => {
    await typed('code', '123456');
    await typed('password', 'Secret-1');
    await pressed('[type=submit]');
    await invalid(1);
  },
};
/** Too many codes were requested: only a person gets another. */
export const PersonWanted: Story = {
  parameters: at(unproved({ phoneCode: () => refuse('CAPTCHA_REQUIRED', { captcha: true }), captcha: () => ({ captchaId: 'c', image: captchaPicture, expiresIn: 120 }) })),
  play: async () => {
    await pressed('[data-state=idle]');
    await waitFor(() => expect(document.querySelector('[name=captcha]')).toHaveAttribute('aria-invalid', 'true'));
  },
};

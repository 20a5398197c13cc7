import { href } from '@livery/navigation';
import { captchaPicture, inApp, never, refuse, security } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Email address',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'member' as const, answers, route: href('securityCenter', { query: { part: 'email' } }) } });
const of = (over: Parameters<typeof security>[0], answers: Answers = {}): Answers => ({ security: () => security(over), ...answers });

/** Buttons and fields by their place: the texts are of every language. */
const fieldsShown = (count: number) => waitFor(() => expect(document.querySelectorAll('[role=dialog] form input')).toHaveLength(count));
const shown = (selector: string) => waitFor(() => {
  const found = document.querySelector<HTMLElement>(`[role=dialog] article ${selector}`);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
});
const pressed = async (selector: string) => userEvent.click(await shown(selector));
const typed = async (name: string, text: string) => userEvent.type(await shown(`[name=${name}]`), text);
const invalid = (count: number) => waitFor(() => expect(document.querySelectorAll('[role=dialog] [aria-invalid=true]').length).toBe(count));
const refusedCode = (code: 'CODE_INVALID' | 'CODE_EXPIRED'): Story => ({
  parameters: at({ proveEmail: () => refuse(code, { fields: [{ field: 'code', rule: 'invalid' }] }) }),
  play: async () => {
    await typed('code', '123456');
    await typed('password', 'Secret-1');
    await pressed('[type=submit]');
    await invalid(1);
  },
});

/** The account has no address. */
export const NotSet: Story = { parameters: at(of({ email: null })), play: () => fieldsShown(3) };
export const NotProved: Story = { parameters: at(), play: () => fieldsShown(2) };
export const Proved: Story = { parameters: at(of({ emailProved: true })), play: async () => void (await screen.findAllByRole('heading', { level: 3 })) };
/** The merchant's registration asks for no address. */
export const ChangedByNobody: Story = { parameters: at(of({ emailProved: true, emailChangeable: false })), play: async () => void (await screen.findAllByRole('heading', { level: 3 })) };
export const KeptByNobody: Story = { parameters: at(of({ email: null, emailChangeable: false })), play: () => fieldsShown(0) };
export const Loading: Story = { parameters: at({ security: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ security: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
/** Another one can be asked for when the time is over. */
export const CodeSent: Story = {
  parameters: at(),
  play: async () => {
    await pressed('[data-state=idle]');
    await waitFor(() => expect(document.querySelector('[data-state=counting]')).not.toBeNull());
  },
};
/** Another address in the place of a proved one. */
export const Another: Story = {
  parameters: at(of({ emailProved: true })),
  play: async () => {
    await pressed('button[data-variant=outline]');
    await fieldsShown(3);
  },
};
/** Sent empty: each field shows what it requires. */
export const Incomplete: Story = {
  parameters: at(of({ email: null })),
  play: async () => {
    await pressed('[type=submit]');
    await invalid(3);
  },
};
export const WrongCode: Story = refusedCode('CODE_INVALID');
export const ExpiredCode: Story = refusedCode('CODE_EXPIRED');
/** Too many codes were requested: only a person gets another. */
export const PersonWanted: Story = {
  parameters: at({ emailCode: () => refuse('CAPTCHA_REQUIRED', { captcha: true }), captcha: () => ({ captchaId: 'c', image: captchaPicture, expiresIn: 120 }) }),
  play: async () => {
    await pressed('[data-state=idle]');
    await waitFor(() => expect(document.querySelector('[name=captcha]')).toHaveAttribute('aria-invalid', 'true'));
  },
};
/** Beyond the caps of an hour. */
export const TooMany: Story = {
  parameters: at({ emailCode: () => refuse('QUOTA_EXCEEDED', { retryAfter: 1800 }) }),
  play: async () => {
    await pressed('[data-state=idle]');
    await invalid(1);
  },
};
/** An account without a password shows that it has its number. */
export const WithoutPassword: Story = { parameters: at(of({ currentFactor: 'phone' })), play: () => fieldsShown(2) };

import { href } from '@livery/navigation';
import { inApp, security } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Transaction password',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'member' as const, answers, route: href('securityCenter', { query: { part: 'transactionPassword' } }) } });
const isSet = (over: Parameters<typeof security>[0] = {}): Answers => ({ security: () => security({ transactionPassword: true, totp: true, ...over }) });

const fieldsShown = (count: number) => waitFor(() => expect(document.querySelectorAll('[role=dialog] form input')).toHaveLength(count));
const last = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] article button')].at(-1);
const forgot = async () => {
  await fieldsShown(3);
  const button = last();
  if (button !== undefined) await userEvent.click(button);
};

export const First: Story = { parameters: at(), play: () => fieldsShown(3) };
export const Change: Story = { parameters: at(isSet()), play: () => fieldsShown(3) };
/** Sent empty: each field shows what it requires. */
export const Incomplete: Story = {
  parameters: at(),
  play: async () => {
    await fieldsShown(3);
    const submit = document.querySelector<HTMLElement>('[role=dialog] form button[type=submit]');
    if (submit !== null) await userEvent.click(submit);
    await waitFor(() => expect(document.querySelectorAll('[role=dialog] [aria-invalid=true]').length).toBe(3));
  },
};
export const Forgotten: Story = {
  parameters: at(isSet()),
  play: async () => {
    await forgot();
    await fieldsShown(4);
  },
};
/** An account without an app and without a proved number is told how to go on. */
export const NoSecondProof: Story = {
  parameters: at(isSet({ totp: false, mobileProved: false })),
  play: async () => {
    await forgot();
    await fieldsShown(0);
  },
};

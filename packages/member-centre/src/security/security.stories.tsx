import { href } from '@livery/navigation';
import { inApp, never, refuse, security } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Security',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const codes = Array.from({ length: 10 }, (_, index) => `K7Q${index}M-${index}XW4T`);
const enrolled: Answers = { security: () => security({ totp: true, recoveryCodesLeft: 9 }), recoveryCodes: () => ({ recoveryCodes: codes }) };
const at = (page: 'securityCenter' | 'secondFactor', answers: Answers = {}) => ({ app: { session: 'member' as const, answers, route: href(page) } });

/** Buttons and fields by their place: the texts are of every language. */
const page = () => document.querySelector('[role=dialog] nav + div > div') ?? document.createElement('div');
const press = async (place: number) => {
  const found = await waitFor(() => {
    const button = [...page().querySelectorAll<HTMLElement>('button')].at(place);
    if (button === undefined) throw new Error('no button');
    return button;
  });
  await userEvent.click(found);
};
const fields = () => waitFor(() => {
  const found = page().querySelectorAll('form input');
  if (found.length === 0) throw new Error('no field');
  return [...found];
});
const buttonShown = () => waitFor(() => expect(page().querySelector('button')).not.toBeNull());
const codesShown = () => waitFor(() => expect(page().querySelectorAll('ol code')).toHaveLength(codes.length));

export const CentreOff: Story = { parameters: at('securityCenter'), play: async () => void (await screen.findAllByRole('heading', { level: 3 })) };
export const CentreOn: Story = { parameters: at('securityCenter', enrolled), play: async () => void (await screen.findAllByRole('heading', { level: 3 })) };
export const CentreLoading: Story = { parameters: at('securityCenter', { security: never }), play: async () => void (await screen.findByRole('dialog')) };
export const CentreFailed: Story = { parameters: at('securityCenter', { security: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };

export const FactorOff: Story = { parameters: at('secondFactor'), play: buttonShown };
export const FactorOn: Story = { parameters: at('secondFactor', enrolled), play: buttonShown };
/** The QR code and the secret, with the fields that prove who it is. */
export const SetUp: Story = {
  parameters: at('secondFactor'),
  play: async () => {
    await press(0);
    await fields();
  },
};
/** Sent empty: each field shows what it requires. */
export const SetUpIncomplete: Story = {
  parameters: at('secondFactor'),
  play: async () => {
    await press(0);
    await fields();
    await userEvent.click(page().querySelector('button[type=submit]') as HTMLElement);
    await waitFor(() => expect(page().querySelectorAll('[aria-invalid=true]').length).toBe(2));
  },
};
export const SetUpRefused: Story = { parameters: at('secondFactor', { totpStart: () => refuse('FUNCTION_DISABLED') }), play: () => press(0) };
export const TurnOff: Story = {
  parameters: at('secondFactor', enrolled),
  play: async () => {
    await press(1);
    await fields();
  },
};
export const Renew: Story = {
  parameters: at('secondFactor', enrolled),
  play: async () => {
    await press(0);
    await fields();
  },
};
/** Without a password a code to the account's number takes its place. */
export const RenewByNumber: Story = {
  parameters: at('secondFactor', { ...enrolled, security: () => security({ totp: true, currentFactor: 'phone' }) }),
  play: async () => {
    await press(0);
    await waitFor(() => expect(page().querySelectorAll('form input')).toHaveLength(2));
  },
};
/** The codes, shown once. */
export const RecoveryCodes: Story = {
  parameters: at('secondFactor', enrolled),
  play: async () => {
    await press(0);
    for (const field of await fields()) await userEvent.type(field, '123456');
    await userEvent.click(page().querySelector('button[type=submit]') as HTMLElement);
    await codesShown();
  },
};

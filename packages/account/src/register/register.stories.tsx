import { brand, captchaPicture, inApp, never, opened, permission, refuse, registerRule, saying } from '@livery/testing';
import { storeInvitation } from '@livery/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { RegisterDialog } from './register-dialog.tsx';

const meta = {
  title: 'Account/RegisterDialog',
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
/** Sets a field at once: typing would render the form for each key. */
const put = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const fill = async () => {
  await put('username', 'maria28');
  await put('password', 'Secret-2026');
  await put('confirmPassword', 'Secret-2026');
  await userEvent.click(await field('agreed'));
};
const send = async () => {
  await fill();
  await userEvent.click(document.querySelector('[type=submit]') as HTMLButtonElement);
};
const captchaRule = registerRule('captcha', { minLength: null, maxLength: null });
const captcha = () => ({ captchaId: 'c', image: captchaPicture, expiresIn: 120 });
const many = [
  registerRule('payeeName', { maxLength: 60 }),
  registerRule('idNumber'),
  registerRule('email', { required: false, patternId: 'EMAIL' }),
  registerRule('mobileNum', { patternId: 'DIGITS', acceptedPattern: '^[0-9]+$', minLength: 6 }),
  registerRule('verificationCode', { patternId: 'DIGITS' }),
  registerRule('paymentPassword', { patternId: 'DIGITS', minLength: 6, maxLength: 6 }),
  ...(['line', 'whatsapp', 'facebook', 'wechat', 'qqNum', 'recommenderId', 'affiliateCode', 'referralCode'] as const).map((name) => registerRule(name, { required: false })),
  captchaRule,
];
const withFields = (...fields: typeof many) => () => ({ ...registration, fields: [...registration.fields, ...fields] });
const byNumber = [registerRule('mobileNum', { enabled: false, minLength: 6 }), registerRule('verificationCode', { enabled: false })];
const verified = brand({ features: { registrationSmsVerification: true } });
const oneWay = brand({ features: { mobileRegistration: false } });
const picker = () => screen.findByRole('combobox', undefined, { timeout: 10_000 });

export const Default: Story = {
  play: async () => {
    await field('username');
  },
};
export const ManyFields: Story = {
  parameters: {
    app: {
      answers: {
        registerSettings: withFields(...many),
        captcha,
      },
    },
  },
  play: async () => {
    await field('captcha');
  },
};
export const Faulty: Story = {
  play: async () => {
    await put('username', 'x');
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
export const ClosedByTheMerchant: Story = {
  parameters: { app: { answers: { registerSettings: () => ({ ...registration, open: false }) } } },
  play: async () => {
    await screen.findByRole('link', { name: saying('Ask customer service') });
    await expect(document.querySelector('form')).toBeNull();
  },
};
export const Failed: Story = {
  parameters: { app: { answers: { registerSettings: () => refuse('UNKNOWN_ERROR') } } },
  play: async () => {
    await screen.findByRole('alert');
  },
};
export const OneWayOnly: Story = {
  parameters: { app: { brand: oneWay } },
  play: async () => {
    await field('username');
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};
export const ByNumber: Story = {
  args: { tab: 'mobile' },
  parameters: { app: { brand: verified, answers: { registerSettings: withFields(...byNumber) } } },
  play: async () => {
    await field('mobileNum');
    await picker();
  },
};
export const ByNumberCodeSent: Story = {
  ...ByNumber,
  play: async () => {
    await put('mobileNum', '917 555 0123');
    await picker();
    await userEvent.click(document.querySelector('[data-state=idle]') as HTMLButtonElement);
    await waitFor(() => expect(document.querySelector('[data-state=counting]')).not.toBeNull());
  },
};
export const ByNumberFaulty: Story = {
  ...ByNumber,
  play: async () => {
    await picker();
    await put('mobileNum', '12');
    await userEvent.click(document.querySelector('[type=submit]') as HTMLButtonElement);
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(5));
  },
};
export const NumberTaken: Story = {
  args: { tab: 'mobile' },
  parameters: { app: { answers: { registerSettings: withFields(...byNumber), registerMobile: () => refuse('PHONE_TAKEN', { fields: [{ field: 'mobileNum', rule: 'taken' }] }) } } },
  play: async () => {
    await picker();
    await put('mobileNum', '917 555 0123');
    await put('password', 'Secret-2026');
    await put('confirmPassword', 'Secret-2026');
    await userEvent.click(await field('agreed'));
    await userEvent.click(document.querySelector('[type=submit]') as HTMLButtonElement);
    await waitFor(() => expect(document.querySelector('[name=mobileNum]')).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const ByInvitation: Story = {
  parameters: { app: { brand: brand({ features: { directRegistration: false } }) } },
  play: async () => {
    await expect(await field('affiliateCode')).toHaveAttribute('aria-required', 'true');
  },
};
export const InvitationError: Story = {
  parameters: { app: { answers: { registerSettings: withFields(registerRule('affiliateCode', { required: false })), affiliate: () => refuse('AFFILIATE_CODE_INVALID') } } },
  decorators: [
    (Story) => {
      storeInvitation('?code=NOBODY');
      return <Story />;
    },
  ],
  play: async () => {
    await screen.findByRole('alertdialog', undefined, { timeout: 15_000 });
    await expect(document.querySelector('[name=affiliateCode]')).not.toBeNull();
  },
};

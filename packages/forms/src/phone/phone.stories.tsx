import { captchaPicture, inApp, never, refuse } from '@livery/testing';
import { useMessageText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { Stack } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { HumanCheckPart } from '../human/human-check-part.tsx';
import { useHumanCheck } from '../human/use-human-check.ts';
import { CodeField } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { usePhone } from './use-phone.ts';
import { useSmsCode } from './use-sms-code.ts';

const messageOf = (faults: Readonly<Record<string, Message>>, text: (message: Message) => string) => (field: string) => {
  const message = faults[field];
  return message === undefined ? undefined : text(message);
};

function Number({ number = '917 555 0123', diallingCode }: { readonly number?: string; readonly diallingCode?: string }) {
  const messageText = useMessageText();
  const phone = usePhone({ number, diallingCode });
  const [wanted, setWanted] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, Message>>>({});
  const check = useHumanCheck(wanted);
  // The clock stands still, so that a picture of a countdown is the same each time.
  const sms = useSmsCode({ purpose: 'register', phone, check, now: () => 0, onCheckWanted: setWanted, onFault: (field, message) => setFaults({ [field]: message }) });
  const errorAt = messageOf(faults, messageText);
  return (
    <Stack>
      <PhoneField phone={phone} required error={errorAt('mobileNum')} onChanged={() => setFaults({})} />
      {wanted ? <HumanCheckPart check={check} error={errorAt('captcha')} /> : null}
      <CodeField sms={sms} required now={() => 0} />
    </Stack>
  );
}

const meta = {
  title: 'Forms/PhoneField',
  component: Number,
  decorators: [inApp],
} satisfies Meta<typeof Number>;
export default meta;
type Story = StoryObj<typeof meta>;

const picker = () => screen.findByRole('combobox', undefined, { timeout: 10_000 });
const send = async () => {
  await picker();
  await userEvent.click(document.querySelector('[data-state=idle]') as HTMLButtonElement);
};

export const Default: Story = { play: async () => void (await picker()) };
export const Empty: Story = { args: { number: '' }, play: async () => void (await picker()) };
export const OtherCountry: Story = {
  args: { diallingCode: '+91' },
  play: async () => {
    await expect(await picker()).toHaveValue('+91');
  },
};
export const CountriesOnTheirWay: Story = { parameters: { app: { answers: { countries: never } } } };
export const NumberMissing: Story = {
  args: { number: '' },
  play: async () => {
    await send();
    await waitFor(() => expect(document.querySelector('[name=mobileNum]')).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const Sending: Story = {
  parameters: { app: { answers: { smsRegister: never } } },
  play: async () => {
    await send();
    await waitFor(() => expect(document.querySelector('[data-state=idle]')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Counting: Story = {
  play: async () => {
    await send();
    await waitFor(() => expect(document.querySelector('[data-state=counting]')).not.toBeNull());
  },
};
export const NotSent: Story = {
  parameters: { app: { answers: { smsRegister: () => ({ refuse: 'QUOTA_EXCEEDED', message: 'The quota is used up. Please contact customer service.' }) } } },
  play: async () => {
    await send();
    await screen.findByRole('alertdialog', undefined, { timeout: 15_000 });
  },
};
export const CheckWanted: Story = {
  parameters: {
    app: {
      answers: {
        smsRegister: () => refuse('CAPTCHA_REQUIRED', { captcha: true }),
        captcha: () => ({ captchaId: 'c', image: captchaPicture, expiresIn: 120 }),
      },
    },
  },
  play: async () => {
    await send();
    await waitFor(() => expect(document.querySelector('[name=captcha]')).toHaveAttribute('aria-invalid', 'true'));
  },
};

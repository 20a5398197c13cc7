import { captchaPicture, inApp, permission, refuse } from '@livery/testing';
import type { Message } from '@livery/i18n';
import { useMessageText } from '@livery/i18n';
import { sessionApi } from '@livery/session';
import { Stack } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { OwnNumberPart } from './own-number-part.tsx';
import { useOwnNumber } from './use-own-number.ts';

function OwnNumberForm() {
  const messageText = useMessageText();
  // What the site fetches when it starts.
  sessionApi.usePermissionQuery();
  const [faults, setFaults] = useState<Readonly<Record<string, Message>>>({});
  const own = useOwnNumber({ asked: true, number: '+63 ••• ••• 4567', onFault: (field, message) => setFaults({ [field]: message }), onSent: () => setFaults({}) });
  const errorAt = (field: string) => {
    const message = faults[field];
    return message === undefined ? undefined : messageText(message);
  };
  return (
    <Stack>
      <OwnNumberPart own={own} errorAt={errorAt} onChanged={() => setFaults({})} onSent={() => undefined} />
    </Stack>
  );
}

const meta = {
  title: 'Forms/OwnNumberPart',
  component: OwnNumberForm,
  decorators: [inApp],
  parameters: { app: { session: 'member' } },
} satisfies Meta<typeof OwnNumberForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async () => userEvent.click(await waitFor(() => document.querySelector('[data-state=idle]') as HTMLButtonElement));

/** The platform knows the number and sends the code. */
export const Default: Story = {
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('input')).toHaveLength(1));
  },
};
/** Too many codes were requested: only a person gets another. */
export const HumanCheckRequired: Story = {
  parameters: { app: { session: 'member', answers: { smsReauthentication: () => refuse('CAPTCHA_REQUIRED', { captcha: true }), captcha: () => ({ captchaId: 'c', image: captchaPicture, expiresIn: 120 }) } } },
  play: async () => {
    await send();
    await waitFor(() => expect(document.querySelector('[name=ownCaptcha]')).toHaveAttribute('aria-invalid', 'true'));
  },
};
/** An outside provider sends the code, and receives the number from its owner only. */
export const ByOutsideProvider: Story = {
  parameters: { app: { session: 'member', answers: { permission: () => permission({ verification: { phone: { provider: 'external', apiUrl: 'https://phone.example', apiKey: 'k' }, humanCheck: { provider: 'captcha' } } }) } } },
  play: async () => void (await screen.findByRole('combobox', undefined, { timeout: 10_000 })),
};
/** The whole number is missing. */
export const NumberMissing: Story = {
  ...ByOutsideProvider,
  play: async () => {
    await screen.findByRole('combobox', undefined, { timeout: 10_000 });
    await send();
    await waitFor(() => expect(document.querySelector('[name=ownMobileNum]')).toHaveAttribute('aria-invalid', 'true'));
  },
};

import { brand, inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PaymentMarks } from './payment-marks.tsx';

const marks = ['bankTransfer', 'visa', 'mastercard', 'gcash', 'maya', 'paypal', 'sepa', 'skrill', 'bitcoin', 'usdt'] as const;
const paying = (payments: readonly (typeof marks)[number][]) => {
  const made = brand();
  return { app: { brand: { ...made, footer: { ...made.footer, payments: [...payments] } } } };
};

const meta = { title: 'Page/Payment marks', component: PaymentMarks, decorators: [inApp], parameters: paying(marks) } satisfies Meta<typeof PaymentMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async () => {
    await expect(within(await screen.findByRole('list')).getAllByRole('listitem')).toHaveLength(marks.length);
  },
};
export const None: Story = {
  parameters: paying([]),
  play: async () => {
    await expect(screen.queryByRole('list')).toBeNull();
  },
};

import { brand, inApp } from '@livery/testing';
import { token } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PaymentMarks } from './payment-marks.tsx';

const marks = ['bankTransfer', 'visa', 'mastercard', 'gcash', 'maya', 'paypal', 'sepa', 'skrill', 'bitcoin', 'usdt'] as const;
const paying = (payments: readonly (typeof marks)[number][]) => ({ app: { brand: brand({ footer: { payments } }) } });

/** On the ground of the footer. */
const meta = {
  title: 'Page/Payment marks',
  component: PaymentMarks,
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '1rem', color: token.color.footer.fg, background: token.color.footer.bg, fontSize: token.font.size.sm }}>
        <Story />
      </div>
    ),
    inApp,
  ],
  parameters: paying(marks),
} satisfies Meta<typeof PaymentMarks>;
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

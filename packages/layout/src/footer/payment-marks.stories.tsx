import { brand, inApp } from '@livery/testing';
import { token } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PaymentMarks } from './payment-marks.tsx';

const marks = ['bankTransfer', 'visa', 'mastercard', 'gcash', 'maya', 'paypal', 'sepa', 'skrill', 'bitcoin', 'usdt'] as const;
const everything = brand({ footer: { payments: marks } });
const nothing = brand({ footer: { payments: [] } });

/** The ways to pay on the ground of the footer. */
function Sample() {
  return (
    <div style={{ paddingBlockStart: '1rem', color: token.color.footer.fg, background: token.color.footer.bg, fontSize: token.font.size.sm }}>
      <PaymentMarks />
    </div>
  );
}

const meta = { title: 'Site/PaymentMarks', component: Sample, decorators: [inApp] } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  parameters: { app: { brand: everything } },
  play: async () => {
    await expect(within(await screen.findByRole('list')).getAllByRole('listitem')).toHaveLength(marks.length);
  },
};
export const None: Story = {
  parameters: { app: { brand: nothing } },
  play: async () => {
    await expect(screen.queryByRole('list')).toBeNull();
  },
};

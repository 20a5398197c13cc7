import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SignedMoney } from './signed-money.tsx';

const meta = {
  title: 'Data/SignedMoney',
  component: SignedMoney,
  args: { amount: '15.00', format: (amount) => `₱${amount}` },
} satisfies Meta<typeof SignedMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+₱15.00')).toBeVisible();
  },
};
export const Loss: Story = { args: { amount: '-12.50' } };
/** Zero has no sign, however it is written. */
export const Zero: Story = { args: { amount: '-0.00' } };

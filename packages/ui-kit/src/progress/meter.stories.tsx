import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './meter.tsx';

const meta = {
  title: 'Progress/Meter',
  component: Meter,
  args: {
    label: 'Strength of the password',
    value: 50,
    ranges: [
      { upTo: 33, tone: 'danger', label: 'Weak' },
      { upTo: 66, tone: 'warning', label: 'Fair' },
      { upTo: 100, tone: 'success', label: 'Strong' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Low: Story = { args: { value: 20 } };
export const High: Story = { args: { value: 95 } };
export const NotKnown: Story = { args: { value: Number.NaN } };
export const OfALimit: Story = {
  args: {
    label: 'Deposit limit of this month',
    value: 4600,
    max: 5000,
    valueText: '₱4,600 of ₱5,000',
    ranges: [
      { upTo: 4000, tone: 'success', label: 'Within the limit' },
      { upTo: 5000, tone: 'warning', label: 'Nearly used up' },
    ],
  },
};

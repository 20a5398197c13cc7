import type { Meta, StoryObj } from '@storybook/react-vite';
import { wave } from './sample-charts.ts';
import { Sparkline } from './sparkline.tsx';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { values: wave(14, 400), label: 'Rising and falling over a fortnight' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneValue: Story = { args: { values: [4], label: 'One value' } };
export const AllZero: Story = { args: { values: [0, 0, 0], label: 'All zero' } };
export const BelowZero: Story = { args: { values: [3, -2, -5, 1], label: 'Below zero in the middle' } };
export const WithGap: Story = { args: { values: [3, 4, Number.NaN, 6, 5], label: 'Rising, with a day that is not known' } };
export const ManyValues: Story = { args: { values: wave(400, 100), label: 'Up and down' } };

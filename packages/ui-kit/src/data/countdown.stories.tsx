import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Countdown } from './countdown.tsx';

const meta = {
  title: 'Data/Countdown',
  component: Countdown,
  args: { until: 95_000, now: () => 0, label: 'Draw closes in', format: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer', { name: 'Draw closes in 1:35' })).toHaveTextContent('1:35');
  },
};
export const Over: Story = { args: { until: 0 } };

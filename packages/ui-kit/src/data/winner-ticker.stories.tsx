import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleWinners } from './sample-winners.ts';
import { WinnerTicker } from './winners.tsx';

const meta = {
  title: 'Data/WinnerTicker',
  component: WinnerTicker,
  args: { label: 'Latest winners', pauseLabel: 'Pause', playLabel: 'Play', winners: sampleWinners },
} satisfies Meta<typeof WinnerTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { tip: 'Return to player, computed from the paytable', children: <Button variant="ghost">RTP 96.4 %</Button> },
  decorators: [(Story) => <div style={{ padding: '4rem' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(tip.textContent);
  },
};

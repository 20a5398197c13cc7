import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountBadge } from './badge.tsx';

const meta = {
  title: 'Data/CountBadge',
  component: CountBadge,
  args: { count: 7, label: '7 promotions' },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AboveTheMost: Story = {
  args: { count: 128, label: '128 messages' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '128 messages' })).toHaveTextContent('99+');
  },
};
/** At zero nothing is drawn. */
export const Nothing: Story = { args: { count: 0, label: 'no messages' } };

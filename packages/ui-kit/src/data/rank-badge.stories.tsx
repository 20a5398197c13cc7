import type { Meta, StoryObj } from '@storybook/react-vite';
import { RankBadge } from './rank-badge.tsx';

const meta = {
  title: 'Data/RankBadge',
  component: RankBadge,
  args: { level: 1, children: 'Bronze' },
} satisfies Meta<typeof RankBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const High: Story = { args: { level: 5, children: 'Diamond' } };

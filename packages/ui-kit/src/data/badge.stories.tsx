import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/flow.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Hot', 'data-kind': 'hot' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kinds: Story = {
  render: () => (
    <Cluster>
      <Badge data-kind="hot">Hot</Badge>
      <Badge data-kind="new">New</Badge>
      <Badge data-kind="jackpot">₱1,204,880</Badge>
      <Badge data-kind="accent">Accent</Badge>
      <Badge data-kind="neutral">Neutral</Badge>
    </Cluster>
  ),
};

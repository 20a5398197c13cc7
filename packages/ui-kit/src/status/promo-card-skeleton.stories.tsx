import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoCardSkeleton } from './skeleton.tsx';

const meta = {
  title: 'Status/PromoCardSkeleton',
  component: PromoCardSkeleton,
  args: {},
  decorators: [(Story) => <div style={{ inlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof PromoCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

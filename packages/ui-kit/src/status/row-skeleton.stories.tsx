import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowSkeleton } from './skeleton.tsx';

const meta = {
  title: 'Status/RowSkeleton',
  component: RowSkeleton,
  args: {},
  decorators: [(Story) => <div style={{ inlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof RowSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

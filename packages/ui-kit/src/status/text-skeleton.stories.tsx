import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextSkeleton } from './skeleton.tsx';

const meta = {
  title: 'Status/TextSkeleton',
  component: TextSkeleton,
  args: { count: 3 },
  decorators: [(Story) => <div style={{ inlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof TextSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneLine: Story = { args: { count: 1 } };

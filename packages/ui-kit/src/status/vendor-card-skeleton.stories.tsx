import type { Meta, StoryObj } from '@storybook/react-vite';
import { VendorCardSkeleton } from './skeleton.tsx';

const meta = {
  title: 'Status/VendorCardSkeleton',
  component: VendorCardSkeleton,
  args: {},
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
} satisfies Meta<typeof VendorCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerSkeleton } from './skeleton.tsx';

const meta = {
  title: 'Status/BannerSkeleton',
  component: BannerSkeleton,
  args: {},
} satisfies Meta<typeof BannerSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameCardSkeleton } from './skeleton.tsx';

const meta = {
  title: 'Status/GameCardSkeleton',
  component: GameCardSkeleton,
  args: {},
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}>{Story()}</div>],
} satisfies Meta<typeof GameCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

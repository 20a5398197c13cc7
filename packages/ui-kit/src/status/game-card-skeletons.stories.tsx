import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/grid.tsx';
import { GameCardSkeletons } from './skeleton.tsx';

const meta = {
  title: 'Status/GameCardSkeletons',
  component: GameCardSkeletons,
  args: { count: 5 },
  decorators: [(Story) => <Grid data-of="tiles">{Story()}</Grid>],
} satisfies Meta<typeof GameCardSkeletons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

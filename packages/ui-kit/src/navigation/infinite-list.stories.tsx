import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/grid.tsx';
import { GameCardSkeletons } from '../status/skeleton.tsx';
import { InfiniteList } from './infinite-list.tsx';
import type { InfiniteListProps } from './infinite-list.tsx';

const meta = {
  title: 'Navigation/InfiniteList',
  component: InfiniteList,
  args: {
    onMore: () => {},
    labels: { loading: 'Loading more games', error: 'The next games could not be loaded.', retry: 'Try again', more: 'Show more games', end: 'You have seen them all.' },
    children: (
      <Grid data-of="tiles">
        <GameCardSkeletons count={4} />
      </Grid>
    ),
  },
} satisfies Meta<typeof InfiniteList>;
export default meta;
type Story = StoryObj<Partial<InfiniteListProps>>;

export const Idle: Story = { args: { state: 'idle' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'error' } };
export const End: Story = { args: { state: 'end' } };

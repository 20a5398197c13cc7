import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { iconHeart } from '../icons/games.ts';
import { iconOffline } from '../icons/header.ts';
import { Stack } from '../layout/flow.tsx';
import { Grid } from '../layout/grid.tsx';
import { Surface } from '../layout/surface.tsx';
import { ChunkErrorBoundary } from './chunk-error-boundary.tsx';
import { Loader } from './loader.tsx';
import { Notice } from './notice.tsx';
import {
  BannerSkeleton,
  GameCardSkeleton,
  GameCardSkeletons,
  PromoCardSkeleton,
  RowSkeleton,
  Skeleton,
  TextSkeleton,
  VendorCardSkeleton,
} from './skeleton.tsx';
import { EmptyState, ErrorState } from './state-panel.tsx';

const meta = {
  title: 'Status/States',
  component: EmptyState,
  args: { title: 'No favourites yet', description: 'Press the heart on a game to add it here.', glyph: iconHeart },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { actions: <Button variant="secondary">Find games</Button> } };
export const EmptyCompact: Story = { args: { compact: true } };
export const Failed: Story = {
  name: 'ErrorState',
  render: () => <ErrorState title="The games could not be loaded" description="Please check your connection and try again." actions={<Button>Try again</Button>} />,
};
export const Offline: Story = {
  name: 'ErrorState, offline',
  render: () => <ErrorState glyph={iconOffline} title="You are offline" description="We will go on as soon as the connection is back." />,
};

export const Notices: Story = {
  name: 'Notice',
  render: () => (
    <Stack>
      <Notice tone="info">Withdrawals take up to ten minutes.</Notice>
      <Notice tone="success" title="Your account is ready">
        Welcome to the table.
      </Notice>
      <Notice tone="warning" closeLabel="Close" onClose={fn()}>
        Your password is about to expire.
      </Notice>
      <Notice tone="danger" title="The bet was not placed" actions={<Button size="sm" variant="outline">Try again</Button>}>
        Your balance has not changed.
      </Notice>
    </Stack>
  ),
};

export const Loaders: Story = {
  name: 'Loader',
  render: () => (
    <Stack>
      <Loader label="Loading" />
      <Surface style={{ minBlockSize: '12rem' }}>
        The games of this hall.
        <Loader label="Opening the game" cover="container" labelShown />
      </Surface>
    </Stack>
  ),
};

export const LoaderPage: Story = { name: 'Loader, whole page', render: () => <Loader label="Logging in" cover="page" labelShown /> };

export const Skeletons: Story = {
  name: 'Skeleton, BannerSkeleton, GameCardSkeleton, VendorCardSkeleton, PromoCardSkeleton, RowSkeleton, TextSkeleton',
  render: () => (
    <Stack>
      <BannerSkeleton />
      <Grid data-of="tiles">
        <GameCardSkeleton />
        <GameCardSkeletons count={5} />
      </Grid>
      <Grid data-of="vendors">
        <VendorCardSkeleton />
        <VendorCardSkeleton />
      </Grid>
      <Grid data-of="cards">
        <PromoCardSkeleton />
        <div>
          <RowSkeleton />
          <RowSkeleton />
          <TextSkeleton count={3} />
          <Skeleton style={{ inlineSize: '8rem' }} />
        </div>
      </Grid>
    </Stack>
  ),
};

function Broken(): never {
  throw new Error('Failed to fetch dynamically imported module: /assets/lobby-4f2a.js');
}

export const LostChunk: Story = {
  name: 'ChunkErrorBoundary, after its reload',
  // The boundary reports through React, which writes to the console.
  render: () => (
    <ChunkErrorBoundary
      storage={{ getItem: () => 'Failed to fetch dynamically imported module: /assets/lobby-4f2a.js', setItem: () => {} }}
      reload={() => {}}
      fallback={({ retry }) => <ErrorState title="This page was renewed meanwhile" description="Load it again to go on." actions={<Button onClick={retry}>Load again</Button>} />}
    >
      <Broken />
    </ChunkErrorBoundary>
  ),
};

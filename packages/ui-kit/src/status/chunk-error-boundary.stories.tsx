import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { ChunkErrorBoundary } from './chunk-error-boundary.tsx';
import { ErrorState } from './state-panel.tsx';

const LOST = 'Failed to fetch dynamically imported module: /assets/lobby-4f2a.js';

function Broken({ message }: { readonly message: string }): never {
  throw new Error(message);
}

const meta = {
  title: 'Surroundings/ChunkErrorBoundary',
  component: ChunkErrorBoundary,
  args: {
    // As after the reload: the same script was lost before.
    storage: { getItem: () => JSON.stringify([LOST]), setItem: () => {} },
    reload: () => {},
    fallback: ({ kind, retry }) => <ErrorState title={kind === 'chunk' ? 'This page was renewed meanwhile' : 'This part does not work'} description="Load it again to go on." actions={<Button onClick={retry}>Load again</Button>} />,
    children: <Broken message={LOST} />,
  },
} satisfies Meta<typeof ChunkErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LostScript: Story = {};
export const Defect: Story = { args: { children: <Broken message="a defect" /> } };
export const NothingLost: Story = { args: { children: <p>The page that was asked for.</p> } };

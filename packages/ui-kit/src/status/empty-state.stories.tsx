import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { iconHeart } from '../icons/games.ts';
import { EmptyState } from './state-panel.tsx';

const meta = {
  title: 'Status/EmptyState',
  component: EmptyState,
  args: { title: 'No favourites yet', description: 'Press the heart on a game to add it here.', glyph: iconHeart },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { actions: <Button variant="secondary">Find games</Button> } };
export const WithoutAction: Story = {};
export const Compact: Story = { args: { compact: true } };

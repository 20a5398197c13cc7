import { inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyCategories, storyGames, withGameActions } from '../stories/with-games.tsx';
import { HotGames } from './hot-games.tsx';
import { VendorShelf } from './vendor-shelf.tsx';

const meta = {
  title: 'Game lobby/Home sections',
  component: HotGames,
  decorators: [withGameActions, inApp],
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', gap: '3rem' }}>
      <HotGames />
      <VendorShelf />
    </div>
  ),
} satisfies Meta<typeof HotGames>;
export default meta;
type Story = StoryObj<typeof meta>;

const app = (answers: Answers) => ({ app: { answers } });

export const Filled: Story = {
  parameters: app({ hotGames: () => ({ list: storyGames(12) }), gameCategories: () => ({ list: storyCategories }) }),
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('h3')).toHaveLength(12));
  },
};
export const Loading: Story = { parameters: app({ hotGames: never, gameCategories: never }) };
export const Failed: Story = {
  parameters: app({ hotGames: () => refuse('UNKNOWN_ERROR'), gameCategories: () => refuse('UNKNOWN_ERROR') }),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  },
};

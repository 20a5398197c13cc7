import { inApp, never, PlainBoundary, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyCategories, storyGames, withGameActions } from '../stories/with-games.tsx';
import { HallPage } from './hall-page.tsx';

const meta = {
  title: 'Games/HallPage',
  component: HallPage,
  decorators: [withGameActions, inApp],
  args: { gameTypes: ['RNG'], boundary: PlainBoundary },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HallPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const games = storyGames(20);
const whole: Answers = {
  gameCategories: () => ({ list: storyCategories }),
  gameList: () => ({ games, pageNum: 1, totalPages: 1, total: games.length }),
  hotGames: () => ({ list: storyGames(12) }),
};
const app = (answers: Answers = {}, more: object = {}) => ({ app: { session: 'member' as const, route: '/rng', answers: { ...whole, ...answers }, ...more } });
const nothing = () => ({ games: [], pageNum: 1, totalPages: 0, total: 0 });
const tiles = async () => {
    await waitFor(() => expect(document.querySelectorAll('article').length).toBeGreaterThan(0));
  };
const heading = async () => {
    await screen.findByRole('heading', { level: 1 });
  };

export const Filled: Story = { parameters: app(), play: tiles };
export const OneVendor: Story = { parameters: app({}, { route: '/rng?page=V2' }), play: tiles };
export const Trial: Story = { parameters: app({}, { session: 'trial' }), play: tiles };
export const Visitor: Story = { parameters: app({}, { session: 'visitor' }), play: tiles };
export const Loading: Story = { parameters: app({ gameCategories: never, gameList: never }), play: heading };
export const NoMatch: Story = { parameters: app({ gameList: nothing }, { route: '/rng?q=zodiac' }), play: heading };
export const Empty: Story = { parameters: app({ gameList: nothing }), play: heading };
export const Failed: Story = {
  parameters: app({ gameCategories: () => refuse('UNKNOWN_ERROR'), gameList: () => refuse('UNKNOWN_ERROR') }),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  },
};

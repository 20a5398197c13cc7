import { inApp, never, refuse, vendor } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { storyGames, withGameActions } from '../stories/with-games.tsx';
import { VendorGames } from './vendor-games.tsx';

const meta = {
  title: 'Games/VendorGames',
  component: VendorGames,
  decorators: [withGameActions, inApp],
  args: { vendor: vendor(), onChoose: () => {} },
} satisfies Meta<typeof VendorGames>;
export default meta;
type Story = StoryObj<typeof meta>;

const games = storyGames(12);
const app = (gameList: NonNullable<Answers['gameList']>) => ({ app: { session: 'member' as const, answers: { gameList } } });

export const Full: Story = {
  parameters: app(() => ({ games, pageNum: 1, totalPages: 1, total: games.length })),
  play: async () => {
    await screen.findAllByRole('link');
  },
};
export const Visitor: Story = { parameters: { app: { session: 'visitor' } } };
export const Loading: Story = { parameters: app(never) };
export const Empty: Story = { parameters: app(() => ({ games: [], pageNum: 1, totalPages: 0, total: 0 })) };
export const Failed: Story = { parameters: app(() => refuse('UNKNOWN_ERROR')) };

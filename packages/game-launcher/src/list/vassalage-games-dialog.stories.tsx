import { game, inApp, never, opened, refuse, sampleArt } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { VassalageGamesDialog } from './vassalage-games-dialog.tsx';

const games = Array.from({ length: 30 }, (_, index) => game({ gameId: `g-${index}`, name: `Comet Run ${index + 1}`, vendorName: 'Nova Play', image: sampleArt(index + 3), state: index === 2 ? 'maintenance' : 'open' }));
const app = (gameList: NonNullable<Answers['gameList']>) => ({ app: { session: 'member' as const, answers: { gameList } } });

const meta = {
  title: 'Games/VassalageGamesDialog',
  component: VassalageGamesDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story', vassalage: 'NOVA', gameType: 'RNG' },
} satisfies Meta<typeof VassalageGamesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: app(({ pageNo, pageSize }) => ({ games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize), pageNum: pageNo, totalPages: Math.ceil(games.length / pageSize), total: games.length })),
  play: async () => {
    await screen.findAllByRole('article');
  },
};
export const Loading: Story = { parameters: app(never) };
export const Empty: Story = { parameters: app(() => ({ games: [], pageNum: 1, totalPages: 0, total: 0 })) };
export const Failed: Story = {
  parameters: app(() => refuse('UNKNOWN_ERROR')),
  play: async () => {
    await screen.findByRole('alert');
  },
};

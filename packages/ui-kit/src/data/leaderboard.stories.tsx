import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from '../layout/surface.tsx';
import { sampleWinners } from './sample-winners.ts';
import { Leaderboard } from './winners.tsx';

const meta = {
  title: 'Data/Leaderboard',
  component: Leaderboard,
  args: { label: 'Biggest wins this week', rows: sampleWinners.map(({ id, player, game, prize }) => ({ id, name: player, detail: game, value: prize })) },
  decorators: [(Story) => <Surface>{Story()}</Surface>],
} satisfies Meta<typeof Leaderboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneRow: Story = { args: { rows: meta.args.rows.slice(0, 1) } };

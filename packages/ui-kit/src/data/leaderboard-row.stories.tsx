import type { Meta, StoryObj } from '@storybook/react-vite';
import { LeaderboardRow } from './winners.tsx';

const meta = {
  title: 'Data/LeaderboardRow',
  component: LeaderboardRow,
  args: { place: 42, name: 'maria_28', detail: 'You', value: '₱910' },
  decorators: [(Story) => <ul aria-label="My place">{Story()}</ul>],
} satisfies Meta<typeof LeaderboardRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { place: 1 } };
export const LongName: Story = { args: { name: 'somebody_with_a_very_long_name_of_many_parts', detail: 'Storm Temple of the Nine Winds' } };

import { inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { storyCategories } from '../stories/with-games.tsx';
import { SeamlessPage } from './seamless-page.tsx';

const meta = {
  title: 'Games/SeamlessPage',
  component: SeamlessPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SeamlessPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const app = (gameCategories: NonNullable<Answers['gameCategories']>) => ({ app: { session: 'member' as const, answers: { gameCategories } } });
const heading = async () => {
  await screen.findByRole('heading', { level: 1 });
};

export const Full: Story = {
  parameters: app(() => ({ list: storyCategories })),
  play: async () => {
    await screen.findAllByRole('link');
  },
};
export const Loading: Story = { parameters: app(never), play: heading };
export const Empty: Story = { parameters: app(() => ({ list: [] })), play: heading };
export const Failed: Story = {
  parameters: app(() => refuse('UNKNOWN_ERROR')),
  play: async () => {
    await screen.findByRole('alert');
  },
};

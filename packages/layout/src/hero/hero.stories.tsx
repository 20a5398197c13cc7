import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { WithSlots } from '../test-support/with-slots.tsx';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Site/Hero',
  component: Hero,
  decorators: [
    (Story) => (
      <WithSlots>
        <Story />
      </WithSlots>
    ),
    inApp,
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  await screen.findByRole('heading', { level: 1 });
};

export const Visitor: Story = { play: shown };
export const Member: Story = { parameters: { app: { session: 'member' } }, play: shown };

import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { FailureView } from './failure-view.tsx';

const failure = (kind: 'chunk' | 'error') => ({ kind, error: new Error('a defect'), retry: () => {} });

const meta = {
  title: 'Site/FailureView',
  component: FailureView,
  decorators: [inApp],
  args: { failure: failure('chunk') },
} satisfies Meta<typeof FailureView>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  await screen.findByRole('button');
};

export const LostPart: Story = { play: shown };
export const LostPartInAGame: Story = { parameters: { app: { route: '/game?vassalage=NOVA&gameId=g-1' } }, play: shown };
export const Defect: Story = { args: { failure: failure('error') }, play: shown };

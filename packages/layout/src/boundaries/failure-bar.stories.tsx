import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { FailureBar } from './failure-bar.tsx';

const failure = (kind: 'chunk' | 'error') => ({ kind, error: new Error('a defect'), retry: () => {} });

/** What the boundaries show in place of a region, and over the page for a dialog. */
const meta = {
  title: 'Site/FailureBar',
  component: FailureBar,
  decorators: [inApp],
  args: { failure: failure('chunk') },
} satisfies Meta<typeof FailureBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  await screen.findByRole('alert');
};

export const LostRegion: Story = { play: shown };
export const DefectInARegion: Story = { args: { failure: failure('error') }, play: shown };
export const LostDialog: Story = { args: { onClose: () => {} }, play: shown };
export const LostDialogInAGame: Story = { args: { onClose: () => {} }, parameters: { app: { route: '/game?vassalage=NOVA&gameId=g-1' } }, play: shown };

import { inApp, saying } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { SaveRows } from './save-rows.tsx';

const meta = {
  title: 'Centres/SaveRows',
  component: SaveRows,
  decorators: [inApp],
  args: {
    fileName: 'bets.csv',
    headings: ['Game', 'Stake'],
    texts: { save: 'Save all bets', saving: 'Saving', soFar: (number) => `${number} rows so far`, failed: 'The file could not be made.', cut: (number) => `The file has the newest ${number} rows.` },
    read: () => new Promise(() => {}),
  },
} satisfies Meta<typeof SaveRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { play: async () => void (await screen.findByRole('button')) };
export const Failed: Story = {
  args: { read: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: saying('Save all bets') }));
    await screen.findByText(saying('The file could not be made.'));
  },
};

import { inApp, saying } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { SaveFile } from './save-file.tsx';
import type { SaveFileProps } from './save-file.tsx';

const never: SaveFileProps['make'] = () => new Promise(() => {});
const savingSome: SaveFileProps['make'] = (signal, onProgress) => {
  onProgress(1200);
  return never(signal, onProgress);
};
const failing: SaveFileProps['make'] = () => Promise.reject(new Error('offline'));

const meta = {
  title: 'Centres/SaveFile',
  component: SaveFile,
  decorators: [inApp],
  args: {
    texts: { save: 'Save as a file', saving: 'Saving', soFar: (number) => `${number} rows so far`, failed: 'The file could not be made.', cut: (number) => `The file has the newest ${number} rows.` },
    make: never,
  },
} satisfies Meta<typeof SaveFile>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = async () => userEvent.click(await screen.findByRole('button', { name: saying('Save as a file') }));

export const Idle: Story = { play: async () => void (await screen.findByRole('button')) };
export const Saving: Story = {
  args: { make: savingSome },
  play: async () => {
    await save();
    await screen.findByText(saying('1,200 rows so far'));
  },
};
export const Failed: Story = {
  args: { make: failing },
  play: async () => {
    await save();
    await screen.findByText(saying('The file could not be made.'));
  },
};

import { inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { storyCategories, withGameActions } from '../stories/with-games.tsx';
import { VendorShelf } from './vendor-shelf.tsx';

const meta = {
  title: 'Games/VendorShelf',
  component: VendorShelf,
  decorators: [withGameActions, inApp],
} satisfies Meta<typeof VendorShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: () => unknown) => ({ app: { answers: { gameCategories: answer } as Answers } });

export const Filled: Story = { parameters: answering(() => ({ list: storyCategories })), play: async () => void (await screen.findAllByRole('link')) };
export const Loading: Story = { parameters: answering(never) };
/** With nothing to show the section is not there. */
export const Empty: Story = { parameters: answering(() => ({ list: [] })) };
export const Failed: Story = { parameters: answering(() => refuse('UNKNOWN_ERROR')), play: async () => void (await screen.findByRole('alert')) };

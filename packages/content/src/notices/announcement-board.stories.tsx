import { inApp, never, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleAnswers } from '../stories/sample-content.ts';
import { AnnouncementBoard } from './announcement-board.tsx';

const meta = {
  title: 'Content/AnnouncementBoard',
  component: AnnouncementBoard,
  decorators: [inApp],
} satisfies Meta<typeof AnnouncementBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: () => unknown) => ({ app: { answers: { announcements: answer } as Answers } });

export const Filled: Story = {
  parameters: { app: { answers: sampleAnswers } },
  play: () => waitFor(() => expect(document.querySelector('li button')).not.toBeNull()),
};
export const Loading: Story = { parameters: answering(never) };
export const Empty: Story = { parameters: answering(() => ({ count: 0, list: [] })) };
export const Failed: Story = { parameters: answering(() => refuse('UNKNOWN_ERROR')), play: async () => void (await screen.findByRole('alert')) };

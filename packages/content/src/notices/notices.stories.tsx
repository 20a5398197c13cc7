import { inApp, never, opened, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { sampleAnswers } from '../stories/sample-content.ts';
import { NoticeDialog } from './notice-dialog.tsx';

const meta = {
  title: 'Content/NoticeDialog',
  component: NoticeDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story' },
} satisfies Meta<typeof NoticeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const app = (answers: Answers) => ({ app: { answers } });
const dialog = async () => {
    await screen.findByRole('dialog');
  };

export const Filled: Story = {
  parameters: app(sampleAnswers),
  play: async () => {
    await screen.findByRole('article');
  },
};
export const SecondPage: Story = {
  args: { id: 'a-11' }, parameters: app(sampleAnswers),
  play: async () => {
    await screen.findByRole('article');
  },
};
export const Loading: Story = { parameters: app({ announcements: never }), play: dialog };
export const Empty: Story = { parameters: app({ announcements: () => ({ list: [] }) }), play: dialog };
export const Failed: Story = {
  parameters: app({ announcements: () => refuse('UNKNOWN_ERROR') }),
  play: async () => {
    await screen.findByRole('alert');
  },
};

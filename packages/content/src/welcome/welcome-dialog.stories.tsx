import { inApp, opened } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { WelcomeDialog } from './welcome-dialog.tsx';

const meta = {
  title: 'Content/WelcomeDialog',
  component: WelcomeDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story' },
  parameters: { app: { session: 'member' } },
} satisfies Meta<typeof WelcomeDialog>;
export default meta;

export const AfterTheFirstLogin: StoryObj<typeof meta> = {
  play: async () => {
    await screen.findByRole('dialog');
  },
};

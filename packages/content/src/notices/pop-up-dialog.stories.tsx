import { announcement, inApp, opened } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { PopUpDialog } from './pop-up-dialog.tsx';

const notice = announcement({
  id: 'n-1',
  type: 'PU',
  title: 'New tables on Friday evening',
  content: '<p>From Friday, 18:00, there are <strong>six more tables</strong> in the live hall.</p><ul><li>Baccarat</li><li>Roulette</li></ul>',
});

const meta = {
  title: 'Content/PopUpDialog',
  component: PopUpDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story', id: 'n-1' },
  parameters: { app: { session: 'member', answers: { announcements: () => ({ list: [notice] }) } } },
} satisfies Meta<typeof PopUpDialog>;
export default meta;

export const AfterALogin: StoryObj<typeof meta> = {
  play: async () => {
    await screen.findByText('six more tables');
  },
};

export const NoticeTakenBack: StoryObj<typeof meta> = {
  parameters: { app: { session: 'member', answers: { announcements: () => ({ list: [] }) } } },
  play: async () => {
    await screen.findByRole('dialog');
  },
};

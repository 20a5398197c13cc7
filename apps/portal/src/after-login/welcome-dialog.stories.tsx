import { inApp, opened } from '@livery/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { SiteLayoutSlots } from '../app/site-layout-slots.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

const withSlots: Decorator = (Story) => (
  <SiteLayoutSlots>
    <Story />
  </SiteLayoutSlots>
);

const meta = {
  title: 'Account/Welcome',
  component: WelcomeDialog,
  decorators: [withSlots, inApp],
  args: { overlay: opened, dialogId: 'story' },
  parameters: { app: { session: 'member' } },
} satisfies Meta<typeof WelcomeDialog>;
export default meta;

export const AfterTheFirstLogin: StoryObj<typeof meta> = {
  play: async () => {
    await screen.findByRole('dialog');
  },
};

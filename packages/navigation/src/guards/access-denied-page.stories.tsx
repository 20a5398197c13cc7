import { inApp } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { AccessDeniedPage } from './access-denied-page.tsx';

const meta = {
  title: 'Site/AccessDeniedPage',
  component: AccessDeniedPage,
  decorators: [inApp],
  args: { action: 'openMemberCentre' },
} satisfies Meta<typeof AccessDeniedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = async () => {
  await screen.findByRole('heading', { level: 1 });
};

export const Visitor: Story = { play: heading };
export const AgentsOnly: Story = { args: { action: 'manageTeam' }, parameters: { app: { session: 'member' } }, play: heading };

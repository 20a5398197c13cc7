import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Status/Notice',
  component: Notice,
  args: { tone: 'info', children: 'Withdrawals take up to ten minutes.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', title: 'Your account is ready', children: 'Welcome to the table.' } };
export const Warning: Story = { args: { tone: 'warning', closeLabel: 'Close', onClose: fn(), children: 'Your password is about to expire.' } };
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'The bet was not placed',
    children: 'Your balance has not changed.',
    actions: (
      <Button size="sm" variant="outline">
        Try again
      </Button>
    ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { iconOffline } from '../icons/header.ts';
import { ErrorState } from './state-panel.tsx';

const meta = {
  title: 'Status/ErrorState',
  component: ErrorState,
  args: { title: 'The games could not be loaded', description: 'Please check your connection and try again.', actions: <Button>Try again</Button> },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('The games could not be loaded');
  },
};
export const Offline: Story = { render: () => <ErrorState glyph={iconOffline} title="You are offline" description="We will go on as soon as the connection is back." /> };
export const Compact: Story = { args: { compact: true } };

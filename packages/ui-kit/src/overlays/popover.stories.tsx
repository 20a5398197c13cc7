import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { iconHelp } from '../icons/header.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { label: 'About your balance', trigger: <IconButton glyph={iconHelp} label="What is this?" />, children: <p>Winnings arrive as soon as the round is settled.</p> },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    const panel = await screen.findByRole('dialog', { name: 'About your balance' });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};

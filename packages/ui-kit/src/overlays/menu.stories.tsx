import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { CountBadge } from '../data/badge.tsx';
import { iconLogout, iconUser } from '../icons/account.ts';
import { iconChevronDown, iconHistory, iconWallet } from '../icons/header.ts';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'My account',
    trigger: (
      <Button variant="outline" iconEnd={iconChevronDown}>
        maria_28
      </Button>
    ),
    onAction: fn(),
    groups: [
      {
        id: 'centre',
        entries: [
          { id: 'account', label: 'My account', glyph: iconUser },
          { id: 'wallet', label: 'My wallet', description: 'Deposit, withdraw, transfer', glyph: iconWallet },
          { id: 'history', label: 'Betting record', glyph: iconHistory, end: <CountBadge count={3} label="3 new" /> },
        ],
      },
      { id: 'leave', entries: [{ id: 'logout', label: 'Log out', glyph: iconLogout, tone: 'danger' }] },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('menu');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /My account/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /My account/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('wallet');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Choice: Story = {
  args: {
    label: 'Sort by',
    selected: 'popular',
    groups: [{ id: 'order', label: 'Sort by', entries: ['popular', 'newest', 'name'].map((id) => ({ id, label: id })) }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'popular' })).toHaveAttribute('aria-checked', 'true');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { CountBadge } from '../data/badge.tsx';
import { iconLogout, iconUser } from '../icons/account.ts';
import { iconHelp } from '../icons/header.ts';
import { iconChevronDown, iconHistory, iconWallet } from '../icons/header.ts';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';
import { ToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';
import { Tooltip } from './tooltip.tsx';

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

export const PopoverStory: Story = {
  name: 'Popover',
  render: () => (
    <Popover label="About your balance" trigger={<IconButton glyph={iconHelp} label="What is this?" />}>
      <p>Winnings arrive as soon as the round is settled.</p>
    </Popover>
  ),
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

export const TooltipStory: Story = {
  name: 'Tooltip',
  render: () => (
    <div style={{ padding: '4rem' }}>
      <Tooltip tip="Return to player, computed from the paytable">
        <Button variant="ghost">RTP 96.4 %</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(tip.textContent);
  },
};

const queue = new ToastQueue();

export const Toast: Story = {
  name: 'ToastRegion',
  render: () => (
    <>
      <Button onClick={() => queue.add({ tone: 'success', title: 'Deposit received', description: '₱500.00 is in your wallet.' }, { timeout: null })}>Deposit</Button>
      <ToastRegion label="Messages" closeLabel="Close" queue={queue} />
    </>
  ),
  play: async ({ canvasElement }) => {
    queue.add({ tone: 'danger', title: 'The game could not be opened', description: 'Its vendor does not answer.', action: { label: 'Try again', onAction: () => {} } }, { timeout: null });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deposit' }));
    const region = await screen.findByRole('region', { name: 'Messages' });
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(2));
    await expect(within(region).getByText('Deposit received').closest('[role="alert"]')).not.toBeNull();
    const close = within(region).getAllByRole('button', { name: 'Close' });
    await userEvent.click(close[0]!);
    await waitFor(() => expect(within(region).getAllByRole('alertdialog')).toHaveLength(1));
  },
};

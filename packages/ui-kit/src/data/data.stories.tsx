import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { iconSuccess } from '../icons/actions.ts';
import { Cluster, Stack } from '../layout/flow.tsx';
import { Surface } from '../layout/surface.tsx';
import { Avatar } from './avatar.tsx';
import { Badge, CountBadge } from './badge.tsx';
import { Balance } from './balance.tsx';
import { Countdown } from './countdown.tsx';
import { DateTime } from './date-time.tsx';
import { Money } from './money.tsx';
import { RankBadge } from './rank-badge.tsx';
import { StatusTag } from './status-tag.tsx';
import { Leaderboard, LeaderboardRow, WinnerTicker } from './winners.tsx';

const labels = {
  balance: 'Balance',
  hidden: 'hidden',
  show: 'Show balance',
  hide: 'Hide balance',
  refresh: 'Refresh balance',
  refreshing: 'Refreshing',
  stale: 'May be out of date',
  failed: 'Not loaded',
  retry: 'Try again',
};

const meta = {
  title: 'Data/Balance',
  component: Balance,
  args: { amount: '₱12,480.50', labels, hidden: false, onHiddenChange: () => {}, onRefresh: fn() },
  render: function Controlled(args) {
    const [hidden, setHidden] = useState(args.hidden);
    return <Balance {...args} hidden={hidden} onHiddenChange={setHidden} />;
  },
} satisfies Meta<typeof Balance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }));
    await expect(canvas.getByText('***')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Balance: hidden');
    await expect(canvasElement).not.toHaveTextContent('12,480');
    await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Balance: ₱12,480.50');
  },
};
export const Hidden: Story = { args: { hidden: true } };
export const Refreshing: Story = {
  args: { refreshing: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refresh balance' }));
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};
export const Stale: Story = { args: { stale: true } };
/** No balance could be loaded yet. */
export const Failed: Story = {
  args: { amount: undefined },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

export const MoneyTones: Story = {
  name: 'Money',
  render: () => (
    <Surface>
      <Stack>
        <Money size="xl">₱12,480.50</Money>
        <Cluster>
          <Money tone="gain">₱320.00</Money>
          <Money tone="loss">₱45.50</Money>
          <Money tone="loss">−₱45.50</Money>
          <Money tone="neutral">₱0.00</Money>
          <Money size="sm">₱1.00</Money>
        </Cluster>
      </Stack>
    </Surface>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+₱320.00')).toBeVisible();
    await expect(canvas.getAllByText('−₱45.50')).toHaveLength(2);
  },
};

export const Marks: Story = {
  name: 'Badge, CountBadge, StatusTag, RankBadge, Avatar',
  render: () => (
    <Stack data-align="start">
      <Cluster>
        <Badge data-kind="hot">Hot</Badge>
        <Badge data-kind="new">New</Badge>
        <Badge data-kind="jackpot">₱1,204,880</Badge>
        <Badge data-kind="accent">Accent</Badge>
        <Badge>Neutral</Badge>
        <CountBadge count={7} label="7 promotions" />
        <CountBadge count={128} label="128 messages" />
        <CountBadge count={0} label="nothing" />
      </Cluster>
      <Cluster>
        <StatusTag tone="info">Processing</StatusTag>
        <StatusTag tone="success" glyph={iconSuccess}>
          Approved
        </StatusTag>
        <StatusTag tone="warning">Waiting</StatusTag>
        <StatusTag tone="danger">Rejected</StatusTag>
        <StatusTag tone="neutral">Closed</StatusTag>
      </Cluster>
      <Cluster>
        <RankBadge level={1}>Bronze</RankBadge>
        <RankBadge level={5}>Diamond</RankBadge>
        <Avatar name="Maria Reyes" size="sm" labelled />
        <Avatar name="Tomas Cruz" labelled />
        <Avatar name="li_wei" size="lg" labelled />
      </Cluster>
    </Stack>
  ),
};

export const Times: Story = {
  name: 'DateTime, Countdown',
  render: () => (
    <Cluster data-gap={6}>
      <DateTime value="2026-03-14T09:26:53Z" title="Saturday, 14 March 2026, 17:26">
        14/03/2026 17:26
      </DateTime>
      <Countdown until={95_000} now={() => 0} label="Draw closes in" format={(seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`} />
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer', { name: 'Draw closes in 1:35' })).toHaveTextContent('1:35');
  },
};

const winners = ['mar***28', 'tom***x', 'lia***07', 'jun***k', 'ana***5'].map((player, index) => ({
  id: player,
  player,
  game: ['Moonlit Reels', 'Pearl Diver', 'Golden Koi', 'Storm Temple', 'Nine Lanterns'][index] ?? '',
  prize: `₱${(48_200 - index * 7310).toLocaleString('en')}`,
}));

export const Winners: Story = {
  name: 'WinnerTicker, Leaderboard, LeaderboardRow',
  render: () => (
    <Stack>
      <WinnerTicker label="Latest winners" pauseLabel="Pause" playLabel="Play" winners={winners} />
      <Surface>
        <Leaderboard label="Biggest wins this week" rows={winners.map(({ id, player, game, prize }) => ({ id, name: player, detail: game, value: prize }))} />
      </Surface>
      <ul aria-label="My place">
        <LeaderboardRow place={42} name="maria_28" detail="You" value="₱910" />
      </ul>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

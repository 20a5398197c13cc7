import { Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CountBadge } from '../data/badge.tsx';
import { iconGift, iconMail, iconWithdraw } from '../icons/account.ts';
import { iconFlame } from '../icons/games.ts';
import { iconHistory, iconUsers, iconWallet } from '../icons/header.ts';
import { Stack } from '../layout/flow.tsx';
import { Button } from '../actions/button.tsx';
import { ErrorState } from '../status/state-panel.tsx';
import { CentreShell } from './centre-shell.tsx';

const items = [
  { id: 'wallet', href: '#wallet', label: 'My wallet', glyph: iconWallet },
  { id: 'withdraw', href: '#withdraw', label: 'Withdraw', glyph: iconWithdraw },
  { id: 'bets', href: '#bets', label: 'Betting record', glyph: iconHistory },
  { id: 'rewards', href: '#rewards', label: 'Reward centre', glyph: iconGift },
  { id: 'friends', href: '#friends', label: 'Invite friends', glyph: iconUsers },
  { id: 'missions', href: '#missions', label: 'Missions', glyph: iconFlame, badge: <CountBadge count={3} label="3 open missions" /> },
  { id: 'messages', href: '#messages', label: 'Platform information', glyph: iconMail },
];

const meta = {
  title: 'Navigation/CentreShell',
  component: CentreShell,
  parameters: { layout: 'fullscreen', framed: true },
  args: {
    isOpen: true,
    onOpenChange: () => {},
    title: 'Member centre',
    items,
    current: 'bets',
    labels: { close: 'Close', menu: 'Pages of the member centre', back: 'All pages', loading: 'Loading' },
    onBack: () => {},
    failure: ({ retry }) => <ErrorState title="This page did not load" actions={<Button onClick={retry}>Try again</Button>} />,
    children: (
      <Stack>
        <p>Fourteen bets in the last 31 days.</p>
        <p>The newest is a round of Comet Run, settled a minute ago.</p>
      </Stack>
    ),
  },
} satisfies Meta<typeof CentreShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const never = new Promise<string>(() => {});
function Pending(): ReactNode {
  return use(never);
}
function Failing(): ReactNode {
  throw new Error('a defect');
}
const shown = async () => {
  await screen.findByRole('dialog', { name: 'Member centre' });
};

export const Default: Story = { play: shown };
export const Subpage: Story = { args: { current: 'wallet', subpage: { id: 'limits', title: 'Limits of a day' } }, play: shown };
export const Loading: Story = { args: { children: <Pending /> }, play: shown };
export const Failed: Story = {
  args: { children: <Failing /> },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load');
  },
};
/** No page is chosen: on a phone the menu fills the screen. */
export const MenuAlone: Story = { args: { current: undefined }, play: shown };
/** No page is chosen: the overview stands beside the menu, and above it on a phone. */
export const WithOverview: Story = { args: { current: undefined, overview: { title: 'At a glance', content: <p>Two deposits are under way.</p> } }, play: shown };
export const LongLabels: Story = {
  args: {
    title: 'Member centre of a site with a long name',
    current: 'withdraw',
    items: items.map((item) => ({ ...item, label: `${item.label} and everything that belongs to it` })),
  },
  play: async () => void (await screen.findByRole('dialog', { name: 'Member centre of a site with a long name' })),
};
export const LongPage: Story = {
  args: { children: <div style={{ blockSize: '200rem' }}>A page that is longer than the window scrolls inside the centre.</div> },
  play: shown,
};
export const Focused: Story = {
  play: async () => {
    await shown();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
  },
};
/** Opened from a button, walked through and closed. */
export const Opened: Story = {
  render: function Owner(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Suspense>
        <Button onClick={() => setOpen(true)}>My records</Button>
        <CentreShell {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </Suspense>
    );
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'My records' }));
    await shown();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { iconHistory } from '../icons/header.ts';
import type { InfiniteState } from '../navigation/infinite-list.tsx';
import { EmptyState, ErrorState } from '../status/state-panel.tsx';
import { RecordList } from './record-list.tsx';
import type { RecordListProps } from './record-list.tsx';
import { betColumns, sampleBets } from './sample-bets.tsx';
import type { SampleBet } from './sample-bets.tsx';

const all = sampleBets(18);

/** Adds six entries per request. */
function BetList(props: RecordListProps<SampleBet>) {
  const [count, setCount] = useState(6);
  const state: InfiniteState = props.state === 'idle' && count >= all.length ? 'end' : props.state;
  return <RecordList {...props} entries={props.entries?.slice(0, count)} state={state} onMore={() => setCount(count + 6)} />;
}

const meta = {
  title: 'Table/RecordList',
  component: BetList,
  args: {
    label: 'Bets',
    columns: betColumns,
    entries: all,
    rowKey: (bet) => bet.id,
    state: 'end',
    onMore: () => {},
    labels: { loading: 'Loading', error: 'More bets could not be loaded', retry: 'Try again', more: 'Show more bets', end: 'These are all' },
    empty: <EmptyState glyph={iconHistory} title="No bets yet" />,
  },
} satisfies Meta<typeof BetList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MorePages: Story = {
  args: { state: 'idle' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvas.getAllByRole('row').length;
    const more = canvas.queryByRole('button', { name: 'Show more bets' });
    if (more !== null) await userEvent.click(more);
    await expect(canvas.getAllByRole('row').length).toBeGreaterThanOrEqual(before);
  },
};
export const End: Story = {};
export const FirstPageLoading: Story = { args: { entries: undefined } };
export const NextPageLoading: Story = { args: { state: 'loading' } };
export const NextPageFailed: Story = { args: { state: 'error' } };
export const FirstPageFailed: Story = { args: { entries: undefined, error: <ErrorState title="Your bets could not be loaded" actions={<Button>Try again</Button>} /> } };
export const Empty: Story = { args: { entries: [] } };

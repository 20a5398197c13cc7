import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { UiLocaleProvider } from '../foundation/locale.ts';
import { iconSearch } from '../icons/navigation.ts';
import { iconHistory } from '../icons/header.ts';
import { EmptyState, ErrorState } from '../status/state-panel.tsx';
import { RowOpenButton } from './row-open-button.tsx';
import { betColumns, sampleBets, useSortedBets } from './sample-bets.tsx';
import type { SampleBet } from './sample-bets.tsx';
import { Table } from './table.tsx';
import type { TableProps } from './table.tsx';
import type { TableSelection } from './table-types.ts';

const eight = sampleBets(8);
const keyOf = (bet: SampleBet) => bet.id;

/** A table with sort order and selection state. */
function BetTable({ mode, ...props }: TableProps<SampleBet> & { readonly mode?: TableSelection<SampleBet>['mode'] }) {
  const { rows, sorting } = useSortedBets(props.rows, { column: 'time', direction: 'descending' });
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set(['bet-2', 'bet-5']));
  const selection = mode === undefined ? {} : { selection: { mode, selected, onSelect, rowLabel: (bet: SampleBet) => `Select ${bet.game}`, allLabel: 'Select all' } };
  return <Table {...props} rows={rows} sorting={sorting} {...selection} />;
}

const meta = {
  title: 'Table/Table',
  component: BetTable,
  args: {
    label: 'Bets',
    columns: betColumns,
    rows: eight,
    rowKey: keyOf,
    loadingLabel: 'Loading',
    totalLabel: 'Total',
    empty: <EmptyState glyph={iconHistory} title="No bets yet" description="Bets show here as soon as you play." />,
  },
} satisfies Meta<typeof BetTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sorted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Bets' });
    const stake = within(table).getByRole('button', { name: 'Stake' });
    await userEvent.click(stake);
    await expect(within(table).getByRole('columnheader', { name: 'Stake' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(within(table).getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort', 'none');
    // Whether a pressed button shows its focus depends on what was pressed in the page before.
    stake.blur();
  },
};
export const MultipleSelection: Story = { args: { mode: 'multiple' } };
export const SingleSelection: Story = { args: { mode: 'single' } };

export const RowsThatOpen: Story = {
  args: {
    onOpen: fn(),
    columns: betColumns.map((column, index) => (index === 0 ? { ...column, cell: (bet) => <RowOpenButton>{bet.game}</RowOpenButton> } : column)),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Golden Koi 3' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** Header and totals stay visible while the rows scroll. */
export const LimitedHeight: Story = { args: { rows: sampleBets(60), height: '22rem' } };
/** The first column stays visible while the others scroll. */
export const StickyFirstColumn: Story = {
  args: { layout: 'table', mode: 'multiple' },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('group', { name: 'Bets' });
    region.scrollBy({ left: getComputedStyle(region).direction === 'rtl' ? -200 : 200, behavior: 'instant' });
    await waitFor(() => expect(region).toHaveAttribute('data-scrolled'));
  },
};
export const Loading: Story = { args: { rows: [], loading: true } };
/** Existing rows stay visible while new ones load. */
export const LoadingAnew: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const NothingFound: Story = {
  args: { rows: [], empty: <EmptyState glyph={iconSearch} title="No bets match these filters" actions={<Button variant="outline">Show all bets</Button>} /> },
};
export const Failed: Story = { args: { error: <ErrorState title="Your bets could not be loaded" actions={<Button>Try again</Button>} /> } };

export const LongText: Story = {
  args: {
    columns: [
      ...betColumns,
      { key: 'note', header: 'Reference', wide: true, cell: (bet) => `${bet.id}-0b0d7d2e-5a41-4bb0-a0b6-0f4dd4a3e0fd-${'7'.repeat(60)}` },
    ],
  },
};

const Phone = { args: { layout: 'cards', mode: 'multiple' }, decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>] } satisfies Story;

/** On narrow screens each row is a card with column names; sorting and selection are above. */
export const Cards: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'stake');
    await userEvent.click(canvas.getByRole('button', { name: 'Descending' }));
    await expect(canvas.getByRole('columnheader', { name: 'Stake' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(9);
  },
};
export const CardsLoading: Story = { ...Phone, args: { ...Phone.args, rows: [], loading: true } };
export const CardsLongText: Story = { ...Phone, args: { layout: 'cards', ...LongText.args } };

/** Ten thousand rows, of which only those near the visible area are rendered. */
export const TenThousandRows: Story = {
  args: { rows: sampleBets(10_000), mode: 'multiple' },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Bets' });
    await expect(table).toHaveAttribute('aria-rowcount', '10002');
    await expect(within(table).getAllByRole('row').length).toBeLessThanOrEqual(60);
  },
};

export const RightToLeft: Story = {
  args: { mode: 'multiple', layout: 'table' },
  decorators: [
    (Story) => (
      <UiLocaleProvider value={{ locale: 'ar', direction: 'rtl' }}>
        <div dir="rtl" style={{ maxInlineSize: '34rem' }}>
          {Story()}
        </div>
      </UiLocaleProvider>
    ),
  ],
};

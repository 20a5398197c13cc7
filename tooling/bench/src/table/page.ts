/// <reference lib="dom" />
import { GlobalStyle, Table } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { createElement, Fragment, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Bet {
  readonly id: string;
  readonly game: string;
  readonly vendor: string;
  readonly time: string;
  readonly stake: number;
  readonly prize: number;
}

const ROWS = 10_000;
const bets: readonly Bet[] = Array.from({ length: ROWS }, (_, index) => ({
  id: `bet-${index}`,
  game: `Game ${index}`,
  vendor: `Vendor ${index % 12}`,
  time: `14/03/2026 ${String(index % 24).padStart(2, '0')}:26`,
  stake: 10 + (index % 90),
  prize: index % 3 === 0 ? 25 + (index % 400) : 0,
}));
const total = (of: (bet: Bet) => number) => (rows: readonly Bet[]) => rows.reduce((sum, bet) => sum + of(bet), 0).toFixed(2);
const columns: readonly TableColumn<Bet>[] = [
  { key: 'game', header: 'Game', sortable: true, cell: (bet) => bet.game },
  { key: 'vendor', header: 'Vendor', cell: (bet) => bet.vendor },
  { key: 'time', header: 'Time', sortable: true, cell: (bet) => bet.time },
  { key: 'stake', header: 'Stake', align: 'end', sortable: true, cell: (bet) => bet.stake.toFixed(2), total: total((bet) => bet.stake) },
  { key: 'prize', header: 'Prize', align: 'end', sortable: true, cell: (bet) => bet.prize.toFixed(2), total: total((bet) => bet.prize) },
];
const keyOf = (bet: Bet): string => bet.id;

/** A table with all expensive options: totals, sorting, a sticky column and a selection. */
function Page() {
  const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
  const selection = { mode: 'multiple', selected, onSelect, rowLabel: (bet: Bet) => `Select ${bet.game}`, allLabel: 'Select all' } as const;
  const sorting = { sort: undefined, onSort: () => {}, sortByLabel: 'Sort by', ascendingLabel: 'Ascending', descendingLabel: 'Descending' };
  return createElement(Fragment, null, [
    createElement(GlobalStyle, { key: 'style' }),
    createElement(Table<Bet>, { key: 'table', label: 'Bets', columns, rows: bets, rowKey: keyOf, selection, sorting, totalLabel: 'Total', loadingLabel: 'Loading', empty: null, height: '40rem' }),
  ]);
}

/** Renders the page into an element. */
export function mount(element: HTMLElement): void {
  createRoot(element).render(createElement(Page));
}

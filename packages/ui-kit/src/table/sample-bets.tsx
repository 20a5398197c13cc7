import { useState } from 'react';
import { Money } from '../data/money.tsx';
import { StatusTag } from '../data/status-tag.tsx';
import type { TableColumn, TableSort, TableSorting } from './table-types.ts';

/** A bet for stories and tests. Amounts are in minor units. */
export interface SampleBet {
  readonly id: string;
  readonly game: string;
  readonly vendor: string;
  readonly time: string;
  readonly settled: boolean;
  readonly stake: number;
  readonly prize: number;
}

const games = ['Moonlit Reels', 'Pearl Diver', 'Golden Koi', 'Storm Temple', 'Nine Lanterns'] as const;

/** Bets that differ only by number. */
export function sampleBets(count: number): readonly SampleBet[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `bet-${index + 1}`,
    game: `${games[index % games.length] ?? ''} ${index + 1}`,
    vendor: index % 2 === 0 ? 'Aurum Games' : 'Nova Play',
    time: `14/03/2026 ${String(9 + (index % 12)).padStart(2, '0')}:26`,
    settled: index % 4 !== 0,
    stake: 1000 + ((index * 370) % 9000),
    prize: index % 3 === 0 ? 2500 + ((index * 910) % 20_000) : 0,
  }));
}

export const peso = (minor: number): string => `₱${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`;
const sum = (bets: readonly SampleBet[], of: (bet: SampleBet) => number): number => bets.reduce((total, bet) => total + of(bet), 0);

export const betColumns: readonly TableColumn<SampleBet>[] = [
  { key: 'game', header: 'Game', sortable: true, width: '14rem', cell: (bet) => <>{bet.game}</> },
  { key: 'vendor', header: 'Vendor', cell: (bet) => bet.vendor },
  { key: 'time', header: 'Time', sortable: true, width: '11rem', cell: (bet) => bet.time },
  { key: 'state', header: 'State', cell: (bet) => <StatusTag tone={bet.settled ? 'success' : 'warning'}>{bet.settled ? 'Settled' : 'Running'}</StatusTag> },
  { key: 'stake', header: 'Stake', align: 'end', sortable: true, cell: (bet) => <Money>{peso(bet.stake)}</Money>, total: (bets) => <Money>{peso(sum(bets, ({ stake }) => stake))}</Money> },
  { key: 'prize', header: 'Prize', align: 'end', sortable: true, cell: (bet) => <Money>{peso(bet.prize)}</Money>, total: (bets) => <Money>{peso(sum(bets, ({ prize }) => prize))}</Money> },
];

const values: Readonly<Record<string, (bet: SampleBet) => string | number>> = { game: (bet) => bet.game, time: (bet) => bet.time, stake: (bet) => bet.stake, prize: (bet) => bet.prize };

/** Keeps and applies a sort order, as a page would. */
export function useSortedBets(bets: readonly SampleBet[], first?: TableSort): { readonly rows: readonly SampleBet[]; readonly sorting: TableSorting } {
  const [sort, onSort] = useState(first);
  const valueOf = sort === undefined ? undefined : values[sort.column];
  const compare = (a: string | number, b: string | number) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en', { numeric: true }));
  const rows = valueOf === undefined ? bets : bets.toSorted((a, b) => compare(valueOf(a), valueOf(b)) * (sort?.direction === 'descending' ? -1 : 1));
  return { rows, sorting: { sort, onSort, sortByLabel: 'Sort by', ascendingLabel: 'Ascending', descendingLabel: 'Descending' } };
}

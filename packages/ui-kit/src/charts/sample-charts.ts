import type { ChartLabels, ChartProps, ChartSeries } from './chart-types.ts';

/** Chart texts for stories and tests. */
export const chartLabels: ChartLabels = {
  showTable: 'Show as table',
  showChart: 'Show as chart',
  point: 'Day',
  keys: 'Arrow keys move from day to day.',
  empty: 'No bets in this period',
  loading: 'Loading the chart',
  error: 'The chart could not be loaded.',
  retry: 'Try again',
  unknown: 'no data',
};

/** The given number of days from 1 March 2026. */
export const days = (count: number): string[] => Array.from({ length: count }, (_, at) => new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10));

const date = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options });
  return (day: string) => format.format(new Date(day));
};

const money = (options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: 'PHP', currencyDisplay: 'narrowSymbol', ...options });
  return (value: number) => format.format(value);
};

/** A deterministic sequence of rising and falling values. */
export function wave(count: number, height: number, shift = 0): number[] {
  return Array.from({ length: count }, (_, at) => Math.round(height * (1.4 + Math.sin(at / 2 + shift) + 0.4 * Math.sin(at * 1.7 + shift))));
}

export const seriesOf = (values: Readonly<Record<string, readonly (number | undefined)[]>>): ChartSeries[] =>
  Object.entries(values).map(([label, row]) => ({ id: label, label, values: row }));

/** Bets, wins and bonuses over 14 days. */
export const sampleChart: ChartProps = {
  caption: 'Bets and wins by day',
  points: days(14),
  series: seriesOf({ Bets: wave(14, 4000), Wins: wave(14, 3000, 2), Bonuses: wave(14, 900, 4) }),
  formatPoint: date({ weekday: 'short', day: 'numeric', month: 'long' }),
  formatPointTick: date({ day: 'numeric', month: 'short' }),
  formatValue: money({}),
  formatTick: money({ notation: 'compact', maximumFractionDigits: 1 }),
  labels: chartLabels,
};

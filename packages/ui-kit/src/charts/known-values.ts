import type { ChartProps, ChartSeries } from './chart-types.ts';

/** A chart with one value per point at most: values that are no finite numbers become unknown, and those without a point are left out. */
export function withKnownValues(chart: ChartProps): ChartProps {
  const series = chart.series.map((one) => ({
    ...one,
    values: one.values.slice(0, chart.points.length).map((value) => (Number.isFinite(value) ? value : undefined)),
  }));
  return { ...chart, series };
}

/** What a series has at a point, in words: its own text where it has one. */
export function valueText({ values, texts }: ChartSeries, at: number, { formatValue, labels }: Pick<ChartProps, 'formatValue' | 'labels'>): string {
  const value = values[at];
  return value === undefined ? labels.unknown : (texts?.[at] ?? formatValue(value));
}

import type { ChartProps } from './chart-types.ts';

/** A chart with one value per point at most: values that are no finite numbers become unknown, and those without a point are left out. */
export function withKnownValues(chart: ChartProps): ChartProps {
  const series = chart.series.map((one) => ({
    ...one,
    values: one.values.slice(0, chart.points.length).map((value) => (Number.isFinite(value) ? value : undefined)),
  }));
  return { ...chart, series };
}

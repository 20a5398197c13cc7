import type { ReactNode } from 'react';

/** One row of values, a value for each point; undefined where none is known. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | undefined)[];
}

/** Texts of a chart. */
export interface ChartLabels {
  /** Button that puts a table in the chart's place. */
  readonly showTable: string;
  /** Button that puts the chart back. */
  readonly showChart: string;
  /** Heading of the table's first column: "Day". */
  readonly point: string;
  /** Described to those who use the keyboard: "Arrow keys move from day to day." */
  readonly keys: string;
  readonly empty: string;
  readonly loading: string;
  readonly error: string;
  readonly retry: string;
  /** In the place of a value that is not known: "no data". */
  readonly unknown: string;
}

/** Inputs of every chart with axes. */
export interface ChartProps {
  /** Name of the chart and caption of its table. */
  readonly caption: string;
  /** From the oldest to the newest, evenly spaced; each unique. Read in the direction of the page. */
  readonly points: readonly string[];
  /** Up to six can be told apart. */
  readonly series: readonly ChartSeries[];
  /** A point as words: a date in the reader's language. */
  readonly formatPoint: (point: string) => string;
  /** A point on the axis, where it must be short; `formatPoint` without it. */
  readonly formatPointTick?: (point: string) => string;
  readonly formatValue: (value: number) => string;
  /** A value on the axis, where it must be short; `formatValue` without it. */
  readonly formatTick?: (value: number) => string;
  readonly labels: ChartLabels;
  /** Height of the plot in CSS pixels; 240 without it. */
  readonly height?: number;
  readonly state?: 'ready' | 'loading' | 'error';
  readonly onRetry?: () => unknown;
  /** Stands beside the caption: a choice of period, for instance. */
  readonly actions?: ReactNode;
}

import type { ReactNode } from 'react';

/** A series with one value per point; undefined for unknown values, as which also NaN and infinite ones are shown. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | undefined)[];
  /** What the values are in words, such as amounts with more digits than a number holds: numbers are drawn, texts are read. Without them `formatValue` says the numbers. */
  readonly texts?: readonly string[];
}

/** Texts of a chart, passed in by the caller. */
export interface ChartLabels {
  /** Button that replaces the chart with a table. */
  readonly showTable: string;
  /** Button that shows the chart again. */
  readonly showChart: string;
  /** Heading of the table's first column: "Day". */
  readonly point: string;
  /** Keyboard description: "Arrow keys move from day to day." */
  readonly keys: string;
  readonly empty: string;
  readonly loading: string;
  readonly error: string;
  readonly retry: string;
  /** Shown for an unknown value: "no data". */
  readonly unknown: string;
}

export interface ChartProps {
  /** Heading of the chart and of its table: what is shown, and by what. */
  readonly caption: string;
  /** Unique, evenly spaced points from the oldest to the newest, in reading direction. */
  readonly points: readonly string[];
  /** At most six series; more cannot be distinguished. */
  readonly series: readonly ChartSeries[];
  /** Formats a point, for example as a date in the reader's language. */
  readonly formatPoint: (point: string) => string;
  /** Short format for the axis; defaults to `formatPoint`. */
  readonly formatPointTick?: (point: string) => string;
  /** Formats a value for the table, and for what is read out. */
  readonly formatValue: (value: number) => string;
  /** Short format for the axis; defaults to `formatValue`. */
  readonly formatTick?: (value: number) => string;
  /** Texts of its buttons, states and table. */
  readonly labels: ChartLabels;
  /** Height of the plot in CSS pixels; defaults to 240. */
  readonly height?: number;
  /** What shows in place of the plot while it loads or failed; `ready` by default. */
  readonly state?: 'ready' | 'loading' | 'error';
  /** Fetches the values again, by the button of a failed chart. */
  readonly onRetry?: () => unknown;
  /** Controls beside the caption, for example a period picker. */
  readonly actions?: ReactNode;
}

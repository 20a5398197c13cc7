import type { ChartSeries } from './chart-types.ts';
import { bandScale, linearScale } from './scales.ts';
import type { Span } from './scales.ts';

/** Lowest and highest value to show; always includes zero and is never empty. */
export type Extent = readonly [low: number, high: number];

const known = (values: readonly (number | undefined)[]) => values.filter((value) => value !== undefined).filter(Number.isFinite);

/** Extent of single values; 0 to 1 when all are zero or there are none. */
export function extentOf(series: readonly ChartSeries[]): Extent {
  return withHeight(series.flatMap(({ values }) => known(values)));
}

/** Extent of stacked values; negative ones stack downwards. */
export function stackedExtentOf(series: readonly ChartSeries[], points: number): Extent {
  const sums = Array.from({ length: points }, (_, at) => known(series.map(({ values }) => values[at]))).flatMap((values) => [
    values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0),
    values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0),
  ]);
  return withHeight(sums);
}

function withHeight(values: readonly number[]): Extent {
  let [low, high] = [0, 0];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low === high ? [0, 1] : [low, high];
}

/** Position of the plot in its drawing, in CSS pixels from the left and the top. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixel positions of points and values in a plot. */
export interface Plot extends PlotArea {
  /** Centre of a point, in pixels from the left. */
  readonly x: (point: number) => number;
  /** Width of one point's band in pixels. */
  readonly band: number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

/** Points lie on the edges of the plot (`line`) or in the centre of a band each (`bands`). */
export type PointLayout = 'line' | 'bands';

/** Minimum distance of grid lines in pixels. */
const TICK_ROOM = 48;

/** Computes the positions; in right-to-left pages the first point is at the right. */
export function plotOf(area: PlotArea, layout: PointLayout, points: number, extent: Extent, direction: 'ltr' | 'rtl'): Plot {
  const across: Span = direction === 'rtl' ? [area.right, area.left] : [area.left, area.right];
  const count = Math.max(2, Math.floor((area.bottom - area.top) / TICK_ROOM));
  const y = linearScale(extent, [area.bottom, area.top], count);
  return { ...area, ...placing(layout, points, across), y: y.at, ticks: y.ticks };
}

function placing(layout: PointLayout, points: number, across: Span): Pick<Plot, 'x' | 'band'> {
  if (layout === 'line') {
    const { at, step } = bandScale(points, across, 1, 0);
    return { x: at, band: Math.max(1, step) };
  }
  const padding = points > 60 ? 0.1 : 0.28;
  const { at, width } = bandScale(points, across, padding, padding);
  return { x: (point) => at(point) + width / 2, band: width };
}

/** Index of the point nearest to a distance from the left in pixels. */
export function nearestPoint(plot: Plot, points: number, x: number): number | undefined {
  let nearest: number | undefined;
  for (let at = 0; at < points; at += 1) {
    if (nearest === undefined || Math.abs(plot.x(at) - x) < Math.abs(plot.x(nearest) - x)) nearest = at;
  }
  return nearest;
}

/** Step between labelled points at which labels of width `widest` do not overlap. */
export function labelStep(points: number, room: number, widest: number): number {
  return Math.max(1, Math.ceil((points * widest) / Math.max(room, 1)));
}

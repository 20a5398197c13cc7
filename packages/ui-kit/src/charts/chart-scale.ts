import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import type { ChartSeries } from './chart-types.ts';

/** Lowest and highest value to show; always with zero, and never of no height. */
export type Extent = readonly [low: number, high: number];

const known = (values: readonly (number | undefined)[]) => values.filter((value) => value !== undefined);

/** The extent of single values. All zero, or none at all, gives 0 to 1. */
export function extentOf(series: readonly ChartSeries[]): Extent {
  return withHeight(series.flatMap(({ values }) => known(values)));
}

/** The extent of values piled on each other, those below zero downwards. */
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

/** Where the plot lies in its drawing, in CSS pixels from the left and the top. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where points and values lie in a plot. */
export interface Plot extends PlotArea {
  /** Middle of a point, in pixels from the left. */
  readonly x: (point: number) => number;
  /** Width that a point takes. */
  readonly band: number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

/** How points are set: on the line itself, or each in the middle of a band. */
export type PointLayout = 'line' | 'bands';

/** Height in pixels that a line of the grid asks for. */
const TICK_ROOM = 48;

/** Lays points and values out; from right to left the first point stands at the right. */
export function plotOf(area: PlotArea, layout: PointLayout, points: number, extent: Extent, direction: 'ltr' | 'rtl'): Plot {
  const indices = Array.from({ length: points }, (_, at) => at);
  const across: [number, number] = direction === 'rtl' ? [area.right, area.left] : [area.left, area.right];
  const count = Math.max(2, Math.floor((area.bottom - area.top) / TICK_ROOM));
  const y = scaleLinear(extent, [area.bottom, area.top]).nice(count);
  return { ...area, ...placing(layout, indices, across), y, ticks: y.ticks(count) };
}

function placing(layout: PointLayout, indices: readonly number[], across: [number, number]): Pick<Plot, 'x' | 'band'> {
  if (layout === 'line') {
    const scale = scalePoint(indices, across);
    return { x: (at) => scale(at) ?? 0, band: Math.max(1, scale.step()) };
  }
  const scale = scaleBand(indices, across).padding(indices.length > 60 ? 0.1 : 0.28);
  return { x: (at) => (scale(at) ?? 0) + scale.bandwidth() / 2, band: scale.bandwidth() };
}

/** The point nearest to a distance from the left. */
export function nearestPoint(plot: Plot, points: number, x: number): number | undefined {
  let nearest: number | undefined;
  for (let at = 0; at < points; at += 1) {
    if (nearest === undefined || Math.abs(plot.x(at) - x) < Math.abs(plot.x(nearest) - x)) nearest = at;
  }
  return nearest;
}

/** Every how many points one has a label, so that labels of this width do not touch. */
export function labelStep(points: number, room: number, widest: number): number {
  return Math.max(1, Math.ceil((points * widest) / Math.max(room, 1)));
}

import { AXIS_FONT } from './chart-style.ts';
import { labelStep } from './chart-scale.ts';
import type { Plot } from './chart-scale.ts';

/** Mean character width of axis labels in pixels, enough for digits and most scripts. */
const LETTER = AXIS_FONT * 0.62;

/** Width of the widest of these labels in pixels. */
export function labelWidth(labels: readonly string[]): number {
  return Math.max(0, ...labels.map((label) => [...label].length)) * LETTER;
}

interface AxesProps {
  readonly plot: Plot;
  readonly ticks: readonly { readonly value: number; readonly label: string }[];
  readonly points: readonly string[];
  readonly direction: 'ltr' | 'rtl';
  /** Width of the drawing in pixels. */
  readonly width: number;
}

/** Grid lines with their values, and as many point labels as fit. */
export function ChartAxes({ plot, ticks, points, direction, width }: AxesProps) {
  const { left, right, bottom } = plot;
  const widest = labelWidth(points);
  const step = labelStep(points.length, right - left, widest + 16);
  const valueAt = direction === 'rtl' ? { x: right + 8, textAnchor: 'start' as const } : { x: left - 8, textAnchor: 'end' as const };
  return (
    <g>
      {ticks.map(({ value, label }) => (
        <g key={value}>
          <line data-part={value === 0 ? 'zero' : 'grid'} x1={left} x2={right} y1={plot.y(value)} y2={plot.y(value)} />
          <text {...valueAt} y={plot.y(value)} dy="0.34em">
            {label}
          </text>
        </g>
      ))}
      {points.map((label, at) =>
        at % step === 0 ? (
          <text key={label + String(at)} {...anchored(plot.x(at), labelWidth([label]), width)} y={bottom + 20}>
            {label}
          </text>
        ) : null,
      )}
    </g>
  );
}

/** Centres a label on its point, shifted to stay inside the drawing. */
function anchored(x: number, wide: number, width: number): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  if (x - wide / 2 < 0) return { x: 0, textAnchor: 'start' };
  if (x + wide / 2 > width) return { x: width, textAnchor: 'end' };
  return { x, textAnchor: 'middle' };
}

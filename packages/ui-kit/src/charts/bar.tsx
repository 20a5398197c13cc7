import type { Plot } from './chart-scale.ts';

interface BarProps {
  readonly plot: Plot;
  /** Centre and width in pixels. */
  readonly x: number;
  readonly width: number;
  /** The values at the two ends of the bar. */
  readonly from: number;
  readonly to: number;
  readonly fill: string;
}

/** A bar between two values; renders nothing when they are equal. */
export function Bar({ plot, x, width, from, to, fill }: BarProps) {
  const [top, bottom] = [Math.min(plot.y(from), plot.y(to)), Math.max(plot.y(from), plot.y(to))];
  if (from === to) return null;
  // An outline would make narrow bars merge.
  const outline = width > 4 ? 1 : 0;
  return (
    <rect
      data-part="bar"
      x={x - width / 2 + outline / 2}
      y={top}
      width={Math.max(width - outline, 0.5)}
      height={Math.max(bottom - top, 1)}
      rx={width > 10 ? 2 : 0}
      fill={fill}
      style={outline === 0 ? { strokeWidth: 0 } : undefined}
    />
  );
}

/** Highlights the column of the active point. */
export function ActiveColumn({ plot, active }: { readonly plot: Plot; readonly active: number | undefined }) {
  if (active === undefined) return null;
  const width = plot.band + 8;
  return <rect data-part="column" x={plot.x(active) - width / 2} y={plot.top} width={width} height={plot.bottom - plot.top} rx={4} />;
}

import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useUiLocale } from '../foundation/locale.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { ChartAxes, labelWidth } from './chart-axes.tsx';
import { plotOf } from './chart-scale.ts';
import type { Extent, Plot, PointLayout } from './chart-scale.ts';
import { Canvas, PatternFill, PlotBox, Tip } from './chart-style.ts';
import type { ChartProps, ChartSeries } from './chart-types.ts';
import { valueText } from './known-values.ts';
import { SeriesPatterns } from './series-style.tsx';
import { usePointCursor } from './use-point-cursor.ts';
import { useWidth } from './use-width.ts';

/** Arguments of a chart's draw function. */
export interface Drawing {
  readonly plot: Plot;
  /** Id prefix for {@link fillOf}. */
  readonly patterns: string;
  /** Index of the active point. */
  readonly active: number | undefined;
}

interface ChartPlotProps extends ChartProps {
  readonly layout: PointLayout;
  readonly extent: Extent;
  readonly draw: (drawing: Drawing) => ReactNode;
}

const HEIGHT = 240;
const BELOW = 28;
const ABOVE = 10;

/** A plot with axes. Arrow keys and pointers select a point, whose values are announced. */
export function ChartPlot(props: ChartPlotProps) {
  const { caption, points, series, formatPoint, formatPointTick = formatPoint, formatValue, formatTick = formatValue, labels, height = HEIGHT } = props;
  const { layout, extent, draw } = props;
  const { direction, locale } = useUiLocale();
  const listed = useMemo(() => new Intl.ListFormat(locale, { style: 'narrow' }), [locale]);
  const [box, width] = useWidth<HTMLDivElement>();
  const id = useId();

  const frame = { left: 4, right: Math.max(width - 4, 5), top: ABOVE, bottom: height - BELOW };
  const allZero = series.every(({ values }) => values.every((value) => value === undefined || value === 0));
  const ticks = (allZero ? [0] : plotOf(frame, layout, points.length, extent, direction).ticks).map((value) => ({ value, label: formatTick(value) }));
  const gutter = Math.min(labelWidth(ticks.map(({ label }) => label)) + 12, width / 3);
  const area = direction === 'rtl' ? { ...frame, right: frame.right - gutter } : { ...frame, left: frame.left + gutter };
  const plot = plotOf(area, layout, points.length, extent, direction);
  const { cursor, handlers } = usePointCursor(plot, points.length, direction);
  const activePoint = cursor === undefined ? undefined : points[cursor.at];

  const valueOf = (one: ChartSeries) => (cursor === undefined ? labels.unknown : valueText(one, cursor.at, props));
  const x = cursor === undefined ? 0 : plot.x(cursor.at);
  const inline = direction === 'rtl' ? width - x : x;

  return (
    // With this role, screen readers pass the arrow keys on to the chart.
    <PlotBox ref={box} role="application" aria-label={caption} aria-describedby={`${id}-keys`} tabIndex={0} style={{ minBlockSize: height }} {...handlers}>
      {width === 0 ? null : (
        <Canvas width={width} height={height} aria-hidden="true">
          <PatternFill>
            <SeriesPatterns id={id} count={series.length} />
          </PatternFill>
          <ChartAxes plot={plot} ticks={ticks} points={points.map(formatPointTick)} direction={direction} width={width} />
          {draw({ plot, patterns: id, active: cursor?.at })}
        </Canvas>
      )}
      {activePoint === undefined ? null : (
        <Tip aria-hidden="true" data-side={inline > width / 2 ? 'before' : 'after'} style={{ '--at': `${inline}px` }}>
          <strong>{formatPoint(activePoint)}</strong>
          <dl>
            {series.map((one) => (
              <div key={one.id} style={{ display: 'contents' }}>
                <dt>{one.label}</dt>
                <dd>
                  <bdi>{valueOf(one)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Tip>
      )}
      <VisuallyHidden id={`${id}-keys`}>{labels.keys}</VisuallyHidden>
      {/* Values under a moving pointer are not announced: they would never stop. */}
      <VisuallyHidden role="status">
        {activePoint === undefined || cursor?.by !== 'keys' ? '' : listed.format([formatPoint(activePoint), ...series.map((one) => `${one.label} ${valueOf(one)}`)])}
      </VisuallyHidden>
    </PlotBox>
  );
}

import { curveMonotoneX, line } from 'd3-shape';
import { ChartFrame } from './chart-frame.tsx';
import { ChartPlot } from './chart-plot.tsx';
import type { Drawing } from './chart-plot.tsx';
import { extentOf } from './chart-scale.ts';
import { SeriesGroup } from './chart-style.ts';
import type { ChartProps, ChartSeries } from './chart-types.ts';
import { withKnownValues } from './known-values.ts';
import { dashOf, markerPath, styleOf } from './series-style.tsx';

/** Number of points up to which all have a marker; above it, only the active one has. */
const MARKERS_UP_TO = 32;

/** Values over time as lines; unknown values leave a gap. Arrow keys move between the points. */
export function LineChart(given: ChartProps) {
  const props = withKnownValues(given);
  return (
    <ChartFrame chart={props} look="line">
      <ChartPlot
        {...props}
        layout="line"
        extent={extentOf(props.series)}
        draw={(drawing) => (
          <>
            {drawing.active === undefined ? null : (
              <line data-part="cursor" x1={drawing.plot.x(drawing.active)} x2={drawing.plot.x(drawing.active)} y1={drawing.plot.top} y2={drawing.plot.bottom} />
            )}
            {props.series.map((one, at) => (
              <SeriesLine key={one.id} series={one} at={at} drawing={drawing} />
            ))}
          </>
        )}
      />
    </ChartFrame>
  );
}

function SeriesLine({ series, at, drawing: { plot, active } }: { readonly series: ChartSeries; readonly at: number; readonly drawing: Drawing }) {
  const path = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, point) => plot.x(point))
    .y((value) => plot.y(value ?? 0))
    .curve(curveMonotoneX)([...series.values]);
  const marked = series.values.length <= MARKERS_UP_TO;
  return (
    <SeriesGroup data-series={styleOf(at)}>
      <path data-part="line" d={path ?? ''} strokeDasharray={dashOf(at)} />
      {series.values.map((value, point) =>
        value !== undefined && (marked || point === active) ? (
          <path key={point} data-part="marker" d={markerPath(at, point === active ? 110 : 44)} transform={`translate(${plot.x(point)} ${plot.y(value)})`} />
        ) : null,
      )}
    </SeriesGroup>
  );
}

import { stack, stackOffsetDiverging } from 'd3-shape';
import { ActiveColumn, Bar } from './bar.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { stackedExtentOf } from './chart-scale.ts';
import { SeriesGroup } from './chart-style.ts';
import type { ChartProps } from './chart-types.ts';
import { withKnownValues } from './known-values.ts';
import { fillOf, styleOf } from './series-style.tsx';

/** Stacked bars; negative values stack downwards. Arrow keys move between the points. */
export function StackedBarChart(given: ChartProps) {
  const props = withKnownValues(given);
  const { points, series } = props;
  const piles = stack<number, number>()
    .keys(series.map((_, at) => at))
    .value((point, at) => series[at]?.values[point] ?? 0)
    .offset(stackOffsetDiverging)(points.map((_, point) => point));
  return (
    <ChartFrame chart={props} look="bar">
      <ChartPlot
        {...props}
        layout="bands"
        extent={stackedExtentOf(series, points.length)}
        draw={({ plot, patterns, active }) => (
          <>
            <ActiveColumn plot={plot} active={active} />
            {piles.map((pile, at) => (
              <SeriesGroup key={series[at]?.id ?? at} data-series={styleOf(at)}>
                {pile.map(([from, to], point) => (
                  <Bar key={point} plot={plot} x={plot.x(point)} width={plot.band} from={from} to={to} fill={fillOf(patterns, at)} />
                ))}
              </SeriesGroup>
            ))}
          </>
        )}
      />
    </ChartFrame>
  );
}

import { ActiveColumn, Bar } from './bar.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { ChartPlot } from './chart-plot.tsx';
import { extentOf } from './chart-scale.ts';
import { SeriesGroup } from './chart-style.ts';
import type { ChartProps } from './chart-types.ts';
import { useUiLocale } from '../foundation/locale.ts';
import { withKnownValues } from './known-values.ts';
import { bandScale } from './scales.ts';
import { fillOf, styleOf } from './series-style.tsx';

/** Pixels that a bar takes at most: of few points each would be as wide as the plot. */
const WIDEST = 48;

/** Bars from zero, with those of several series side by side. Arrow keys move between the points. */
export function BarChart(given: ChartProps) {
  const props = withKnownValues(given);
  const { direction } = useUiLocale();
  const { series } = props;
  return (
    <ChartFrame chart={props} look="bar">
      <ChartPlot
        {...props}
        layout="bands"
        extent={extentOf(series)}
        draw={({ plot, patterns, active }) => {
          const half = plot.band / 2;
          const places = bandScale(series.length, direction === 'rtl' ? [half, -half] : [-half, half], 0.1, 0);
          const width = Math.min(places.width, WIDEST);
          return (
            <>
              <ActiveColumn plot={plot} active={active} />
              {series.map(({ id, values }, at) => (
                <SeriesGroup key={id} data-series={styleOf(at)}>
                  {values.map((value, point) => (
                    <Bar
                      key={point}
                      plot={plot}
                      x={plot.x(point) + places.at(at) + places.width / 2}
                      width={width}
                      from={0}
                      to={value ?? 0}
                      fill={fillOf(patterns, at)}
                    />
                  ))}
                </SeriesGroup>
              ))}
            </>
          );
        }}
      />
    </ChartFrame>
  );
}

import { useId } from 'react';
import { Legend, PatternFill, SeriesGroup } from './chart-style.ts';
import type { ChartSeries } from './chart-types.ts';
import { dashOf, fillOf, markerPath, SeriesPatterns, styleOf } from './series-style.tsx';

/** How a chart draws its series: lines with markers, or bars with patterns. */
export type SeriesLook = 'line' | 'bar';

/** Series names with their colour and their marker or pattern. */
export function ChartLegend({ series, look }: { readonly series: readonly ChartSeries[]; readonly look: SeriesLook }) {
  const id = useId();
  return (
    <Legend>
      {series.map(({ id: key, label }, at) => (
        <li key={key}>
          <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true" data-series={styleOf(at)}>
            {look === 'line' ? (
              <SeriesGroup>
                <path data-part="line" d="M1 8H23" strokeDasharray={dashOf(at)} />
                <path d={markerPath(at)} transform="translate(12 8)" fill="var(--series)" />
              </SeriesGroup>
            ) : (
              <PatternFill>
                <SeriesPatterns id={id} count={series.length} />
                <rect x="4.5" y="0.5" width="15" height="15" rx="3" fill={fillOf(id, at)} stroke="var(--series)" />
              </PatternFill>
            )}
          </svg>
          <span dir="auto">{label}</span>
        </li>
      ))}
    </Legend>
  );
}

import { symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape';
import { css } from 'styled-components';
import { token } from '../foundation/token.ts';

/** Number of distinct series styles (colour, marker, line, pattern). */
export const SERIES_STYLES = 6;

const MARKERS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar];
const DASHES = [undefined, '7 4', '2 4', '10 4 2 4', '5 3', '12 5'];

/** Sets `--series` from `data-series`. Under forced colours only shape and pattern differ. */
export const seriesColours = css`
  ${([1, 2, 3, 4, 5, 6] as const).map((series) => `[data-series='${series - 1}'] { --series: ${token.color.chart[series]}; }`).join('\n')}
  @media (forced-colors: active) {
    [data-series] { --series: CanvasText; }
  }
`;

/** Index of a series' style. */
export const styleOf = (series: number): number => series % SERIES_STYLES;

/** Dash pattern of a series' line; undefined for a solid one. */
export const dashOf = (series: number): string | undefined => DASHES[styleOf(series)];

/** SVG path data of a series' marker around the origin; `area` in square pixels. */
export const markerPath = (series: number, area = 52): string => symbol(MARKERS[styleOf(series)], area)() ?? '';

/** Bar patterns as path data in an 8 px tile; the first is solid. */
const PATTERNS = [undefined, 'M0 8L8 0M-2 2L2 -2M6 10L10 6', 'M2 2h2v2h-2zM6 6h2v2h-2z', 'M0 2H8M0 6H8', 'M0 0L8 8M8 0L0 8', 'M2 0V8M6 0V8'];

/** SVG fill of a series' bars: solid or a pattern reference. */
export const fillOf = (id: string, series: number): string => (PATTERNS[styleOf(series)] === undefined ? 'var(--series)' : `url(#${id}-${styleOf(series)})`);

/** SVG definitions of the patterns that {@link fillOf} refers to. */
export function SeriesPatterns({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {PATTERNS.slice(0, count).map((path, series) =>
        path === undefined ? null : (
          <pattern key={path} id={`${id}-${series}`} data-series={series} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" data-part="tint" />
            <path d={path} data-part="hatch" />
          </pattern>
        ),
      )}
    </defs>
  );
}

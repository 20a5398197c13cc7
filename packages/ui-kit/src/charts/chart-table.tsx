import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { TableBox } from './chart-style.ts';
import type { ChartProps } from './chart-types.ts';
import { valueText } from './known-values.ts';

/** A chart's values as a table: one row per point, one column per series. */
export function ChartTable(chart: ChartProps) {
  const { caption, points, series, formatPoint, labels } = chart;
  return (
    // Focusable so that it can be scrolled by keyboard.
    <TableBox role="region" aria-label={caption} tabIndex={0}>
      <table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{labels.point}</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, at) => (
            <tr key={point}>
              <th scope="row">{formatPoint(point)}</th>
              {series.map((one) => (
                <td key={one.id}>
                  <bdi>{valueText(one, at, chart)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

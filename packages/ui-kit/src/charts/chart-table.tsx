import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { TableBox } from './chart-style.ts';
import type { ChartProps } from './chart-types.ts';

/** A chart's values as a table: one row per point, one column per series. */
export function ChartTable({ caption, points, series, formatPoint, formatValue, labels }: ChartProps) {
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
              {series.map(({ id, values }) => {
                const value = values[at];
                return (
                  <td key={id}>
                    <bdi>{value === undefined ? labels.unknown : formatValue(value)}</bdi>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}

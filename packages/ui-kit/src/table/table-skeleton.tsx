import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { cardSides, CellSkeleton, TableCell } from './table-cells.tsx';
import type { TableLayout } from './table-cells.tsx';
import { TableHead } from './table-head.tsx';
import { TableRoot } from './table-style.ts';
import type { TableColumn, TableSelection } from './table-types.ts';

interface TableSkeletonProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly layout: TableLayout;
  readonly selection: TableSelection<Row> | undefined;
  readonly rows: number;
  readonly label: string;
}

/** Header and placeholder rows at their final size, so that the layout does not shift. */
export function TableSkeleton<Row>({ columns, layout, selection, rows, label }: TableSkeletonProps<Row>) {
  const sides = cardSides(columns);
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <TableRoot aria-hidden="true" inert data-layout={layout} data-selects={selection === undefined ? undefined : ''}>
        <TableHead columns={columns} layout={layout} sorting={undefined} selection={selection} keys={[]} rowIndex={undefined} />
        <tbody>
          {Array.from({ length: rows }, (_, index) => (
            <tr key={index}>
              {selection === undefined ? null : (
                <td data-select="">
                  <CellSkeleton />
                </td>
              )}
              {columns.map((column, place) => (
                <TableCell key={column.key} column={column} index={place} sides={sides} layout={layout}>
                  <CellSkeleton lines={column.lines} />
                </TableCell>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRoot>
    </>
  );
}

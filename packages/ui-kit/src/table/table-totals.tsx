import { TableCell } from './table-cells.tsx';
import type { RowSettings } from './table-row.tsx';

interface TableTotalsProps<Row> {
  readonly rows: readonly Row[];
  readonly settings: RowSettings<Row>;
  /** Row label, unless the first column has a total. */
  readonly label: string;
  readonly rowIndex: number | undefined;
}

/** The totals row, always visible at the end of the table; cards omit columns without a total. */
export function TableTotals<Row>({ rows, settings: { columns, layout, selection }, label, rowIndex }: TableTotalsProps<Row>) {
  const cards = layout === 'cards';
  return (
    <tfoot role={cards ? 'rowgroup' : undefined}>
      <tr role={cards ? 'row' : undefined} aria-rowindex={rowIndex}>
        {columns.map((column, index) =>
          cards && index > 0 && column.total === undefined ? null : (
            <TableCell key={column.key} column={column} index={index} layout={layout} span={index === 0 && selection !== undefined ? 2 : undefined}>
              {column.total?.(rows) ?? (index === 0 ? label : null)}
            </TableCell>
          ),
        )}
      </tr>
    </tfoot>
  );
}

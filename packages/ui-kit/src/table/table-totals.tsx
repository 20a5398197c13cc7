import { cardSides, TableCell } from './table-cells.tsx';
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
  const shown = cards ? columns.filter(({ total }, index) => index === 0 || total !== undefined) : columns;
  const sides = cardSides(shown);
  return (
    <tfoot role={cards ? 'rowgroup' : undefined}>
      <tr role={cards ? 'row' : undefined} aria-rowindex={rowIndex}>
        {shown.map((column, index) => (
          <TableCell key={column.key} column={column} index={index} sides={sides} layout={layout} span={index === 0 && selection !== undefined ? 2 : undefined}>
            {column.total?.(rows) ?? (index === 0 ? label : null)}
          </TableCell>
        ))}
      </tr>
    </tfoot>
  );
}

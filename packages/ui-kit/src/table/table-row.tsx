import { memo } from 'react';
import type { MouseEvent } from 'react';
import { SelectControl } from './select-control.tsx';
import { withToggled } from './selection.ts';
import { TableCell } from './table-cells.tsx';
import type { CardSide, TableLayout } from './table-cells.tsx';
import type { TableColumn, TableSelection } from './table-types.ts';

/** Settings shared by all rows. */
export interface RowSettings<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sides: ReadonlyMap<string, CardSide>;
  readonly layout: TableLayout;
  readonly selection: TableSelection<Row> | undefined;
  readonly group: string;
  readonly onOpen: ((row: Row, element: HTMLElement) => void) | undefined;
  readonly canOpen: ((row: Row) => boolean) | undefined;
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly index: number;
  readonly settings: RowSettings<Row>;
  readonly selected: boolean;
  /** Index among all rows, when only some are rendered. */
  readonly rowIndex: number | undefined;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

/** Ignores clicks on controls in a row, and clicks that end a text selection. */
function opensRow(event: MouseEvent): boolean {
  const control = (event.target as Element).closest('a, button, input, select, label');
  if (control !== null) return control.hasAttribute('data-row-open');
  return getSelection()?.type !== 'Range';
}

function Row<Item>({ row, id, index, settings: { columns, sides, layout, selection, group, onOpen, canOpen }, selected, rowIndex, measure }: TableRowProps<Item>) {
  const cards = layout === 'cards';
  const opens = onOpen !== undefined && canOpen?.(row) !== false;
  const open = (event: MouseEvent<HTMLElement>) => {
    if (opensRow(event)) onOpen?.(row, event.currentTarget);
  };
  return (
    <tr
      ref={measure}
      data-index={index}
      role={cards ? 'row' : undefined}
      aria-rowindex={rowIndex}
      data-selected={selected ? '' : undefined}
      data-opens={opens ? '' : undefined}
      onClick={opens ? open : undefined}
    >
      {selection === undefined ? null : (
        <td role={cards ? 'cell' : undefined} data-select="">
          <SelectControl
            type={selection.mode === 'single' ? 'radio' : 'checkbox'}
            name={selection.mode === 'single' ? group : undefined}
            label={selection.rowLabel(row)}
            checked={selected}
            onToggle={() => selection.onSelect(withToggled(selection, id))}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <TableCell key={column.key} column={column} index={place} sides={sides} layout={layout}>
          {column.cell(row)}
        </TableCell>
      ))}
    </tr>
  );
}

/** One row; memoized, so that scrolling renders only new rows. */
export const TableRow = memo(Row) as typeof Row;

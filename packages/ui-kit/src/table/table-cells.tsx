import type { ReactNode } from 'react';
import { Skeleton } from '../status/skeleton.tsx';
import type { TableColumn } from './table-types.ts';

export type TableLayout = 'table' | 'cards';

interface TableCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly index: number;
  readonly layout: TableLayout;
  /** Columns that it covers; 1 without it. */
  readonly span?: number | undefined;
  readonly children: ReactNode;
}

/** Cards lay their cells out in two columns behind the heading; wide ones go last. */
function sideOf<Row>(column: TableColumn<Row>, index: number): 'start' | 'end' | undefined {
  if (index === 0 || column.wide === true) return undefined;
  return index % 2 === 1 ? 'start' : 'end';
}

/** One cell; in a card it names its column. */
export function TableCell<Row>({ column, index, layout, span, children }: TableCellProps<Row>) {
  const cards = layout === 'cards';
  const attributes = { 'data-align': column.align, 'data-wide': column.wide === true ? '' : undefined };
  if (index === 0) {
    return (
      <th scope="row" colSpan={span} role={cards ? 'rowheader' : undefined} data-first="" {...attributes}>
        {children}
      </th>
    );
  }
  return (
    <td role={cards ? 'cell' : undefined} data-side={sideOf(column, index)} {...attributes}>
      {cards ? (
        <span data-part="label" aria-hidden="true">
          {column.header}
        </span>
      ) : null}
      {children}
    </td>
  );
}

/** Lines of the final height in place of a cell's content. */
export function CellSkeleton({ lines = 1 }: { readonly lines?: number | undefined }) {
  return Array.from({ length: lines }, (_, line) => (
    <Skeleton key={line} style={{ inlineSize: line === 0 ? '85%' : '55%', blockSize: '1.2em', marginBlock: '0.15em' }} />
  ));
}

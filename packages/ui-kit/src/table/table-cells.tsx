import type { ReactNode } from 'react';
import { Skeleton } from '../status/skeleton.tsx';
import type { TableColumn } from './table-types.ts';

export type TableLayout = 'table' | 'cards';

interface TableCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly index: number;
  readonly layout: TableLayout;
  /** Number of columns covered; defaults to 1. */
  readonly span?: number | undefined;
  readonly children: ReactNode;
}

/** In cards, cells are in two columns below the heading; wide ones come last. */
function sideOf<Row>(column: TableColumn<Row>, index: number): 'start' | 'end' | undefined {
  if (index === 0 || column.wide === true) return undefined;
  return index % 2 === 1 ? 'start' : 'end';
}

/** One cell; in a card it shows its column's name. */
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

/** Placeholder lines of a cell at their final height. */
export function CellSkeleton({ lines = 1 }: { readonly lines?: number | undefined }) {
  return Array.from({ length: lines }, (_, line) => (
    <Skeleton key={line} style={{ inlineSize: line === 0 ? '85%' : '55%', blockSize: '1.2em', marginBlock: '0.15em' }} />
  ));
}

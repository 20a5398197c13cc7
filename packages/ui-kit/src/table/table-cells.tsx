import type { ReactNode } from 'react';
import { Skeleton } from '../status/skeleton.tsx';
import type { TableColumn } from './table-types.ts';

export type TableLayout = 'table' | 'cards';

/** Place of a cell in a card: in one of two columns, or alone on a line with its name. */
export type CardSide = 'start' | 'end' | 'line';

interface TableCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly index: number;
  /** The places of the row's cells in a card, by the key of their column: see {@link cardSides}. */
  readonly sides: ReadonlyMap<string, CardSide>;
  readonly layout: TableLayout;
  /** Number of columns covered; defaults to 1. */
  readonly span?: number | undefined;
  readonly children: ReactNode;
}

/**
 * The places of cells in a card, by the key of their column. Below the heading they are in two columns, in their order;
 * wide ones have none, since they come last on lines of their own. The last of an odd number has a line to itself.
 */
export function cardSides<Row>(columns: readonly TableColumn<Row>[]): ReadonlyMap<string, CardSide> {
  const paired = columns.slice(1).filter(({ wide }) => wide !== true);
  return new Map(paired.map(({ key }, index) => [key, index % 2 === 1 ? 'end' : index === paired.length - 1 ? 'line' : 'start']));
}

/** One cell; in a card it shows its column's name. */
export function TableCell<Row>({ column, index, sides, layout, span, children }: TableCellProps<Row>) {
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
    <td role={cards ? 'cell' : undefined} data-side={sides.get(column.key)} {...attributes}>
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
    <Skeleton key={line} data-skeleton="" style={{ inlineSize: line === 0 ? '85%' : '55%', blockSize: '1.2em', marginBlock: '0.15em' }} />
  ));
}

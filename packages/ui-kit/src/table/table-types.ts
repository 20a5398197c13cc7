import type { ReactNode } from 'react';

export type TableAlign = 'start' | 'center' | 'end';

/** One column of a table of `Row`. */
export interface TableColumn<Row> {
  /** Unique among the columns; a sort order names it. */
  readonly key: string;
  readonly header: string;
  /** The first column is the row's header: it heads the card on a phone, and stays in sight while the others scroll. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. */
  readonly align?: TableAlign;
  readonly sortable?: boolean;
  /** A CSS length. Columns without one share what is left. */
  readonly width?: string;
  /** The column's cell in the row of totals, computed from all rows. */
  readonly total?: (rows: readonly Row[]) => ReactNode;
  /** Lines of text in a cell, for skeletons of the final size; 1 without it. */
  readonly lines?: number;
  /** Long text: it may wrap anywhere, and takes a card's full width. */
  readonly wide?: boolean;
}

export interface TableSort {
  /** Key of the column. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The order of the rows, kept by the owner: the table reports what was asked for and leaves the sorting to it. */
export interface TableSorting {
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort) => void;
  /** Labels of the controls that stand above the cards: "Sort by", "Ascending", "Descending". */
  readonly sortByLabel: string;
  readonly ascendingLabel: string;
  readonly descendingLabel: string;
}

/** Which rows are selected, kept by the owner. */
export interface TableSelection<Row> {
  readonly mode: 'single' | 'multiple';
  /** Row keys. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** Name of a row's control: "Select Maria Reyes". */
  readonly rowLabel: (row: Row) => string;
  /** Name of the control that selects all rows, and heading of the column: "Select all". */
  readonly allLabel: string;
}

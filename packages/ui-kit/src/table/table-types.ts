import type { ReactNode } from 'react';

export type TableAlign = 'start' | 'center' | 'end';

/** A column of a table of `Row`. */
export interface TableColumn<Row> {
  /** Unique key, referenced by the sort order. */
  readonly key: string;
  readonly header: string;
  /** The first column is the row header: it titles the card and stays visible while others scroll. */
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. */
  readonly align?: TableAlign;
  readonly sortable?: boolean;
  /** A CSS length. Columns without a width share the rest. */
  readonly width?: string;
  /** Content of the totals row, computed from all rows. */
  readonly total?: (rows: readonly Row[]) => ReactNode;
  /** Lines of text per cell, for placeholders of the final size; defaults to 1. */
  readonly lines?: number;
  /** For long text: may break anywhere, and takes the full width of a card. */
  readonly wide?: boolean;
}

export interface TableSort {
  /** Key of the column. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Sort order, kept by the owner: the table reports requests and does not sort. */
export interface TableSorting {
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort) => void;
  /** Labels of the controls above the cards: "Sort by", "Ascending", "Descending". */
  readonly sortByLabel: string;
  readonly ascendingLabel: string;
  readonly descendingLabel: string;
}

/** Selection, kept by the owner. */
export interface TableSelection<Row> {
  readonly mode: 'single' | 'multiple';
  /** Row keys. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** Accessible name of a row's control: "Select Maria Reyes". */
  readonly rowLabel: (row: Row) => string;
  /** Name of the select-all control and header of its column: "Select all". */
  readonly allLabel: string;
}

import type { ReactNode } from 'react';
import { InfiniteList } from '../navigation/infinite-list.tsx';
import type { InfiniteLabels, InfiniteState } from '../navigation/infinite-list.tsx';
import { Table } from './table.tsx';
import type { TableColumn, TableSelection, TableSorting } from './table-types.ts';

export interface RecordListProps<Entry> {
  /** Accessible name of the table. */
  readonly label: string;
  /** From start to end, as of a `Table`. */
  readonly columns: readonly TableColumn<Entry>[];
  /** Undefined until the first page has loaded. */
  readonly entries: readonly Entry[] | undefined;
  /** Returns what tells an entry from all others, such as its id. */
  readonly rowKey: (entry: Entry) => string;
  /** State of the next page; unused before the first. */
  readonly state: InfiniteState;
  /** Fetches the next page; also the retry after a failure. */
  readonly onMore: () => void;
  /** Texts below the table, and what is spoken while the first page loads. */
  readonly labels: InfiniteLabels;
  /** Shown when there are no entries. */
  readonly empty: ReactNode;
  /** Shown when the first page failed to load. */
  readonly error?: ReactNode;
  /** Sorts on request, by the caller; without it no column is a button. */
  readonly sorting?: TableSorting;
  /** Lets rows be ticked; none without it. */
  readonly selection?: TableSelection<Entry>;
  /** Called for a click anywhere in a row, or on a `RowOpenButton` in its cells. */
  readonly onOpen?: (entry: Entry, element: HTMLElement) => void;
  /** Which entries open; all of them without it. */
  readonly canOpen?: (entry: Entry) => boolean;
}

/** A table of records that loads its next page when the page is scrolled to its end. */
export function RecordList<Entry>({ entries, state, onMore, labels, empty, error, ...table }: RecordListProps<Entry>) {
  const shown = (
    // The page scrolls, not the table, so all loaded rows stay rendered.
    <Table {...table} rows={entries ?? []} loading={entries === undefined} loadingLabel={labels.loading} empty={empty} virtualAbove={Infinity} error={entries === undefined ? error : undefined} />
  );
  if (entries === undefined || entries.length === 0) return shown;
  return (
    <InfiniteList state={state} onMore={onMore} labels={labels}>
      {shown}
    </InfiniteList>
  );
}

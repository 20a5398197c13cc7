import type { ReactNode } from 'react';
import { InfiniteList } from '../navigation/infinite-list.tsx';
import type { InfiniteLabels, InfiniteState } from '../navigation/infinite-list.tsx';
import { Table } from './table.tsx';
import type { TableColumn, TableSelection, TableSorting } from './table-types.ts';

export interface RecordListProps<Entry> {
  readonly label: string;
  readonly columns: readonly TableColumn<Entry>[];
  /** Undefined until the first page has come. */
  readonly entries: readonly Entry[] | undefined;
  readonly rowKey: (entry: Entry) => string;
  /** State of the next page; not used before the first. */
  readonly state: InfiniteState;
  readonly onMore: () => void;
  readonly labels: InfiniteLabels;
  /** Shows where there are none. */
  readonly empty: ReactNode;
  /** Shows when the first page could not be had. */
  readonly error?: ReactNode;
  readonly sorting?: TableSorting;
  readonly selection?: TableSelection<Entry>;
  readonly onOpen?: (entry: Entry, element: HTMLElement) => void;
}

/** Records in a table that fetches its next page as the page around it is scrolled to its end. */
export function RecordList<Entry>({ entries, state, onMore, labels, empty, error, ...table }: RecordListProps<Entry>) {
  const shown = (
    // What scrolls is the page, so all rows that have come stay in it.
    <Table {...table} rows={entries ?? []} loading={entries === undefined} loadingLabel={labels.loading} empty={empty} virtualAbove={Infinity} error={entries === undefined ? error : undefined} />
  );
  if (entries === undefined || entries.length === 0) return shown;
  return (
    <InfiniteList state={state} onMore={onMore} labels={labels}>
      {shown}
    </InfiniteList>
  );
}

import { isApiProblem } from '@livery/api-sdk';
import { useText } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { Button, EmptyState, ErrorState, iconHistory, iconOffline, InfiniteList, RowSkeleton } from '@livery/ui-kit';
import type { InfiniteState } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { RecordTable } from './record-table.ts';

/** What an endless query answers, as far as a list needs it. */
export interface RecordPages<Entry> {
  readonly entries: readonly Entry[] | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Properties of {@link RecordList}. */
export interface RecordListProps<Entry> {
  readonly label: string;
  readonly columns: readonly string[];
  readonly pages: RecordPages<Entry>;
  /** The cells of one record, in the order of the columns, each a `td`. */
  readonly row: (entry: Entry) => ReactNode;
  readonly keyOf: (entry: Entry) => string;
  readonly empty: string;
}

/** Records in a table that goes on as one scrolls. */
export function RecordList<Entry>({ label, columns, pages, row, keyOf, empty }: RecordListProps<Entry>) {
  const t = useText('member');
  const tCommon = useText('common');
  const problemText = useProblemText();
  const { entries, error, isFetching, hasNextPage } = pages;
  if (entries === undefined) {
    if (!isApiProblem(error)) return Array.from({ length: 6 }, (_, index) => <RowSkeleton key={index} />);
    return <ErrorState glyph={iconOffline} title={t('records.failed')} description={problemText(error)} actions={<Button onClick={pages.refetch}>{tCommon('action.retry')}</Button>} />;
  }
  if (entries.length === 0) return <EmptyState glyph={iconHistory} title={empty} />;
  const state: InfiniteState = isFetching ? 'loading' : error !== undefined ? 'error' : hasNextPage ? 'idle' : 'end';
  return (
    <InfiniteList
      state={state}
      onMore={pages.fetchNextPage}
      labels={{ loading: tCommon('state.loading'), error: t('records.failed'), retry: tCommon('action.retry'), more: t('records.more') }}
    >
      <RecordTable aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={keyOf(entry)}>{row(entry)}</tr>
          ))}
        </tbody>
      </RecordTable>
    </InfiniteList>
  );
}

import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { EmptyState, iconHistory, InfiniteList, Skeleton, VisuallyHidden } from '@livery/ui-kit';
import type { InfiniteState } from '@livery/ui-kit';
import type { MouseEvent, ReactNode } from 'react';
import { RecordTable } from './record-table.ts';

/** Records that a fresh page shows places for. */
const PLACES = 6;

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
  /** Lines of each column's cells, where that is not one: places are as high as the records that come. */
  readonly lines?: readonly number[];
  /** Said where there are none. */
  readonly empty: string;
  /** What one can do about that. */
  readonly emptyActions?: ReactNode;
  /** Opens a record: a press anywhere on its row, where a button in it serves keyboards and screen readers. */
  readonly onOpen?: (entry: Entry, row: HTMLElement) => void;
}

interface TableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
}

function Table({ label, columns, children }: TableProps) {
  return (
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
      <tbody>{children}</tbody>
    </RecordTable>
  );
}

/** The table with places instead of records: nothing moves when they come. */
function TablePlaces({ columns, lines = [] }: Pick<TableProps, 'columns'> & { readonly lines?: readonly number[] | undefined }) {
  const t = useText('common');
  return (
    <>
      <VisuallyHidden role="status">{t('state.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Table label={t('state.loading')} columns={columns}>
          {Array.from({ length: PLACES }, (_, index) => (
            <tr key={index}>
              {columns.map((column, place) => (
                <td key={column} data-label={column}>
                  {Array.from({ length: lines[place] ?? 1 }, (_, line) => (
                    <Skeleton key={line} style={{ inlineSize: line === 0 ? '92%' : '60%', blockSize: '1.3em', marginBlock: '0.15em' }} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
    </>
  );
}

/** Whether a press only ended the marking of text. */
function isMarking({ target }: MouseEvent): boolean {
  return getSelection()?.type === 'Range' && (target as Element).closest('button') === null;
}

/** Records in a table that goes on as one scrolls. */
export function RecordList<Entry>({ label, columns, pages, row, keyOf, lines, empty, emptyActions, onOpen }: RecordListProps<Entry>) {
  const t = useText('member');
  const tCommon = useText('common');
  const { entries, error, isFetching, hasNextPage, fetchNextPage, refetch } = pages;
  if (entries === undefined) {
    return error === undefined ? <TablePlaces columns={columns} lines={lines} /> : <LoadFailed title={t('records.failed')} error={error} onRetry={refetch} />;
  }
  if (entries.length === 0) return <EmptyState glyph={iconHistory} title={empty} actions={emptyActions} />;
  const state: InfiniteState = isFetching ? 'loading' : error !== undefined ? 'error' : hasNextPage ? 'idle' : 'end';
  const opening = (entry: Entry) =>
    onOpen === undefined
      ? {}
      : { 'data-opens': '', onClick: (event: MouseEvent<HTMLElement>) => (isMarking(event) ? undefined : onOpen(entry, event.currentTarget)) };
  return (
    <InfiniteList
      state={state}
      onMore={() => void fetchNextPage()}
      labels={{ loading: tCommon('state.loading'), error: t('records.failed'), retry: tCommon('action.retry'), more: t('records.more') }}
    >
      <Table label={label} columns={columns}>
        {entries.map((entry) => (
          <tr key={keyOf(entry)} {...opening(entry)}>
            {row(entry)}
          </tr>
        ))}
      </Table>
    </InfiniteList>
  );
}

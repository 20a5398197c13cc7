import { isApiProblem } from '@livery/api-sdk';
import { useText } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { Button, EmptyState, ErrorState, iconHistory, iconOffline, InfiniteList, Skeleton, VisuallyHidden } from '@livery/ui-kit';
import type { InfiniteState } from '@livery/ui-kit';
import type { ReactNode } from 'react';
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
  readonly empty: string;
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
function TablePlaces({ columns }: Pick<TableProps, 'columns'>) {
  const t = useText('common');
  return (
    <>
      <VisuallyHidden role="status">{t('state.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Table label={t('state.loading')} columns={columns}>
          {Array.from({ length: PLACES }, (_, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column} data-label={column}>
                  <Skeleton style={{ blockSize: '1.3em', marginBlock: '0.1em' }} />
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
    </>
  );
}

function RecordsFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  const t = useText('member');
  const tCommon = useText('common');
  const tErrors = useText('errors');
  const problemText = useProblemText();
  return (
    <ErrorState
      glyph={iconOffline}
      title={t('records.failed')}
      description={isApiProblem(error) ? problemText(error) : tErrors('unknown')}
      actions={
        <Button variant="outline" onClick={onRetry} loadingLabel={tCommon('state.loading')}>
          {tCommon('action.retry')}
        </Button>
      }
    />
  );
}

/** Records in a table that goes on as one scrolls. */
export function RecordList<Entry>({ label, columns, pages, row, keyOf, empty }: RecordListProps<Entry>) {
  const t = useText('member');
  const tCommon = useText('common');
  const { entries, error, isFetching, hasNextPage, fetchNextPage, refetch } = pages;
  if (entries === undefined) return error === undefined ? <TablePlaces columns={columns} /> : <RecordsFailed error={error} onRetry={refetch} />;
  if (entries.length === 0) return <EmptyState glyph={iconHistory} title={empty} />;
  const state: InfiniteState = isFetching ? 'loading' : error !== undefined ? 'error' : hasNextPage ? 'idle' : 'end';
  return (
    <InfiniteList
      state={state}
      onMore={() => void fetchNextPage()}
      labels={{ loading: tCommon('state.loading'), error: t('records.failed'), retry: tCommon('action.retry'), more: t('records.more') }}
    >
      <Table label={label} columns={columns}>
        {entries.map((entry) => (
          <tr key={keyOf(entry)}>{row(entry)}</tr>
        ))}
      </Table>
    </InfiniteList>
  );
}

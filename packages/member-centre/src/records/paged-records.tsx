import { listFoot, useFailure } from '@livery/centre-kit';
import type { PagedQuery } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { EmptyState, iconHistory, RecordList } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { PageFailed } from '../support/page-failed.tsx';

/** The part of an infinite query's result that a list needs. */
export interface RecordPages<Entry> extends PagedQuery {
  readonly entries: readonly Entry[] | undefined;
}

export interface PagedRecordsProps<Entry> {
  readonly label: string;
  readonly columns: readonly TableColumn<Entry>[];
  readonly pages: RecordPages<Entry>;
  readonly rowKey: (entry: Entry) => string;
  /** Title of the empty state. */
  readonly empty: string;
  /** What comes here, below that title. */
  readonly emptyNext?: string | undefined;
  readonly emptyActions?: ReactNode;
  readonly onOpen?: (entry: Entry, row: HTMLElement) => void;
}

/** The records of an infinite query, loaded page by page. */
export function PagedRecords<Entry>({ label, columns, pages, rowKey, empty, emptyNext, emptyActions, onOpen }: PagedRecordsProps<Entry>) {
  const t = useText('member');
  const tCommon = useText('common');
  const { entries, refetch } = pages;
  const failure = useFailure({ ...pages, currentData: entries });
  const { state, onMore } = listFoot(pages);
  return (
    <RecordList
      label={label}
      columns={columns}
      entries={entries}
      rowKey={rowKey}
      state={state}
      onMore={onMore}
      labels={{ loading: tCommon('state.loading'), error: t('records.failed'), retry: tCommon('action.retry'), more: t('records.more') }}
      empty={<EmptyState glyph={iconHistory} title={empty} description={emptyNext} actions={emptyActions} />}
      error={failure === undefined ? undefined : <PageFailed title={t('records.failed')} error={failure} onRetry={refetch} />}
      {...(onOpen === undefined ? {} : { onOpen })}
    />
  );
}

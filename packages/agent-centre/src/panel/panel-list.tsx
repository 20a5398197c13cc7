import { listFoot, useFailure } from '@livery/centre-kit';
import type { AskedQuery, PagedQuery } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { RecordList } from '@livery/ui-kit';
import type { RecordListProps } from '@livery/ui-kit';
import type { ReactNode } from 'react';

export interface PanelListProps<Entry> extends Omit<RecordListProps<Entry>, 'state' | 'onMore' | 'labels' | 'error'> {
  readonly list: PagedQuery & AskedQuery;
  /** Says that the list did not load. */
  readonly failed: string;
  /** Says that its next part did not. */
  readonly moreFailed?: string;
  /** The button of the next part. */
  readonly more?: string;
  /** In place of a failure that means something else, such as that somebody is not in the team. */
  readonly refused?: ReactNode;
}

/** A list of a panel, page by page: waited for, failed, empty or shown. */
export function PanelList<Entry>({ list, failed, moreFailed, more, refused, ...table }: PanelListProps<Entry>) {
  const t = useText('agent');
  const tCommon = useText('common');
  const { refetch } = list;
  const failure = useFailure(list);
  const { state, nextFailed, onMore } = listFoot(list);
  return (
    <RecordList
      {...table}
      state={state}
      onMore={onMore}
      labels={{ loading: tCommon('state.loading'), error: nextFailed ? (moreFailed ?? t('panel.moreFailed')) : failed, retry: tCommon('action.retry'), more: more ?? t('team.loadMore') }}
      error={failure === undefined ? undefined : (refused ?? <LoadFailed title={failed} error={failure} onRetry={refetch} />)}
    />
  );
}

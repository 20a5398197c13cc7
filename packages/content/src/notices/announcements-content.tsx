import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { TextSkeleton } from '@livery/ui-kit';
import { contentApi } from '../api.ts';
import { useAnnouncementRequest } from '../hooks.ts';
import { NoticeReader } from './notice-reader.tsx';
import type { NoticeReaderProps } from './notice-reader.tsx';
import { NOTICES_PER_PAGE } from './notices-per-page.ts';

/** The announcements with their reader, on a page or in a dialog. */
export function AnnouncementsContent({ openedId, level }: Pick<NoticeReaderProps, 'openedId' | 'level'>) {
  const t = useText('content');
  const { data, error, refetch } = contentApi.useAnnouncementsQuery(useAnnouncementRequest());
  if (data !== undefined) return <NoticeReader notices={data.list} openedId={openedId} level={level} />;
  return error === undefined ? <TextSkeleton count={NOTICES_PER_PAGE * 2} /> : <LoadFailed title={t('notice.failed')} error={error} onRetry={refetch} />;
}

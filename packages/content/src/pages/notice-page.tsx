import { useText } from '@livery/i18n';
import { iconMegaphone, Surface, TextSkeleton } from '@livery/ui-kit';
import { contentApi } from '../api.ts';
import { useAnnouncementRequest } from '../hooks.ts';
import { LoadFailed } from '../load-failed.tsx';
import { NoticeReader } from '../notices/notice-reader.tsx';
import { PageFrame } from './page-frame.tsx';

/** The announcements as a page of their own. */
export function NoticePage() {
  const t = useText('content');
  const { data, isError, refetch } = contentApi.useAnnouncementsQuery(useAnnouncementRequest());
  return (
    <PageFrame title={t('notice.title')} glyph={iconMegaphone}>
      <Surface data-padding="lg">
        {data !== undefined ? <NoticeReader notices={data.list} /> : isError ? <LoadFailed title={t('notice.failed')} onRetry={refetch} /> : <TextSkeleton count={9} />}
      </Surface>
    </PageFrame>
  );
}

import { useText } from '@livery/i18n';
import type { DialogProps } from '@livery/session';
import { Modal, TextSkeleton } from '@livery/ui-kit';
import { contentApi } from '../api.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useAnnouncementRequest } from '../hooks.ts';
import { NoticeReader } from './notice-reader.tsx';

/** The announcements over the page. */
export function NoticeDialog({ id, overlay }: DialogProps<'notice'>) {
  const t = useText('content');
  const tCommon = useText('common');
  const { data, isError, refetch } = contentApi.useAnnouncementsQuery(useAnnouncementRequest());
  return (
    <Modal {...overlay} title={t('notice.title')} closeLabel={tCommon('dialog.close')} width={860} height={480}>
      {data !== undefined ? <NoticeReader notices={data.list} openedId={id} /> : isError ? <LoadFailed title={t('notice.failed')} onRetry={refetch} /> : <TextSkeleton count={9} />}
    </Modal>
  );
}

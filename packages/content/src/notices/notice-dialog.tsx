import { useText } from '@livery/i18n';
import type { DialogProps } from '@livery/app-shell';
import { Modal } from '@livery/ui-kit';
import { AnnouncementsContent } from './announcements-content.tsx';

/** The announcements over the page. */
export function NoticeDialog({ id, overlay }: DialogProps<'noticeModal'>) {
  const t = useText('content');
  const tCommon = useText('common');
  return (
    <Modal {...overlay} title={t('notice.title')} closeLabel={tCommon('dialog.close')} width={860} height={560}>
      <AnnouncementsContent openedId={id} level={3} />
    </Modal>
  );
}

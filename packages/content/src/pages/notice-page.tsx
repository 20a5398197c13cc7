import { useText } from '@livery/i18n';
import { iconMegaphone, Surface } from '@livery/ui-kit';
import { AnnouncementsContent } from '../notices/announcements-content.tsx';
import { PageFrame } from './page-frame.tsx';

/** The announcements as a page of their own. */
export function NoticePage() {
  const t = useText('content');
  return (
    <PageFrame title={t('notice.title')} glyph={iconMegaphone}>
      <Surface data-padding="lg">
        <AnnouncementsContent level={2} />
      </Surface>
    </PageFrame>
  );
}

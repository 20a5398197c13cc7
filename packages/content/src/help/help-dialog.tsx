import type { DialogProps } from '@livery/app-shell';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Accordion, EmptyState, iconHelp, Modal, TextSkeleton } from '@livery/ui-kit';
import { useState } from 'react';
import { contentApi } from '../api.ts';
import { NoticeHtml } from '../notices/notice-html.tsx';
import { SupportContact } from './support-contact.tsx';

/** The help centre over whatever is open, such as the member centre: its articles one below the other, `article` open at first. */
export function HelpDialog({ article, overlay }: DialogProps<'mcHelpModal'>) {
  const t = useText('content');
  const tCommon = useText('common');
  const { data, error, refetch } = contentApi.useHelpCenterQuery();
  const [open, setOpen] = useState<readonly string[]>(article === undefined ? [] : [article]);
  const articles = data?.entries ?? [];
  return (
    <Modal {...overlay} title={t('help.title')} closeLabel={tCommon('dialog.close')} width={720} height={0}>
      {data === undefined ? (
        error === undefined ? <TextSkeleton count={6} /> : <LoadFailed title={t('help.failed')} error={error} onRetry={refetch} />
      ) : articles.length === 0 ? (
        <EmptyState glyph={iconHelp} title={t('help.empty')} />
      ) : (
        <>
          <Accordion
            headingLevel={3}
            items={articles.map(({ id, title, content }) => ({ id, title: <bdi>{title}</bdi>, content: <NoticeHtml html={content} firstHeading={4} /> }))}
            open={open}
            onOpenChange={setOpen}
          />
          <SupportContact />
        </>
      )}
    </Modal>
  );
}

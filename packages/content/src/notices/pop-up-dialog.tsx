import { useBrand } from '@livery/brand-kit/react';
import { useFormatIn, useText } from '@livery/i18n';
import type { DialogProps } from '@livery/app-shell';
import { Button, DateTime, Modal, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { contentApi } from '../api.ts';
import { NoticeHtml } from './notice-html.tsx';
import { popUpRequest } from './pop-up-request.ts';

const When = styled.p`
  margin: 0 0 ${token.space[3]};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
`;

/** The one notice shown after a login. */
export function PopUpDialog({ id, overlay }: DialogProps<'popUpNotice'>) {
  const tCommon = useText('common');
  const t = useText('content');
  const brand = useBrand();
  const format = useFormatIn(brand.timeZone);
  const { data } = contentApi.useAnnouncementsQuery(popUpRequest(brand));
  const notice = data?.list.find((each) => each.id === id);
  return (
    <Modal
      {...overlay}
      title={notice === undefined ? t('notice.title') : <bdi>{notice.title}</bdi>}
      closeLabel={tCommon('dialog.close')}
      width={520}
      height={0}
      phone="bottom"
      footer={(close) => <Button onClick={close}>{tCommon('action.ok')}</Button>}
    >
      {notice === undefined ? null : (
        <>
          <When>
            <DateTime value={notice.publishedAt}>{format.date(notice.publishedAt)}</DateTime>
          </When>
          <NoticeHtml html={notice.content} firstHeading={3} />
        </>
      )}
    </Modal>
  );
}

import { useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { Button, DateTime, iconForward, iconTrash, LinkButton, preloadableLazy, Skeleton, StatusTag, token, VisuallyHidden } from '@livery/ui-kit';
import { Suspense } from 'react';
import { styled } from 'styled-components';

const { load, show } = preloadableLazy(() => import('./message-html.tsx'));
const MessageHtml = show((module) => module.MessageHtml);
/** Fetches what shows the text of messages, before one is opened. */
export const preloadMessageHtml = load;

/** A message of the member's. */
export type Message = ResponseOf<'inbox'>['records'][number];

const Head = styled.span`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  flex: 1;
  gap: 0 ${token.space[3]};
  min-inline-size: 0;
  font-weight: ${token.font.weight.regular};

  &[data-unread] { font-weight: ${token.font.weight.bold}; }
  & > time { grid-column: 2; color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; font-weight: ${token.font.weight.regular}; }
  & > bdi { overflow-wrap: anywhere; }
`;

/** Filled before what has not been read. Its place stays, so that titles stand below each other. */
const Dot = styled.span`
  inline-size: 0.55em;
  block-size: 0.55em;
  border-radius: 50%;

  [data-unread] > & { background: ${token.color.game.hot}; forced-color-adjust: none; }
`;

/** The line of a message: whether it was read, its title, when it came. */
export function MessageTitle({ message: { title, sentAt, read } }: { readonly message: Message }) {
  const t = useText('member');
  const { dateTime } = useSiteTime();
  return (
    <Head data-unread={read ? undefined : ''}>
      <Dot />
      <bdi>{title}</bdi>
      {read ? null : <VisuallyHidden>{t('inbox.new')}</VisuallyHidden>}
      <DateTime value={sentAt}>{dateTime(sentAt)}</DateTime>
    </Head>
  );
}

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};
  padding-inline-start: ${token.space[5]};
  padding-block-end: ${token.space[2]};

  & > div:last-child { display: flex; flex-wrap: wrap; gap: ${token.space[3]}; }
`;

const types = { site: 'inbox.site', account: 'inbox.account', promotion: 'inbox.promotion' } as const;

/** What a message says, the page that it is about, and the way to delete it. */
export function MessageBody({ message: { type, content, link }, onDelete }: { readonly message: Message; readonly onDelete: () => Promise<unknown> }) {
  const t = useText('member');
  return (
    <Body>
      <StatusTag tone="neutral">{t(types[type])}</StatusTag>
      <Suspense fallback={<Skeleton style={{ blockSize: '3rem', inlineSize: '100%' }} />}>
        <MessageHtml html={content} />
      </Suspense>
      <div>
        {link === null ? null : (
          <LinkButton size="sm" href={link} iconEnd={iconForward}>
            {t('inbox.open')}
          </LinkButton>
        )}
        <Button size="sm" variant="ghost" iconStart={iconTrash} loadingLabel={t('inbox.deleting')} onClick={onDelete}>
          {t('inbox.delete')}
        </Button>
      </div>
    </Body>
  );
}

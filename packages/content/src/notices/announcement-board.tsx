import { useBrand } from '@livery/brand-kit/react';
import { useFormatIn, useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { LoadFailed } from '@livery/session';
import { Button, DateTime, focusRing, iconMegaphone, SectionHeading, Skeleton, Surface, token, truncate } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { contentApi } from '../api.ts';
import { useAnnouncementRequest } from '../hooks.ts';

const SHOWN = 4;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (width >= 64rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${token.space[6]}; }
`;

/** Height of an entry; on phones its date stands below the title. */
const ROW = '3.25rem';
const PHONE_ROW = '4rem';

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  inline-size: 100%;
  min-block-size: ${ROW};
  padding: ${token.space[2]} ${token.space[3]};
  border: 0;
  border-radius: ${token.radius.md};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > span { flex: 1; min-inline-size: 0; font-weight: ${token.font.weight.medium}; ${truncate} }
  & > time { flex: none; color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }

  @media (width < 30rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    gap: 0;
    min-block-size: ${PHONE_ROW};

    & > span { white-space: normal; }
  }

  &:hover { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  &:hover > time { color: inherit; }
  ${focusRing}
`;

/** The place of an entry, in its final size. */
const BoardSkeleton = styled.li`
  display: grid;
  align-items: center;
  block-size: ${ROW};
  padding-inline: ${token.space[3]};

  @media (width < 30rem) { block-size: ${PHONE_ROW}; }
`;

/** The newest announcements on the home page, and the way to all of them. */
export function AnnouncementBoard() {
  const t = useText('content');
  const { timeZone } = useBrand();
  const format = useFormatIn(timeZone);
  const { open } = useDialogs();
  const { data, error, refetch } = contentApi.useAnnouncementsQuery(useAnnouncementRequest());
  if (data !== undefined && data.list.length === 0) return null;
  return (
    <section aria-labelledby="announcements">
      <SectionHeading
        id="announcements"
        glyph={iconMegaphone}
        action={
          <Button variant="ghost" size="sm" onClick={() => void open('noticeModal')}>
            {t('notice.readAll')}
          </Button>
        }
      >
        {t('notice.title')}
      </SectionHeading>
      <Surface data-padding="sm">
        {data === undefined && error !== undefined ? (
          <LoadFailed title={t('notice.failed')} error={error} onRetry={refetch} compact />
        ) : (
          <List>
            {data === undefined
              ? Array.from({ length: SHOWN }, (_, index) => (
                  <BoardSkeleton key={index}>
                    <Skeleton />
                  </BoardSkeleton>
                ))
              : data.list.slice(0, SHOWN).map((notice) => (
                  <li key={notice.id}>
                    <Entry type="button" onClick={() => void open('noticeModal', { id: notice.id })}>
                      <span dir="auto">{notice.title}</span>
                      <DateTime value={notice.publishedAt}>{format.date(notice.publishedAt)}</DateTime>
                    </Entry>
                  </li>
                ))}
          </List>
        )}
      </Surface>
    </section>
  );
}

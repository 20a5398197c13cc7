import { useFormat, useText } from '@livery/i18n';
import { DateTime, EmptyState, focusRing, iconMegaphone, Pagination, token } from '@livery/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Announcement } from '../hooks.ts';
import { NoticeHtml } from './notice-html.tsx';
import { NOTICES_PER_PAGE } from './notices-per-page.ts';
import { usePagerLabels } from '../use-pager-labels.ts';

const Root = styled.div`
  display: grid;
  gap: ${token.space[5]};

  @media (width >= 48rem) { grid-template-columns: minmax(14rem, 2fr) minmax(0, 3fr); }
`;

const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  margin: 0 0 ${token.space[3]};
  padding: 0;
  list-style: none;
`;

const Title = styled.button`
  display: grid;
  gap: 2px;
  inline-size: 100%;
  padding: ${token.space[2]} ${token.space[3]};
  border: 0;
  border-inline-start: ${token.stroke.strong} solid transparent;
  border-radius: ${token.radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > span { font-weight: ${token.font.weight.medium}; }
  & > time { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; }
  &:hover { background: ${token.color.bg.sunken}; }
  &[aria-current] { border-inline-start-color: ${token.color.accent.bg}; background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  &[aria-current] > time { color: inherit; }
  ${focusRing}
`;

const Article = styled.article`
  min-inline-size: 0;

  & > h3 { margin: 0; font-family: ${token.font.family.display}; font-size: ${token.font.size.h3}; }
  & > time { display: block; margin-block: ${token.space[1]} ${token.space[4]}; color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
`;

/** Properties of {@link NoticeReader}. */
export interface NoticeReaderProps {
  readonly notices: readonly Announcement[];
  /** The one to open first; the newest without it. */
  readonly openedId?: string | undefined;
}

/** Announcements: nine titles a page on one side, the chosen text on the other. */
export function NoticeReader({ notices, openedId }: NoticeReaderProps) {
  const t = useText('content');
  const format = useFormat();
  const pagerLabels = usePagerLabels(t('notice.list'));
  const first = Math.max(0, notices.findIndex((notice) => notice.id === openedId));
  const [chosen, setChosen] = useState(first);
  const [page, setPage] = useState(Math.floor(first / NOTICES_PER_PAGE) + 1);
  const pages = Math.ceil(notices.length / NOTICES_PER_PAGE);
  const current = notices[chosen];
  if (current === undefined) return <EmptyState glyph={iconMegaphone} title={t('notice.empty')} description={t('notice.emptyText')} />;
  const start = (page - 1) * NOTICES_PER_PAGE;
  return (
    <Root>
      <nav aria-label={t('notice.list')}>
        <List>
          {notices.slice(start, start + NOTICES_PER_PAGE).map((notice, offset) => (
            <li key={notice.id}>
              <Title type="button" aria-current={notice === current ? 'true' : undefined} onClick={() => setChosen(start + offset)}>
                <span>{notice.title}</span>
                <DateTime value={notice.publishedAt}>{format.date(notice.publishedAt)}</DateTime>
              </Title>
            </li>
          ))}
        </List>
        {pages > 1 ? <Pagination page={page} pages={pages} onPage={setPage} labels={pagerLabels} /> : null}
      </nav>
      <Article aria-live="polite">
        <h3>{current.title}</h3>
        <DateTime value={current.publishedAt}>{format.date(current.publishedAt)}</DateTime>
        <NoticeHtml html={current.content} />
      </Article>
    </Root>
  );
}

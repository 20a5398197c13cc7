import { useBrand } from '@livery/brand-kit/react';
import { useFormatIn, useText } from '@livery/i18n';
import { DateTime, EmptyState, focusRing, forcedSelected, iconMegaphone, Pagination, token, VisuallyHidden } from '@livery/ui-kit';
import { useEffect, useRef, useState } from 'react';
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

  /* A transparent border is drawn, and would mark every title as chosen. */
  @media (forced-colors: active) {
    border-inline-start-color: Canvas;
    &[aria-current] { ${forcedSelected} }
  }
`;

const Article = styled.article`
  min-inline-size: 0;

  & > :is(h2, h3) { font-size: ${token.font.size.h3}; }
  & > time { display: block; margin-block: ${token.space[1]} ${token.space[4]}; color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
`;

export interface NoticeReaderProps {
  readonly notices: readonly Announcement[];
  /** The one to open first; the newest without it. */
  readonly openedId?: string | undefined;
  /** Level of the heading over the chosen text: one below that of its container. */
  readonly level: 2 | 3;
}

/** Where titles and text stand below each other, the text of a chosen title lies out of sight. */
const STACKED_LAYOUT = '(width < 48rem)';

/** On a phone, scrolls to the text and moves the focus to its heading each time that a title is chosen; an initially open text is only scrolled to, on request. */
function useWayToText(choices: number, atOnce: boolean) {
  const text = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(atOnce);
  useEffect(() => {
    if ((choices === 0 && !wanted.current) || !matchMedia(STACKED_LAYOUT).matches) return;
    text.current?.scrollIntoView({ block: 'start' });
    if (choices > 0) heading.current?.focus({ preventScroll: true });
  }, [choices]);
  return { text, heading };
}

/** Announcements: nine titles a page on one side, the chosen text on the other. */
export function NoticeReader({ notices, openedId, level }: NoticeReaderProps) {
  const t = useText('content');
  const { timeZone } = useBrand();
  const format = useFormatIn(timeZone);
  const pagerLabels = usePagerLabels(t('notice.pages'));
  const [chosenId, setChosenId] = useState(openedId);
  const [page, setPage] = useState(() => Math.floor(Math.max(0, notices.findIndex(({ id }) => id === openedId)) / NOTICES_PER_PAGE) + 1);
  // By identifier, not by place: a new announcement may arrive above while one reads.
  const current = notices.find(({ id }) => id === chosenId) ?? notices[0];
  const [choices, setChoices] = useState(0);
  const { text, heading } = useWayToText(choices, openedId !== undefined);
  // Where the heading takes the focus, it is read by that.
  const [said, setSaid] = useState(false);
  const choose = (id: string) => {
    setChosenId(id);
    setChoices((before) => before + 1);
    setSaid(!matchMedia(STACKED_LAYOUT).matches);
  };
  if (current === undefined) return <EmptyState glyph={iconMegaphone} title={t('notice.empty')} description={t('notice.emptyText')} />;
  const Heading = level === 2 ? 'h2' : 'h3';
  const pages = Math.ceil(notices.length / NOTICES_PER_PAGE);
  const start = (Math.min(page, pages) - 1) * NOTICES_PER_PAGE;
  return (
    <Root>
      <div>
        <List aria-label={t('notice.list')}>
          {notices.slice(start, start + NOTICES_PER_PAGE).map((notice) => (
            <li key={notice.id}>
              <Title type="button" aria-current={notice === current ? 'true' : undefined} onClick={() => choose(notice.id)}>
                <span>
                  <bdi>{notice.title}</bdi>
                </span>
                <DateTime value={notice.publishedAt}>{format.date(notice.publishedAt)}</DateTime>
              </Title>
            </li>
          ))}
        </List>
        <Pagination page={Math.min(page, pages)} pages={pages} onPage={setPage} labels={pagerLabels} />
      </div>
      {/* The title alone is announced: the text is as long as it likes, and stands right behind. */}
      <VisuallyHidden role="status">{said && current.id === chosenId ? current.title : null}</VisuallyHidden>
      <Article ref={text} dir="auto">
        <Heading ref={heading} tabIndex={-1}>
          {current.title}
        </Heading>
        <DateTime value={current.publishedAt}>{format.date(current.publishedAt)}</DateTime>
        <NoticeHtml html={current.content} firstHeading={level === 2 ? 3 : 4} />
      </Article>
    </Root>
  );
}

import { useSiteNavigation } from '@livery/navigation';
import { token } from '@livery/ui-kit';
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

/** What the gateway leaves in a message; its links lead into the site alone. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^\/(?![/\\])/,
};

const Root = styled.div`
  line-height: ${token.line.height.relaxed};
  overflow-wrap: anywhere;

  & :is(p, ul, ol, table) { margin-block: 0 ${token.space[3]}; }
  & :is(ul, ol) { padding-inline-start: 1.4em; }
  & ul { list-style: disc; }
  & ol { list-style: decimal; }
  & a { color: ${token.color.fg.link}; }
  & table { border-collapse: collapse; }
  & :is(td, th) { padding: ${token.space[2]} ${token.space[3]}; border: ${token.stroke.hairline} solid ${token.color.border.subtle}; text-align: start; }
`;

/** A message in whichever language it was written, cleaned once more before it is shown. Its links open without a reload, those to pages of a centre over the page that is below. */
export function MessageHtml({ html }: { readonly html: string }) {
  const root = useRef<HTMLDivElement>(null);
  const { go } = useSiteNavigation();
  useLayoutEffect(() => root.current?.replaceChildren(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })), [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (path === null || path === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(path);
  };
  return <Root ref={root} dir="auto" onClick={follow} />;
}

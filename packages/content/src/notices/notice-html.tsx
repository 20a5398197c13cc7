import { token } from '@livery/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { cleanHtml } from './clean-html.ts';
import type { HeadingLevel } from './clean-html.ts';

const Root = styled.div`
  line-height: ${token.line.height.relaxed};
  overflow-wrap: anywhere;

  & > :first-child { margin-block-start: 0; }
  & > :last-child { margin-block-end: 0; }
  & :is(p, ul, ol, blockquote, table) { margin-block: ${token.space[3]}; }
  & :is(ul, ol) { padding-inline-start: 1.4em; }
  & ul { list-style: disc; }
  & ol { list-style: decimal; }
  & :is(h3, h4, h5, h6) { margin-block: ${token.space[5]} ${token.space[2]}; font-size: ${token.font.size.lg}; }
  & a { color: ${token.color.fg.link}; }
  & img { max-inline-size: 100%; block-size: auto; border-radius: ${token.radius.md}; }
  & table { border-collapse: collapse; }
  & :is(td, th) { padding: ${token.space[2]} ${token.space[3]}; border: ${token.stroke.hairline} solid ${token.color.border.subtle}; text-align: start; }
`;

/** A text of the merchant in whichever language it was written, cleaned once more before it is shown; `firstHeading` is the level that its headings begin at. */
export function NoticeHtml({ html, firstHeading }: { readonly html: string; readonly firstHeading: HeadingLevel }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => root.current?.replaceChildren(cleanHtml(html, firstHeading)), [html, firstHeading]);
  return <Root ref={root} dir="auto" />;
}

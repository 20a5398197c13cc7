import { token } from '@livery/ui-kit';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { cleanHtml } from './clean-html.ts';

const Root = styled.div`
  line-height: ${token.line.height.relaxed};
  overflow-wrap: anywhere;

  & > :first-child { margin-block-start: 0; }
  & > :last-child { margin-block-end: 0; }
  & :is(p, ul, ol, blockquote, table) { margin-block: ${token.space[3]}; }
  & :is(ul, ol) { padding-inline-start: 1.4em; }
  & ul { list-style: disc; }
  & ol { list-style: decimal; }
  & :is(h2, h3, h4) { margin-block: ${token.space[5]} ${token.space[2]}; font-size: ${token.font.size.lg}; }
  & a { color: ${token.color.fg.link}; }
  & img { max-inline-size: 100%; block-size: auto; border-radius: ${token.radius.md}; }
  & table { border-collapse: collapse; }
  & :is(td, th) { padding: ${token.space[2]} ${token.space[3]}; border: ${token.stroke.hairline} solid ${token.color.border.subtle}; text-align: start; }
`;

/** A text of the merchant, cleaned once more before it is shown. */
export function NoticeHtml({ html }: { readonly html: string }) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  return <Root dangerouslySetInnerHTML={{ __html: clean }} />;
}

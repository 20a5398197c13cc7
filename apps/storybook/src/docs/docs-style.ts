import { token } from '@livery/ui-kit';
import { createGlobalStyle, styled } from 'styled-components';

/** Storybook's own parts of a page of documentation, on the brand's ground. */
export const DocsGround = createGlobalStyle`
  #storybook-docs .sbdocs-wrapper { background: ${token.color.bg.canvas}; color: ${token.color.fg.default}; padding-block: ${token.space[8]}; }
  #storybook-docs .sbdocs-content { max-inline-size: 68rem; }
  #storybook-docs .sbdocs-preview { background: ${token.color.bg.canvas}; border-radius: ${token.radius.md}; }
  #storybook-docs .sbdocs-h2, #storybook-docs .sbdocs-h3 { color: ${token.color.fg.default}; border: 0; font-family: ${token.font.family.display}; }
  #storybook-docs .sbdocs-p { color: ${token.color.fg.muted}; }
  #storybook-docs .docblock-argstable td { background: ${token.color.bg.surface}; color: ${token.color.fg.default}; }
  #storybook-docs .docblock-argstable p { color: ${token.color.fg.default}; }
  #storybook-docs .sb-story table { display: table; }
`;

export const Page = styled.div`
  color: ${token.color.fg.default};
  font-family: ${token.font.family.body};
  font-size: ${token.font.size.md};
  line-height: ${token.line.height.body};
  &&& h1 { margin: 0; padding: 0; border: 0; font-family: ${token.font.family.display}; font-size: ${token.font.size.h1}; font-weight: ${token.font.weight.display}; line-height: ${token.line.height.tight}; }
  &&& h2 { margin: ${token.space[8]} 0 ${token.space[3]}; padding: 0; border: 0; font-family: ${token.font.family.display}; font-size: ${token.font.size.h3}; font-weight: ${token.font.weight.semibold}; }
  &&& p { margin: 0; }
  &&& ul { display: grid; gap: ${token.space[2]}; margin: 0; padding: 0; list-style: none; }
  &&& li { margin: 0; position: relative; padding-inline-start: ${token.space[5]}; max-inline-size: 72ch; }
  & li::before { content: ''; position: absolute; inset-block-start: 0.7em; inset-inline-start: 0.35rem; inline-size: 0.35rem; block-size: 0.35rem; border-radius: 50%; background: ${token.color.fg.subtle}; }
  &&& code {
    padding: 0.1em 0.35em;
    border: 0;
    color: inherit;
    border-radius: ${token.radius.sm};
    background: color-mix(in oklab, ${token.color.fg.default} 8%, transparent);
    font-family: Menlo, Consolas, monospace;
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
`;

export const Eyebrow = styled.p`
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
`;

export const Summary = styled.p`
  &&& { font-size: ${token.font.size.lg}; }
  max-inline-size: 64ch;
  padding-block: ${token.space[3]} ${token.space[4]};
`;

/** What to do beside what not to do. */
export const Rules = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${token.space[5]};
  margin-block-start: ${token.space[6]};
`;

/** One of the two: marked by colour, sign and heading. */
export const Rule = styled.section`
  padding: ${token.space[4]} ${token.space[5]} ${token.space[5]};
  border: ${token.stroke.hairline} solid ${token.color.border.default};
  border-block-start: 4px solid ${token.color.status.success.solid};
  border-radius: ${token.radius.sm};
  background: ${token.color.bg.surface};
  &[data-of='dont'] { border-block-start-color: ${token.color.status.danger.solid}; }
  &&&& h2 { display: flex; align-items: center; gap: ${token.space[2]}; margin: 0 0 ${token.space[3]}; }
  & h2 > svg { color: ${token.color.status.success.fg}; }
  &[data-of='dont'] h2 > svg { color: ${token.color.status.danger.fg}; }
`;

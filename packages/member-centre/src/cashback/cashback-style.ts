import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** The page's parts one below the other. */
export const CashbackLayout = styled.div`
  display: grid;
  gap: ${token.space[5]};
  min-inline-size: 0;

  & h3 { margin-block-end: ${token.space[3]}; font-size: ${token.font.size.h3}; }
  & > section { min-inline-size: 0; }
  & > section > h3 + p { margin-block-end: ${token.space[3]}; color: ${token.color.fg.muted}; }
  /* An empty region takes no space, but stays: a region added with its text would not be announced. */
  & [role='status']:empty { position: absolute; }
`;

/** What can be collected, with the button, and what is said about it. */
export const Ready = styled.section`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[5]};
  background: color-mix(in oklab, ${token.color.accent.bg} 9%, transparent);
  border-radius: ${token.radius.md};

  & > [data-part='head'] { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token.space[3]} ${token.space[5]}; }
  & h3 { margin: 0; font-size: ${token.font.size.md}; }
  & strong { display: block; font-size: ${token.font.size.h2}; font-weight: ${token.font.weight.semibold}; line-height: ${token.line.height.snug}; }
  & p { color: ${token.color.fg.muted}; }
  & small { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }

  @media (width < 30rem) { & > [data-part='head'] > button { inline-size: 100%; } }
`;

/** Lines of a name and an amount below a table. */
export const Sums = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  margin-block: ${token.space[3]} 0;

  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${token.space[4]}; }
  & dt { color: ${token.color.fg.muted}; }
  & dd { margin: 0; }
  & > [data-main] { padding-block-start: ${token.space[2]}; border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; font-weight: ${token.font.weight.semibold}; }
`;

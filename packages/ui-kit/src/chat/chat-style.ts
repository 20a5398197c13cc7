import { styled } from 'styled-components';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
`;

/* Scroll anchoring differs between browsers, so the scroll position is kept in code. */
export const Box = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  padding: ${token.space[4]};
  ${focusRing}
  &:focus-visible { outline-offset: -3px; }
`;

export const Older = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  min-block-size: ${token.size.target};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
  text-align: center;
`;

export const Day = styled.section`
  display: grid;
  gap: ${token.space[4]};
  min-inline-size: 0;
  padding-block-end: ${token.space[4]};

  [data-part='day'] { display: flex; align-items: center; gap: ${token.space[3]}; color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; font-weight: ${token.font.weight.semibold}; text-align: center; }
  [data-part='day']::before, [data-part='day']::after { content: ''; flex: 1; border-block-start: ${token.stroke.hairline} solid ${token.color.border.default}; }
`;

export const Run = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[3]};
  min-inline-size: 0;
  margin-inline-end: 12%;

  [data-part='author'] { grid-column: 2; text-align: -webkit-match-parent; text-align: match-parent; color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; font-weight: ${token.font.weight.semibold}; overflow-wrap: anywhere; }
  [data-part='avatar'] { grid-row: 2; align-self: end; }
  ul { grid-column: 2; display: grid; gap: ${token.space[1]}; justify-items: start; min-inline-size: 0; margin: 0; padding: 0; list-style: none; }

  &[data-own] { grid-template-columns: minmax(0, 1fr); margin-inline: 12% 0; }
  &[data-own] ul { grid-column: 1; justify-items: end; }
`;

export const Bubble = styled.div`
  max-inline-size: 100%;
  min-inline-size: 0;
  padding: ${token.space[2]} ${token.space[3]};
  color: ${token.color.fg.default};
  background: ${token.color.bg.raised};
  border: ${token.stroke.hairline} solid ${token.color.border.default};
  border-radius: ${token.radius.lg};
  line-height: ${token.line.height.body};

  p { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  [data-part='images'] { display: grid; gap: ${token.space[2]}; margin-block: ${token.space[1]}; }
  [data-part='images'] img { inline-size: auto; max-inline-size: min(100%, 18rem); border-radius: ${token.radius.md}; }
  [data-part='meta'] { display: flex; align-items: center; justify-content: end; gap: ${token.space[1]}; color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; font-variant-numeric: tabular-nums; }

  li:last-child > & { border-end-start-radius: ${token.radius.sm}; }
  [data-own] li > & {
    color: ${token.color.accent.softFg};
    background: linear-gradient(${token.color.accent.soft}, ${token.color.accent.soft}), ${token.color.bg.surface};
    border-color: color-mix(in oklab, ${token.color.accent.softFg} 24%, transparent);
  }
  [data-own] li > & [data-part='meta'] { color: inherit; }
  [data-own] li:last-child > & { border-end-start-radius: ${token.radius.lg}; border-end-end-radius: ${token.radius.sm}; }
  &[data-state='failed'] { border: ${token.stroke.strong} solid ${token.color.status.danger.fg}; }
`;

export const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${token.space[2]};
  padding-block: ${token.space[1]};
  color: ${token.color.status.danger.fg};
  font-size: ${token.font.size.sm};
  p { display: inline-flex; align-items: center; gap: ${token.space[1]}; margin: 0; }
`;

export const ToEnd = styled.div`
  position: absolute;
  inset-block-end: ${token.space[3]};
  inset-inline: ${token.space[4]};
  display: grid;
  justify-content: center;
  pointer-events: none;
  & > button { pointer-events: auto; box-shadow: ${token.shadow.lg}; }
`;

export const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-block-size: ${token.size.control.lg};
  padding: ${token.space[2]} ${token.space[4]};
  color: ${token.chat.headerFg};
  background: ${token.chat.headerBg};
  border-block-end: ${token.stroke.hairline} solid transparent;

  [data-part='words'] { flex: 1; min-inline-size: 0; display: grid; }
  [data-part='title'] { font-weight: ${token.font.weight.semibold}; line-height: ${token.line.height.snug}; overflow-wrap: anywhere; }
  [data-part='detail'] { font-size: ${token.font.size.sm}; line-height: ${token.line.height.snug}; overflow-wrap: anywhere; }
  [data-part='actions'] { display: flex; align-items: center; gap: ${token.space[1]}; }
  :focus-visible { outline-color: ${token.chat.headerFg}; }
`;

import { css, styled } from 'styled-components';
import { forcedSelected } from '../foundation/forced-colors.ts';
import { token } from '../foundation/token.ts';

const MARKER = '2rem';

/* Text beside the marker, and a vertical line to the next marker. */
const vertical = css`
  flex-direction: column;

  & > li {
    flex-direction: row;
    padding-block-end: ${token.space[5]};
    text-align: start;
  }
  & > li:last-child { padding-block-end: 0; }
  & > li > [data-part='words'] { min-block-size: ${MARKER}; align-content: center; }
  & > li:not(:last-child)::after {
    inset-block: calc(${MARKER} + ${token.space[1]}) ${token.space[1]};
    inset-inline-start: calc(${MARKER} / 2 - 1px);
    inline-size: 2px;
    block-size: auto;
  }
`;

export const StepList = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;

  @media (width < 48rem) { ${vertical} }
  &[data-orientation='vertical'] { ${vertical} }
`;

export const Marker = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${MARKER};
  block-size: ${MARKER};
  border: ${token.stroke.strong} solid ${token.color.border.default};
  border-radius: 50%;
  background: ${token.color.bg.surface};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

export const Words = styled.span`
  display: grid;
  gap: 0.125rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  line-height: ${token.line.height.snug};

  & > [data-part='label'] { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  & > [data-part='description'] { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; }
`;

export const StepItem = styled.li`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token.space[2]};
  min-inline-size: 0;
  padding-inline: ${token.space[1]};
  text-align: center;

  [data-orientation] > & { gap: ${token.space[3]}; }
  @media (width < 48rem) { align-items: flex-start; padding-inline: 0; }
  [data-orientation='vertical'] > & { align-items: flex-start; padding-inline: 0; }

  /* The line to the next step. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(${MARKER} / 2 - 1px);
    inset-inline-start: calc(50% + ${MARKER} / 2 + ${token.space[2]});
    inline-size: calc(100% - ${MARKER} - 2 * ${token.space[2]});
    block-size: 2px;
    background: ${token.color.border.default};
  }

  &[data-state='done'] {
    &::after { background: ${token.color.accent.bg}; }
    & > ${Marker} { border-color: ${token.color.accent.bg}; background: ${token.color.accent.bg}; color: ${token.color.accent.fg}; }
    & [data-part='label'] { color: ${token.color.fg.default}; }
  }
  &[data-state='current'] {
    & > ${Marker} {
      border-color: ${token.color.accent.softFg};
      color: ${token.color.accent.softFg};
      box-shadow: 0 0 0 0.25rem color-mix(in oklab, ${token.color.accent.softFg} 18%, transparent);
    }
    & [data-part='label'] { color: ${token.color.fg.default}; font-weight: ${token.font.weight.semibold}; }
  }
  &[data-state='failed'] {
    & > ${Marker} { border-color: ${token.color.status.danger.solid}; background: ${token.color.status.danger.solid}; color: ${token.color.status.danger.onSolid}; }
    & [data-part='label'] { color: ${token.color.status.danger.fg}; font-weight: ${token.font.weight.semibold}; }
  }

  @media (forced-colors: active) {
    &::after { forced-color-adjust: none; background: GrayText; }
    &[data-state='done']::after { background: Highlight; }
    &[data-state='done'] > ${Marker} { ${forcedSelected} }
    &[data-state='current'] > ${Marker} { border-color: Highlight; outline: 2px solid Highlight; }
  }
`;

import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { seriesColours } from './series-style.tsx';

/** Font size of axis labels in pixels; the layout is computed with it. */
export const AXIS_FONT = 12;

export const Figure = styled.figure`
  display: grid;
  margin: 0;
  gap: ${token.space[3]};
  min-inline-size: 0;
  ${seriesColours}

  figcaption { font-weight: ${token.font.weight.semibold}; line-height: ${token.line.height.snug}; min-inline-size: 0; flex: 1 1 8rem; overflow-wrap: anywhere; }
  [data-part='head'] { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token.space[2]}; }
  [data-part='actions'] { display: flex; flex-wrap: wrap; align-items: center; justify-content: end; gap: ${token.space[2]}; margin-inline-start: auto; }
  /* The text of the last button ends where the plot does. */
  [data-part='actions'] > [data-variant='ghost']:last-child { margin-inline-end: calc(-1 * ${token.space[3]}); padding-inline: ${token.space[3]}; }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[5]};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};

  li { display: inline-flex; align-items: center; gap: ${token.space[2]}; min-inline-size: 0; overflow-wrap: anywhere; }
  svg { flex: none; }
`;

/* Coordinates always start at the left; right-to-left order is part of the computed positions. */
export const Canvas = styled.svg`
  display: block;
  direction: ltr;
  overflow: visible;
  [data-part='marker'], [data-part='bar'] { stroke: var(--series); }
`;

export const PlotBox = styled.div`
  position: relative;
  min-inline-size: 0;
  border-radius: ${token.radius.sm};
  outline: none;
  touch-action: pan-y;
  &:focus-visible { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: 4px; }

  text { fill: ${token.color.fg.muted}; font-family: ${token.font.family.numeric}; font-size: ${AXIS_FONT}px; font-variant-numeric: tabular-nums; unicode-bidi: plaintext; }
  [data-part='grid'] { stroke: ${token.color.border.subtle}; }
  [data-part='zero'] { stroke: ${token.color.border.strong}; }
  [data-part='cursor'] { stroke: ${token.color.fg.subtle}; stroke-dasharray: 3 3; }
  [data-part='column'] { fill: ${token.color.fg.default}; opacity: 0.08; }
  [data-part='marker'] { stroke-width: 1.5; fill: var(--series); }

  @media (forced-colors: active) {
    text { fill: CanvasText; }
    [data-part='grid'] { stroke: GrayText; opacity: 0.5; }
    [data-part='zero'], [data-part='cursor'] { stroke: CanvasText; }
    [data-part='column'] { fill: Highlight; opacity: 0.4; }
  }
`;

export const SeriesGroup = styled.g`
  [data-part='line'] { fill: none; stroke: var(--series); stroke-width: 2.25; stroke-linejoin: round; stroke-linecap: round; }
  [data-part='bar'] { stroke: var(--series); stroke-width: 1; }
`;

export const PatternFill = styled.g`
  [data-part='tint'] { fill: color-mix(in oklab, var(--series) 22%, ${token.color.bg.surface}); }
  [data-part='hatch'] { fill: none; stroke: var(--series); stroke-width: 1.75; }
  @media (forced-colors: active) {
    [data-part='tint'] { fill: Canvas; }
  }
`;

export const Tip = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: var(--at);
  z-index: 1;
  inline-size: max-content;
  max-inline-size: min(15rem, 100%);
  padding: ${token.space[2]} ${token.space[3]};
  color: ${token.color.fg.onInverse};
  background: ${token.color.bg.inverse};
  border: ${token.stroke.hairline} solid transparent;
  border-radius: ${token.radius.sm};
  box-shadow: ${token.shadow.md};
  font-size: ${token.font.size.sm};
  line-height: ${token.line.height.snug};
  pointer-events: none;

  &[data-side='before'] { translate: calc(-100% - 12px) 0; }
  &[data-side='after'] { translate: 12px 0; }
  [dir='rtl'] &[data-side='before'] { translate: calc(100% + 12px) 0; }
  [dir='rtl'] &[data-side='after'] { translate: -12px 0; }

  strong { display: block; font-weight: ${token.font.weight.semibold}; }
  dl { display: grid; grid-template-columns: 1fr auto; gap: 0 ${token.space[3]}; }
  dt { min-inline-size: 0; overflow-wrap: anywhere; }
  dd { font-variant-numeric: tabular-nums; text-align: end; }
`;

export const TableBox = styled.div`
  overflow: auto;
  max-block-size: 24rem;
  border: ${token.stroke.hairline} solid ${token.color.border.default};
  border-radius: ${token.radius.md};
  &:focus-visible { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: 2px; }

  table { inline-size: 100%; font-size: ${token.font.size.sm}; }
  th, td { padding: ${token.space[2]} ${token.space[3]}; text-align: end; white-space: nowrap; }
  th:first-child { text-align: start; }
  thead th { position: sticky; inset-block-start: 0; color: ${token.color.fg.muted}; background: ${token.color.bg.overlay}; font-weight: ${token.font.weight.semibold}; }
  tbody th { font-weight: ${token.font.weight.regular}; }
  tbody tr { border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; }
`;

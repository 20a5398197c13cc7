import { css, styled } from 'styled-components';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';

/** Inline size of the selection column. */
const SELECT_WIDTH = '3rem';

export const TableFrame = styled.div`
  /* Opaque even for translucent surfaces: rows scroll below the header and the first column. */
  --table-bg: linear-gradient(${token.color.bg.surface}, ${token.color.bg.surface}), ${token.color.bg.canvas};
  --table-line: ${token.color.border.subtle};

  min-inline-size: 0;
  overflow: clip;
  background: var(--table-bg);
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};
  font-size: ${token.font.size.sm};
`;

export const TableRegion = styled.div`
  ${focusRing}

  position: relative;
  max-block-size: var(--table-height, none);
  overflow: auto;
  /* Opaque and scrolling with the rows: browsers then scroll without painting the rows again. */
  background: var(--table-bg);
  background-attachment: local;
  scrollbar-width: thin;
  border-radius: inherit;
  /* Below the toolbar of the card layout. */
  * + & { border-start-start-radius: 0; border-start-end-radius: 0; }
  &:focus-visible { outline-offset: -3px; }
`;

const sticky = css`
  position: sticky;
  z-index: 1;
  background: linear-gradient(var(--row-tint, transparent), var(--row-tint, transparent)), var(--table-bg);
`;

const tableLayout = css`
  &[data-fixed] { table-layout: fixed; }

  & > * > tr > * {
    block-size: ${token.size.target};
    padding: ${token.space[2]} ${token.space[3]};
    border-block-end: ${token.stroke.hairline} solid var(--table-line);
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }
  & > tbody:last-child > tr:last-child > * { border-block-end: 0; }
  & > * > tr > [data-align='end'] { text-align: end; }
  & > * > tr > [data-align='center'] { text-align: center; }
  & > * > tr > [data-select] { inline-size: ${SELECT_WIDTH}; padding: 0; text-align: center; }
  /* The sticky first column starts after this one, so its width must be exact. */
  & > * > tr > [data-select] > label { inline-size: ${SELECT_WIDTH}; }
  /* Headers take two lines before a column lies beside what shows. */
  & > :not(thead) > tr > :not([data-wide], [data-select]) { white-space: nowrap; }
  & > * > tr > [data-wide] { min-inline-size: 12rem; overflow-wrap: anywhere; }
  &[data-fixed] > * > tr > :not([data-wide]) { overflow: hidden; text-overflow: ellipsis; }

  & > thead > tr > * {
    ${sticky}
    z-index: 2;
    inset-block-start: 0;
    color: ${token.color.fg.muted};
    border-block-end-color: ${token.color.border.default};
    font-size: ${token.font.size.xs};
    font-weight: ${token.font.weight.semibold};
  }
  & > tfoot > tr > * {
    ${sticky}
    z-index: 2;
    inset-block-end: 0;
    border-block-end: 0;
    border-block-start: ${token.stroke.hairline} solid ${token.color.border.default};
    font-weight: ${token.font.weight.semibold};
  }
  &[data-sticky] > * > tr > [data-first] { ${sticky}; inset-inline-start: var(--first-offset, 0px); }
  &[data-sticky] > * > tr > [data-select] { ${sticky}; inset-inline-start: 0; }
  &[data-sticky] > :is(thead, tfoot) > tr > :is([data-first], [data-select]) { z-index: 3; }
  &[data-sticky] > tfoot > tr > [data-first] { inset-inline-start: 0; }
  &[data-selects] { --first-offset: ${SELECT_WIDTH}; }

  /* The first column's edge shows once other columns have scrolled below it. */
  [data-scrolled] > &[data-sticky] > * > tr > [data-first] { box-shadow: 1px 0 0 ${token.color.border.strong}; clip-path: inset(0 -2px); }
  [dir='rtl'] [data-scrolled] > &[data-sticky] > * > tr > [data-first] { box-shadow: -1px 0 0 ${token.color.border.strong}; }
`;

const cardLayout = css`
  &[data-layout='cards'] {
    display: block;

    & > thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    & > :is(tbody, tfoot) { display: block; }
    & > :is(tbody, tfoot) > tr:not([aria-hidden]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: ${token.space[2]} ${token.space[4]};
      padding: ${token.space[3]} ${token.space[4]};
      border-block-end: ${token.stroke.hairline} solid ${token.color.border.subtle};
    }
    & > tbody > tr > [data-first] { grid-column: 1 / -1; font-weight: ${token.font.weight.semibold}; }
    & > tbody > tr[aria-hidden] { display: block; border: 0; }
    & > tbody:last-child > tr:last-child { border-block-end: 0; }
    &[data-selects] > tbody > tr { position: relative; }
    &[data-selects] > tbody > tr > [data-first] { padding-inline-start: 2rem; }
    & > tfoot > tr { background: ${token.color.bg.sunken}; font-weight: ${token.font.weight.semibold}; }
    & > tfoot > tr > [data-first] { grid-column: 1 / -1; }
    & > * > tr > :is(th, td) { padding: 0; text-align: start; font-weight: inherit; overflow-wrap: anywhere; }
    /* Centred on the first line of the heading. */
    & > tbody > tr > [data-select] { position: absolute; inset-block-start: calc(${token.space[3]} + 0.75em - ${token.size.target} / 2); inset-inline-start: ${token.space[1]}; }
    & > * > tr > [data-side='end'] { text-align: end; & > [data-skeleton] { margin-inline-start: auto; } }
    & > * > tr > [data-side='line'] { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 ${token.space[4]}; }
    & > * > tr > [data-wide] { grid-column: 1 / -1; order: 1; }
    & [data-part='label'] { display: block; color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; font-weight: ${token.font.weight.regular}; }
  }
`;

export const TableRoot = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;

  &[data-layout='table'] { ${tableLayout} }
  ${cardLayout}

  & small { color: ${token.color.fg.muted}; }
  & :is(th, td) > small { display: block; white-space: normal; }
  & :is(th, td) > small[dir] { text-align: -webkit-match-parent; text-align: match-parent; }

  & > tbody > tr { background-color: var(--row-tint, transparent); }
  & > tbody > tr[data-selected] { --row-tint: ${token.color.accent.soft}; }
  & > tbody > tr[data-opens] { cursor: pointer; }
  @media (hover: hover) {
    & > tbody > tr[data-opens]:hover:not([data-selected]) { --row-tint: color-mix(in oklab, ${token.color.accent.bg} 7%, transparent); }
  }
  /* Rows that are about to be replaced lose their colours, and stay as readable as they were. */
  &[aria-busy='true'] > tbody { filter: grayscale(1); cursor: progress; }

  @media (forced-colors: active) {
    & > tbody > tr[data-selected] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;

export const TableMessage = styled.div`
  padding: ${token.space[3]};
`;

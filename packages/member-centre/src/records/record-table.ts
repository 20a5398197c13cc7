import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** A table of records; on a phone each record stands as a small card with its columns named. */
export const RecordTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.font.size.sm};

  & th {
    padding: ${token.space[2]} ${token.space[3]};
    color: ${token.color.fg.muted};
    font-size: ${token.font.size.xs};
    font-weight: ${token.font.weight.semibold};
    text-align: start;
    white-space: nowrap;
  }

  & td { padding: ${token.space[3]}; border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; vertical-align: middle; }
  & :is(th, td)[data-kind='sum'], & th:nth-child(n + 4) { text-align: end; }
  & td[data-kind='sum'] { font-variant-numeric: tabular-nums; white-space: nowrap; }
  & td small { display: block; color: ${token.color.fg.muted}; }
  /* Runs in its own direction, and stands where its column does. */
  & td small[dir] { text-align: match-parent; }

  & tr[data-opens] { cursor: pointer; }
  @media (hover: hover) {
    & tr[data-opens]:hover { background: color-mix(in oklab, ${token.color.accent.bg} 7%, transparent); }
  }

  @media (width < 48rem) {
    & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & tr { display: grid; grid-template-columns: 1fr 1fr; padding-block: ${token.space[3]}; border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; }
    & td { padding: ${token.space[1]} 0; border: 0; }
    & td:nth-child(odd) { text-align: start; }
    & td:nth-child(even) { text-align: end; }
    /* A note goes under the rest, which closes up: odd and even change sides behind it. */
    & td[data-kind='note'] { order: 1; grid-column: 1 / -1; overflow-wrap: anywhere; }
    & td[data-kind='note'] ~ td:nth-child(even) { text-align: start; }
    & td[data-kind='note'] ~ td:nth-child(odd) { text-align: end; }
    & td::before { content: attr(data-label); display: block; color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; }
  }
`;

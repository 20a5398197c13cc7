import { css } from 'styled-components';

/** Outlined buttons on a ground that keeps its colours in every scheme: they take the colour of the text around them. */
export const onOwnGround = css`
  && > [data-variant='outline'] {
    color: inherit;
    background: color-mix(in oklab, currentColor 8%, transparent);
    border-color: color-mix(in oklab, currentColor 55%, transparent);
  }
  @media (hover: hover) {
    && > [data-variant='outline']:hover { background: color-mix(in oklab, currentColor 18%, transparent); border-color: currentColor; }
  }
`;

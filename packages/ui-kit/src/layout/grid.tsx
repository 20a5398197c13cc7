import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

export interface GridAttributes {
  /** Kind of content; sets the minimum column width. */
  readonly 'data-of'?: 'tiles' | 'vendors' | 'entries' | 'cards' | 'panels';
}

/**
 * As many equal columns as fit; of vendors two, three or four, so that a dozen fills its rows. On phones, tiles are in two or three columns by the brand's density;
 * from tablet width, the brand's tile size decides.
 */
export const Grid = styled.div<GridAttributes>`
  --column: 18rem;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr));
  gap: ${token.space[4]};
  min-inline-size: 0;

  &[data-of='tiles'] { --column: ${token.size.tile}; }
  &[data-of='vendors'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  &[data-of='entries'] { --column: 16rem; gap: ${token.space[3]}; }
  &[data-of='cards'] { --column: 20rem; }
  &[data-of='panels'] { --column: 26rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--column)), 1fr)); }

  &[data-of='vendors'] { @media (width >= 64rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
  &:is([data-of='tiles'], [data-of='vendors']) {
    @media (width < 48rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${token.space[3]};
    }
  }

  [data-density='dense'] & { gap: ${token.space[3]}; }
  [data-density='dense'] &[data-of='tiles'] {
    @media (width < 48rem) { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${token.space[2]}; }
  }
  [data-density='airy'] & {
    @media (width >= 64rem) { gap: ${token.space[5]}; }
  }
`;

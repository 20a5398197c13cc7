import { Container, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** The sections of the home page, one below the other. Taller than the window even while they load, so that nothing below them moves. */
export const SectionStack = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[9]};
  min-block-size: 100vh;
  padding-block: ${token.space[7]} ${token.space[10]};

  @media (width >= 64rem) { gap: ${token.space[10]}; }
  [data-density='dense'] & { gap: ${token.space[7]}; }

  /* Sections far below the fold cost nothing until they come near. */
  & > section:nth-of-type(n + 4) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 26rem;
    /* They are clipped; beyond the edge is room for the shadows of what is in them. */
    overflow-clip-margin: ${token.space[6]};
  }
`;

import { Container, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** The column of a hall, its heading in one line with what stands beside it. */
export const HallRoot = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[5]};
  /* The footer stays below the window while games arrive. */
  min-block-size: 100dvh;
  padding-block: ${token.space[6]} ${token.space[10]};

  & > :first-child { row-gap: ${token.space[4]}; margin-block-end: 0; align-items: center; }
  /* A heading is nearer to its own section than to the one before. */
  & > section + section { margin-block-start: ${token.space[4]}; }
`;

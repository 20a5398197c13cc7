import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

/** First focusable element of a page: skips the header to `href`, the id of the main content. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${token.space[3]};
  inset-inline-start: ${token.space[3]};
  z-index: ${token.z.loader};
  padding: ${token.space[3]} ${token.space[5]};
  color: ${token.color.accent.fg};
  background: ${token.color.accent.bg};
  border-radius: ${token.radius.control};
  box-shadow: ${token.shadow.lg};
  font-weight: ${token.font.weight.semibold};
  text-decoration: none;
  translate: 0 -200%;

  &:focus { translate: none; }
`;

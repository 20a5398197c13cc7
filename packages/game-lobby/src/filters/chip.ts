import { focusRing, Link, token } from '@livery/ui-kit';
import { css, styled } from 'styled-components';

const look = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-block-size: ${token.size.target};
  padding: 0 ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.strong};
  border-radius: ${token.radius.pill};
  background: ${token.color.bg.surface};
  color: ${token.color.fg.default};
  font: inherit;
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &[aria-pressed='true'],
  &[aria-current] { color: ${token.color.accent.softFg}; background: ${token.color.accent.soft}; border-color: ${token.color.accent.bg}; }

  @media (hover: hover) {
    &:hover { border-color: ${token.color.accent.bg}; }
  }
  ${focusRing}
`;

/** A filter that is on or off. */
export const Chip = styled.button`
  ${look}
`;

/** A chip that leads somewhere: one of a member's own shelves. */
export const LinkChip = styled(Link)`
  ${look}
`;

import { focusRing, forcedSelected, token } from '@livery/ui-kit';
import { css, styled } from 'styled-components';

/** A place in the navigation's list: as high as the line, so that a pointer on its way to a panel stays in it. */
export const Item = styled.li`
  position: static;
  display: flex;
  align-items: center;
`;

/**
 * The look of an entry: quiet text that lights up when it is pointed at; a ground behind one whose panel is open; the
 * brand's mark below the page one is on, as wide as its name.
 */
export const navEntry = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  block-size: ${token.size.target};
  padding-inline: ${token.space[2]};
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.semibold};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${token.motion.duration.fast} ${token.motion.ease.standard};

  @media (width >= 80rem) { font-size: ${token.font.size.md}; }

  &::after {
    content: '';
    position: absolute;
    inset-inline: ${token.space[2]};
    inset-block-end: 0;
    block-size: 2px;
    border-radius: ${token.radius.pill};
    background: ${token.gradient.accent};
    scale: 0 1;
    transition: scale ${token.motion.duration.normal} ${token.motion.ease.emphasis};
  }

  &:hover,
  &[data-open],
  &[data-active] { color: ${token.color.header.active}; }
  &[data-open],
  &[aria-expanded='true'] { background: color-mix(in oklab, currentColor 10%, transparent); }
  &[data-active]::after { scale: 1 1; }

  ${focusRing}

  @media (forced-colors: active) {
    &::after { forced-color-adjust: none; background: Highlight; }
    &[data-open],
    &[aria-expanded='true'] { ${forcedSelected} & * { color: inherit; } &::after { background: HighlightText; } }
  }
`;

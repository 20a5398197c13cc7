import { css } from 'styled-components';
import { token } from './token.ts';

/** Keyboard focus ring with a gap, visible on any surface. */
export const focusRing = css`
  &:focus-visible {
    outline: ${token.stroke.focus} solid ${token.color.border.focus};
    outline-offset: 2px;
  }
`;

/** Extends the hit area to a full touch target without changing the layout. */
export const touchTarget = css`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    inline-size: max(100%, ${token.size.target});
    block-size: max(100%, ${token.size.target});
    translate: -50% -50%;
  }

  [dir='rtl'] &::after {
    translate: 50% -50%;
  }
`;

/** Single-line text with an ellipsis. */
export const truncate = css`
  /* With dir="auto", a name is truncated at its own end and aligned with the page. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Two lines of text with an ellipsis; a word that is longer than a line is cut, not broken. */
export const clampTwo = css`
  ${truncate}
  white-space: normal;
  overflow-wrap: normal;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Visible to assistive technology only. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * Light along the rim of glass tiles; no effect on other tiles, nor where a browser cannot mask it: unmasked, it would lie
 * over the whole tile.
 * Needs a positioned element and uses its `::before`.
 */
export const glassRim = css`
  @supports (mask-clip: content-box) and (mask-composite: exclude) {
    [data-tile='glass'] &::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: 1;
      padding: 1px;
      border-radius: inherit;
      background: linear-gradient(
        155deg,
        color-mix(in oklab, ${token.color.hero.fg} 46%, transparent),
        transparent 32%,
        transparent 62%,
        color-mix(in oklab, ${token.color.accent.bg} 60%, transparent)
      );
      mask-image: linear-gradient(currentColor 0 0), linear-gradient(currentColor 0 0);
      mask-clip: content-box, border-box;
      mask-composite: exclude;
      pointer-events: none;
    }
  }
`;

/** Surface above the page: blurred glass for the glass tile look, opaque otherwise. */
export const raisedSurface = css`
  color: ${token.color.fg.default};
  background: ${token.color.bg.overlay};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  box-shadow: ${token.shadow.xl};
  -webkit-backdrop-filter: ${token.blur.overlay};
  backdrop-filter: ${token.blur.overlay};
`;

import { css } from 'styled-components';

/**
 * Colours of what is on, selected or current under `@media (forced-colors: active)`, where the browser replaces every
 * background, so that a state shown by one would be lost.
 */
export const forcedSelected = css`
  forced-color-adjust: none;
  color: HighlightText;
  background: Highlight;
  border-color: Highlight;
  &:focus-visible, &[data-focus-visible] { outline-color: CanvasText; }
`;

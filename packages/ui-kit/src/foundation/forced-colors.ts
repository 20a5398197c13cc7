import { css } from 'styled-components';

/**
 * Colours of a selected or current item under `@media (forced-colors: active)`, where the browser replaces every
 * author background and a state shown by background alone would be lost.
 */
export const forcedSelected = css`
  forced-color-adjust: none;
  color: HighlightText;
  background: Highlight;
  border-color: Highlight;
  &:focus-visible, &[data-focus-visible] { outline-color: CanvasText; }
`;

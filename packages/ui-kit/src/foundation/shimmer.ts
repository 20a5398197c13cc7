import { css, keyframes } from 'styled-components';
import { token } from './token.ts';

const pass = keyframes`to { translate: 100% 0; }`;

/**
 * A light that passes over a place whose content is on its way. The light moves by itself, so that no frame of it has to
 * be painted; needs a positioned element that clips, and takes its `::after`.
 */
export const shimmer = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    translate: -100% 0;
    background: linear-gradient(100deg, transparent 20%, ${token.color.skeleton.shine}, transparent 80%);
    /* What is there soon needs no sign of work. */
    animation: ${pass} 1.6s linear 0.4s infinite;
  }
  [dir='rtl'] &::after { animation-direction: reverse; }
`;

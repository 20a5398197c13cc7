import { css, keyframes } from 'styled-components';
import { token } from './token.ts';

const pass = keyframes`to { translate: 100% 0; }`;

/**
 * Moving highlight of a loading placeholder. Animates a transform only, so that frames need no repaint;
 * needs a positioned element that clips its overflow, and uses its `::after`.
 */
export const shimmer = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    translate: -100% 0;
    background: linear-gradient(100deg, transparent 20%, ${token.color.skeleton.shine}, transparent 80%);
    /* Delayed, so that content that loads quickly shows no animation. */
    animation: ${pass} 1.6s linear 0.4s infinite;
  }
  [dir='rtl'] &::after { animation-direction: reverse; }
`;

import { createGlobalStyle } from 'styled-components';
import { token } from './token.ts';

/**
 * Base styles of every page: box model, type, focus, selection, scroll bars, reduced motion.
 * Render it once, at the root of the application.
 */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    scroll-behavior: smooth;
    scrollbar-color: ${token.color.border.strong} transparent;
    scroll-padding-block-start: calc(${token.size.header.top} + ${token.size.header.bottom});
  }

  body {
    margin: 0;
    min-block-size: 100dvh;
    color: ${token.color.fg.default};
    background: ${token.color.bg.canvas};
    font-family: ${token.font.family.body};
    font-size: ${token.font.size.md};
    font-weight: ${token.font.weight.regular};
    line-height: ${token.line.height.body};
    letter-spacing: ${token.tracking.body};
    text-rendering: optimizeLegibility;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  /*
   * The light and the brand's background image cover only the top of the page: over the full height, each added card would
   * repaint all of it. They fade out, so that no image ends in an edge.
   */
  body::before {
    content: '';
    position: absolute;
    inset: 0;
    block-size: 60rem;
    z-index: -1;
    background: ${token.gradient.page}, var(--asset-background, none) 50% 0 / cover;
    mask: linear-gradient(currentColor 75%, transparent);
    pointer-events: none;
  }

  h1, h2, h3, h4, p, figure, blockquote, dl, dd, ol, ul { margin: 0; }
  ol, ul { padding: 0; list-style: none; }
  h1, h2, h3, h4 {
    font-family: ${token.font.family.display};
    font-weight: ${token.font.weight.display};
    line-height: ${token.line.height.tight};
    letter-spacing: ${token.tracking.display};
    text-wrap: balance;
  }
  p { text-wrap: pretty; }

  a { color: ${token.color.fg.link}; text-underline-offset: 0.2em; text-decoration-thickness: from-font; }
  img, svg, video, canvas { display: block; max-inline-size: 100%; }
  button, input, textarea, select { font: inherit; letter-spacing: inherit; color: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; touch-action: manipulation; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  hr { border: 0; border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; margin-block: ${token.space[5]}; }

  :focus-visible {
    outline: ${token.stroke.focus} solid ${token.color.border.focus};
    outline-offset: 2px;
  }
  :focus:not(:focus-visible) { outline: none; }

  ::selection { color: ${token.color.accent.fg}; background: ${token.color.accent.bg}; }

  /* Scripts with tall or deep marks need more line height, and joined scripts no letter spacing. */
  body:is(:lang(ar), :lang(fa), :lang(ur)) { line-height: ${token.line.script.arab}; letter-spacing: 0; }
  body:is(:lang(hi), :lang(mr), :lang(ne), :lang(bn), :lang(ta), :lang(te), :lang(si)) { line-height: ${token.line.script.indic}; letter-spacing: 0; }
  body:is(:lang(th), :lang(lo), :lang(km), :lang(my)) { line-height: ${token.line.script.sea}; letter-spacing: 0; }
  body:is(:lang(zh), :lang(ja), :lang(ko)) { line-height: ${token.line.script.cjk}; letter-spacing: 0; }
  h1, h2, h3, h4 {
    &:is(:lang(ar), :lang(fa), :lang(ur), :lang(hi), :lang(mr), :lang(ne), :lang(bn), :lang(ta), :lang(te), :lang(si), :lang(th), :lang(lo), :lang(km), :lang(my)) {
      line-height: 1.45;
      letter-spacing: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    html { scroll-behavior: auto; }
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      transition-delay: 0s !important;
    }
  }
`;

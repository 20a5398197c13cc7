/**
 * Layout breakpoints in CSS pixels. Media queries cannot read CSS variables, so brands cannot
 * override these.
 */
export const breakpoint = { phone: 480, tablet: 768, laptop: 1024, desktop: 1280, wide: 1600 } as const;

/** Media queries for use inside a style: `@media ${media.fromTablet} { … }`. */
export const media = {
  belowTablet: '(width < 48rem)',
  fromTablet: '(width >= 48rem)',
  fromLaptop: '(width >= 64rem)',
  fromDesktop: '(width >= 80rem)',
  fromWide: '(width >= 100rem)',
  /** A mouse or pen that can hover. */
  hover: '(hover: hover) and (pointer: fine)',
  /** A touch screen. */
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

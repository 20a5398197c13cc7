/** Two tokens that components combine, and their minimum contrast (WCAG 2.2: 4.5 for text, 3 for large text and controls). */
export interface ContrastPair {
  readonly front: string;
  /** A colour token, or a gradient whose colours are all checked. */
  readonly ground: string;
  /** What is below a translucent ground; defaults to the canvas. */
  readonly below?: string;
  readonly atLeast: 4.5 | 3;
}

const TEXT = 4.5;
const CONTROL = 3;

function each(fronts: readonly string[], grounds: readonly string[], atLeast: 4.5 | 3, below?: string): ContrastPair[] {
  return fronts.flatMap((front) =>
    grounds.map((ground) => ({ front, ground, atLeast, ...(below === undefined ? {} : { below }) })),
  );
}

const surfaces = ['color.bg.canvas', 'color.bg.sunken', 'color.bg.surface', 'color.bg.raised', 'color.bg.overlay'];
const statuses = ['info', 'success', 'warning', 'danger'].map((name) => `color.status.${name}`);

/** All pairs that the platform's components combine. */
export const contrastPairs: readonly ContrastPair[] = [
  ...each(['color.fg.default', 'color.fg.muted', 'color.fg.subtle', 'color.fg.link'], surfaces, TEXT),
  ...each(['color.fg.onInverse'], ['color.bg.inverse'], TEXT),
  ...each(['color.accent.fg', 'color.fg.onAccent'], ['color.accent.bg', 'color.accent.hover', 'color.accent.pressed', 'gradient.accent'], TEXT),
  ...each(['color.accent.softFg'], ['color.accent.soft'], TEXT, 'color.bg.surface'),
  // Components also draw both without a ground of their own: emphasised text, and the errors of fields.
  ...each(['color.accent.softFg', ...statuses.map((status) => `${status}.fg`)], surfaces, TEXT),
  ...each(['color.secondary.fg'], ['color.secondary.bg', 'color.secondary.hover', 'color.secondary.pressed'], TEXT),
  ...each(['color.secondary.softFg'], ['color.secondary.soft'], TEXT, 'color.bg.surface'),
  ...each(['color.field.fg', 'color.field.placeholder'], ['color.field.bg'], TEXT, 'color.bg.surface'),
  ...each(['color.field.border'], ['color.field.bg', 'color.bg.surface', 'color.bg.canvas'], CONTROL),
  ...each(['color.border.focus', 'color.border.strong'], surfaces, CONTROL),
  // One ring is drawn around links in the page, in both bars of the header and in the footer.
  ...each(['color.border.focus'], ['color.header.topBg', 'color.header.bottomBg', 'color.footer.bg'], CONTROL),
  ...statuses.flatMap((status) => [
    ...each([`${status}.fg`], [`${status}.bg`], TEXT, 'color.bg.surface'),
    ...each([`${status}.onSolid`], [`${status}.solid`], TEXT),
    ...each([`${status}.border`], [`${status}.bg`], CONTROL, 'color.bg.surface'),
  ]),
  ...each(['color.money.gain', 'color.money.loss', 'color.money.neutral'], surfaces, TEXT),
  ...each(['color.game.onHot'], ['color.game.hot'], TEXT),
  ...each(['color.game.onNew'], ['color.game.new'], TEXT),
  ...each(['color.game.onJackpot'], ['color.game.jackpot', 'gradient.jackpot'], TEXT),
  ...each(['color.header.topFg'], ['color.header.topBg'], TEXT),
  ...each(['color.header.bottomFg', 'color.header.active'], ['color.header.bottomBg'], TEXT),
  ...each(['color.footer.fg', 'color.footer.heading'], ['color.footer.bg'], TEXT),
  ...each(['color.hero.fg', 'color.hero.muted'], ['gradient.hero'], TEXT),
  ...each(['color.accent.bg'], ['gradient.hero'], CONTROL),
  ...each([1, 2, 3, 4, 5, 6].map((series) => `color.chart.${series}`), ['color.bg.surface', 'color.bg.raised', 'color.bg.canvas'], CONTROL),
];

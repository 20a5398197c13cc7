import { lookDefaults } from './look-about.ts';
import { cssVariableName } from './token-tree.ts';
import type { Theme } from './theme.ts';

/** Rules of a look, by the part of a theme's sheet that they stand in. */
export interface LookRules {
  /** What the first paint shows. */
  readonly first: readonly string[];
  /** What comes after it. */
  readonly rest: readonly string[];
}

/** From here on the header has its navigation: `media.fromDesktop` of ui-kit. */
const WIDE = '@media (width >= 64rem)';
/** Width of the column of the navigation pattern `side`; the tab bar of packages/layout is as wide. */
const SIDE = '7.75rem';
/** Pages whose frame has the tab bar: more stands behind their content. The first paint knows its page as little as its menu. */
const FRAMED = ':has(#content ~ *, [data-first-paint])';
/** The row of logo and navigation, in the header and in the first paint. */
const ROW = 'header :has(> * > picture)';
/** The sections of the home page. Twice, since components style them with two classes. */
const SECTIONS = "[data-part='sections'][data-part]";

/**
 * The parts of a look that a brand chose otherwise than the platform, as rules of the brand's own sheet: a site whose brand
 * leaves them out carries nothing of them, in its page or in its scripts. They name elements by structure and by `data-part`;
 * tests of packages/layout hold the components to it.
 *
 * @param brand selector of the root element
 */
export function lookRules({ look, base }: Pick<Theme, 'look' | 'base'>, brand: string, pattern: string): LookRules {
  const { navigation, logo, ratio, sections } = { ...lookDefaults, ...look };
  const rule = (selector: string, ...declarations: readonly string[]): string => `${brand} ${selector}{${declarations.join(';')}}`;
  const wide = (...rules: readonly string[]): string => `${WIDE}{${rules.join('')}}`;

  const navigations: Readonly<Record<typeof navigation, readonly string[]>> = {
    bar: [],
    stacked: [
      wide(
        rule('header:has(picture)', 'inset-block-start:min(-1 * (var(--size-header-top) + var(--size-header-compact)),(100vw - 40rem) * 99)'),
        rule(ROW, 'justify-content:center', 'row-gap:0', 'min-block-size:calc(var(--size-header-compact) + var(--size-header-bottom))'),
        rule(`${ROW} > nav`, 'flex:1 1 100%', 'align-self:auto', 'block-size:var(--size-header-bottom)'),
        rule(`${ROW} > nav > ul`, 'justify-content:center'),
        // A header that floats lies over the hero, which begins behind both of its lines.
        ...(look.header === 'floating' ? [rule('section[data-hero]', '--under:calc(var(--size-header-compact) + var(--size-header-bottom) + var(--space-3))')] : []),
      ),
    ],
    side: [
      wide(
        rule(`body${FRAMED}`, `padding-inline-start:${SIDE}`),
        rule(`${ROW} > nav`, 'display:none'),
        // The pane of a header that floats is as wide as what is in it.
        ...(look.header === 'floating' ? [rule(ROW, 'inline-size:fit-content', 'margin-inline-start:max(0px,50% - var(--size-container) / 2 - var(--size-gutter))')] : []),
      ),
      // The rail at the other edge stands beside the page or not at all.
      `@media (64rem <= width < 96rem){${rule('#content ~ aside', 'display:none')}}`,
    ],
  };
  const logoSizes: Readonly<Record<typeof logo, readonly [phone: string, wide: string] | undefined>> = { small: ['1.5rem', '1.75rem'], regular: undefined, large: ['2.5rem', '3.25rem'] };
  const ratios: Readonly<Record<typeof ratio, string | undefined>> = { tile: undefined, square: '1', tall: '2 / 3', wide: '4 / 3' };
  const [size, shape] = [logoSizes[logo], ratios[ratio]];
  const image = 'header picture > img';
  return {
    first: [
      ...navigations[navigation],
      ...(size === undefined ? [] : [rule(image, `block-size:${size[0]}`), wide(rule(image, `block-size:${size[1]}`))]),
    ],
    rest: [
      ...(shape === undefined ? [] : [rule("article > [data-part='art']", `--tile-ratio:${shape}`)]),
      ...sectionRules(sections, rule, pattern),
      ...densityRules(look.density, base, rule),
    ],
  };
}

type Rule = (selector: string, ...declarations: readonly string[]) => string;

/** Ground below the home page's sections. The banners above the first one stay on the page. */
function sectionRules(sections: NonNullable<Theme['look']['sections']>, rule: Rule, pattern: string): string[] {
  // The banners are a section too.
  const own = `${SECTIONS} > section:not([aria-roledescription])`;
  const line = 'var(--stroke-hairline) solid var(--color-border-subtle)';
  const surface = 'var(--color-bg-surface)';
  if (sections === 'plain') return [];
  if (sections === 'panels') {
    return [
      rule(SECTIONS, 'gap:var(--space-6)'),
      rule(own, 'padding:var(--space-6)', `border:${line}`, 'border-radius:var(--radius-card)', `background:${surface}`),
      `@media (width < 48rem){${rule(own, 'margin-inline:calc(-1 * var(--size-gutter))', 'padding-inline:var(--size-gutter)', 'border-inline:0', 'border-radius:0')}}`,
    ];
  }
  const edge = 'max(var(--size-gutter),50% - var(--size-container) / 2)';
  const ground = sections === 'bands' ? surface : `linear-gradient(color-mix(in oklab,${surface} 88%,transparent) 0 0),url("${pattern}") 50% 0`;
  return [
    rule(SECTIONS, 'gap:0', 'max-inline-size:none', 'padding-inline:0', 'padding-block-end:0'),
    rule(`${SECTIONS} > *`, `margin-inline:${edge}`),
    // A section with an edge of its own lies from edge to edge as well.
    rule(own, 'margin-inline:0', 'padding-block:var(--space-8)', `padding-inline:${edge}`, 'border-inline:0', 'border-radius:0', 'box-shadow:none'),
    rule(`${SECTIONS} > section:nth-of-type(even)`, `border-block:${line}`, `background:${ground}`),
  ];
}

/** Steps of space between and within the parts of a component, as against those between sections of a page. */
const CLOSE_STEPS = [2, 3, 4, 5, 6, 7, 8] as const;

/** Density beyond the grids, which components space by it themselves: other steps of space wherever things are read in rows or filled in. */
function densityRules(density: Theme['look']['density'], { space, size }: Theme['base'], rule: Rule): string[] {
  const steps = (factor: number): string[] => CLOSE_STEPS.map((step) => `${cssVariableName(['space', String(step)])}:calc(${space[step]} * ${factor})`);
  if (density === 'airy') return [`${WIDE}{${rule(':is(table, [role=listbox], [role=menu])', ...steps(1.2))}}`];
  if (density === 'regular') return [];
  const where = ':is([role=dialog], [role=listbox], [role=menu], footer, main table, main form)';
  // A finger takes the same room everywhere.
  const controls = (['sm', 'md', 'lg'] as const).map((name) => `${cssVariableName(['size', 'control', name])}:calc(${size.control[name]} * 0.92)`);
  return [rule(where, ...steps(0.85)), `@media (pointer: fine){${rule(':is([role=dialog], main form)', ...controls)}}`];
}

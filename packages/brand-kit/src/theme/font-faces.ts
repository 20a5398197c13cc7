import type { FontFallback, ThemeFont } from './theme.ts';

/** Name of a font's local fallback, to be listed after the font. */
export function fallbackFamily(family: string): string {
  return `${family} Fallback`;
}

/** `@font-face` rules of a theme's fonts, each with its local fallbacks of the same metrics if stated. */
export function compileFontFaces(fonts: readonly ThemeFont[], fontUrl: (source: string) => string): string {
  return fonts.flatMap((font) => [face(font, fontUrl(font.source)), ...fallbackFace(font)]).join('\n');
}

/**
 * The fonts of a theme, each file of one weight standing for every weight to which no other file of its family is nearer.
 * Left to itself a browser takes a heavier file for all weights above 500, so that text of weight 520 would be bold.
 */
export function spreadWeights(fonts: readonly ThemeFont[]): readonly ThemeFont[] {
  return fonts.map((font) => {
    const all = [...new Set(fonts.filter(({ family }) => family === font.family).map(({ weight }) => Number(weight)))].toSorted((one, other) => one - other);
    // A font that varies says itself which weights it has.
    if (all.length < 2 || all.some(Number.isNaN)) return font;
    const own = Number(font.weight);
    const [lighter, heavier] = [all[all.indexOf(own) - 1], all[all.indexOf(own) + 1]];
    const middle = (other: number): number => Math.floor((own + other) / 2);
    return { ...font, weight: `${lighter === undefined ? 1 : middle(lighter) + 1} ${heavier === undefined ? 1000 : middle(heavier)}` };
  });
}

function face(font: ThemeFont, url: string): string {
  const range = font.range === undefined ? '' : `;unicode-range:${font.range}`;
  return (
    `@font-face{font-family:"${font.family}";font-weight:${font.weight};font-display:swap;` +
    `src:url("${url}")${range}}`
  );
}

function fallbackFace({ family, fallback, range }: ThemeFont): string[] {
  if (fallback === undefined) return [];
  const { bold, ...regular } = fallback;
  // It stands for the font's own letters alone: a local font has those of further writing systems, and would draw them too.
  const covered = range === undefined ? '' : `;unicode-range:${range}`;
  if (bold === undefined) return [localFace(family, regular, covered)];
  // The overrides apply to the adjusted size, so that a line is as high in either weight.
  const scale = Number.parseFloat(regular.sizeAdjust) / Number.parseFloat(bold.sizeAdjust);
  const scaled = (percent: string): string => `${Number((Number.parseFloat(percent) * scale).toFixed(1))}%`;
  const heavy = { ...bold, ascent: scaled(regular.ascent), descent: scaled(regular.descent), lineGap: scaled(regular.lineGap) };
  return [localFace(family, regular, covered), localFace(family, heavy, covered, 'font-weight:600 900;')];
}

function localFace(family: string, { local, sizeAdjust, ascent, descent, lineGap }: Omit<FontFallback, 'bold'>, covered: string, weight = ''): string {
  const sources = local.split(',').map((name) => `local("${name.trim()}")`);
  return (
    `@font-face{font-family:"${fallbackFamily(family)}";${weight}src:${sources.join(',')};size-adjust:${sizeAdjust};` +
    `ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}${covered}}`
  );
}

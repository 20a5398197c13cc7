import type { FontFallback, ThemeFont } from './theme.ts';
import { coversCharacter, firstCharactersOf } from './unicode-range.ts';
import { writingSystems } from './writing-systems.ts';

/** Name of a font's local fallback, to be listed after the font. */
export function fallbackFamily(family: string): string {
  return `${family} Fallback`;
}

/** `@font-face` rules of a theme's fonts, each with its local fallbacks of the same metrics if stated. */
export function compileFontFaces(fonts: readonly ThemeFont[], fontUrl: (source: string) => string): string {
  return [...new Set(fonts.flatMap((font) => [face(font, fontUrl(font.source)), ...fallbackFace(font)]))].join('\n');
}

/**
 * The fonts of a theme, each file of one weight standing for every weight to which no other file of its letters is nearer.
 * Left to itself a browser takes a heavier file for all weights above 500, so that text of weight 520 would be bold.
 *
 * All letters of a family get the same spans of weights, if need be the same file for several: a browser draws a text with
 * the faces of one span alone, and letters without a face of that very span would fall out of the family. Of two files that
 * have a letter in one span the last one draws it, so what is farther from its own weight comes first.
 */
export function spreadWeights(fonts: readonly ThemeFont[]): readonly ThemeFont[] {
  const faces = fonts.flatMap((font) => {
    const ofFamily = fonts.filter(({ family }) => family === font.family);
    const all = weightsOf(ofFamily);
    // A font that varies says itself which weights it has.
    if (all.length < 2 || all.some(Number.isNaN)) return [{ font, distance: 0 }];
    const own = Number(font.weight);
    const draws = (weight: number): boolean => lettersOf(font).some((letter) => nearest(weightsOf(ofFamily.filter(({ range }) => coversCharacter(range, letter))), weight) === own);
    return all.filter((weight) => draws(weight)).map((weight) => ({ font: { ...font, weight: spanOf(all, weight) }, distance: Math.abs(weight - own) }));
  });
  return faces.toSorted((one, other) => other.distance - one.distance).map(({ font }) => font);
}

/** Some of a font's letters: one of each part of its range, or of each writing system where nothing is known. */
function lettersOf({ range }: ThemeFont): readonly number[] {
  return range === undefined ? Object.values(writingSystems).map(({ letter }) => letter.codePointAt(0) ?? 0) : firstCharactersOf(range);
}

function weightsOf(fonts: readonly ThemeFont[]): readonly number[] {
  return [...new Set(fonts.map(({ weight }) => Number(weight)))].toSorted((one, other) => one - other);
}

/** The weight that is nearest to another, of two equally near the lighter. */
function nearest(weights: readonly number[], to: number): number | undefined {
  return weights.toSorted((one, other) => Math.abs(one - to) - Math.abs(other - to))[0];
}

/** The weights to which none of the others is nearer, as `font-weight` of a face has them. */
function spanOf(all: readonly number[], own: number): string {
  const [lighter, heavier] = [all[all.indexOf(own) - 1], all[all.indexOf(own) + 1]];
  const middle = (other: number): number => Math.floor((own + other) / 2);
  return `${lighter === undefined ? 1 : middle(lighter) + 1} ${heavier === undefined ? 1000 : middle(heavier)}`;
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

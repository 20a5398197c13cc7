import { composite, contrast, parseColour } from '../../colour/colour.ts';
import type { Colour } from '../../colour/colour.ts';
import { referencesIn, resolveReferences } from '../../theme/references.ts';
import { valueAt } from '../../theme/token-walk.ts';
import type { Primitives, Scheme, Theme } from '../../theme/theme.ts';
import { contrastPairs } from './contrast-pairs.ts';
import type { ContrastPair } from './contrast-pairs.ts';

/** Colours of one scheme; missing or invalid tokens are undefined, since `checkTokens` reports them. */
export interface Palette {
  readonly primitives: Primitives;
  readonly valueOf: (token: string) => string | undefined;
}

/** The colours of a scheme's token values. */
export function paletteOf(values: unknown, primitives: Primitives): Palette {
  return {
    primitives,
    valueOf: (token) => {
      const value = valueAt(values, token.split('.'));
      return typeof value === 'string' ? value : undefined;
    },
  };
}

/** The opaque colours of a pair's ground. */
export function groundsOf(pair: Pick<ContrastPair, 'ground' | 'below'>, palette: Palette): Colour[] {
  const [canvas] = coloursOf(palette.valueOf('color.bg.canvas'), palette.primitives);
  if (canvas === undefined) return [];
  const below = pair.below === undefined ? [] : coloursOf(palette.valueOf(pair.below), palette.primitives);
  const floor = below[0] === undefined ? canvas : composite(below[0], canvas);
  return coloursOf(palette.valueOf(pair.ground), palette.primitives).map((colour) => composite(colour, floor));
}

/** The lowest contrast of a colour on some grounds; undefined where one of them is no colour. */
export function lowest(value: string, grounds: readonly Colour[], primitives: Primitives): number | undefined {
  const [front] = coloursOf(value, primitives);
  if (front === undefined || grounds.length === 0) return undefined;
  return Math.min(...grounds.map((ground) => contrast(composite(front, ground), ground)));
}

const coloursByValue = new WeakMap<Primitives, Map<string, readonly Colour[]>>();

/** The colours that a value refers to, in order; read once, since most tokens stand in several pairs. */
function coloursOf(value: string | undefined, primitives: Primitives): readonly Colour[] {
  const known = coloursByValue.get(primitives) ?? new Map<string, readonly Colour[]>();
  coloursByValue.set(primitives, known);
  const colours = known.get(value ?? '') ?? readColours(value ?? '', primitives);
  known.set(value ?? '', colours);
  return colours;
}

function readColours(value: string, primitives: Primitives): Colour[] {
  return referencesIn(value).flatMap(({ text }) => {
    try {
      return parseColour(resolveReferences(text, primitives)) ?? [];
    } catch {
      return [];
    }
  });
}

/** A pair of tokens and the contrast that a theme gives it: the lowest, where the ground is a gradient. */
export interface MeasuredContrast extends ContrastPair {
  readonly ratio: number;
}

/** Measures every pair of `contrastPairs` in one scheme of a theme, as `brand:check` does. */
export function measureContrast(theme: Pick<Theme, 'primitives' | 'semantic'>, scheme: Scheme): MeasuredContrast[] {
  const palette = paletteOf(theme.semantic[scheme], theme.primitives);
  return contrastPairs.flatMap((pair) => {
    const ratio = lowest(palette.valueOf(pair.front) ?? '', groundsOf(pair, palette), theme.primitives);
    return ratio === undefined ? [] : [{ ...pair, ratio }];
  });
}

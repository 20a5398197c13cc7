import { composite, contrast, parseColour } from '../../colour/colour.ts';
import type { Colour } from '../../colour/colour.ts';
import { referencesIn, resolveReferences } from '../../theme/references.ts';
import { valueAt } from '../../theme/token-walk.ts';
import type { Primitives, Scheme } from '../../theme/theme.ts';
import { contrastPairs } from './contrast-pairs.ts';
import type { ContrastPair } from './contrast-pairs.ts';
import type { Fault } from '../fault/fault.ts';

/** Colours of one scheme; missing or invalid tokens are undefined, since `checkTokens` reports them. */
interface Palette {
  readonly primitives: Primitives;
  readonly valueOf: (token: string) => string | undefined;
}

/** Checks the contrast of every pair of tokens that components combine. */
export function checkContrast(file: string, scheme: Scheme, values: unknown, primitives: Primitives): Fault[] {
  const palette: Palette = {
    primitives,
    valueOf: (token) => {
      const value = valueAt(values, token.split('.'));
      return typeof value === 'string' ? value : undefined;
    },
  };
  const fronts = [...new Set(contrastPairs.map(({ front }) => front))];
  return fronts.flatMap((front) => faultOf(file, scheme, front, palette));
}

/** Returns one fault per colour, whatever the number of grounds. */
function faultOf(file: string, scheme: Scheme, front: string, palette: Palette): Fault[] {
  const value = palette.valueOf(front);
  if (value === undefined) return [];
  const seen = contrastPairs.filter((pair) => pair.front === front).map((pair) => ({ pair, grounds: groundsOf(pair, palette) }));
  const missed = seen.flatMap(({ pair, grounds }) => {
    const ratio = lowest(value, grounds, palette.primitives);
    return ratio === undefined || ratio >= pair.atLeast ? [] : [{ pair, ratio }];
  });
  const [worst, ...others] = missed.toSorted((one, other) => one.ratio / one.pair.atLeast - other.ratio / other.pair.atLeast);
  if (worst === undefined) return [];
  const nearest = nearestStep(value, seen, palette.primitives);
  const more = others.length === 0 ? '' : ` and too little on ${others.map(({ pair }) => pair.ground).join(', ')}`;
  return [
    {
      file,
      keyPath: `semantic.${scheme}.${front}`,
      // Rounded down, so that 4.499 is not shown as 4.5.
      found: `${value} with contrast ${(Math.floor(worst.ratio * 100) / 100).toFixed(2)} on ${worst.pair.ground}${more}`,
      expected: `at least ${worst.pair.atLeast}`,
      ...(nearest === undefined ? {} : { nearest }),
    },
  ];
}

/** The opaque colours of a pair's ground. */
function groundsOf(pair: ContrastPair, palette: Palette): Colour[] {
  const [canvas] = coloursOf(palette.valueOf('color.bg.canvas'), palette.primitives);
  if (canvas === undefined) return [];
  const below = pair.below === undefined ? [] : coloursOf(palette.valueOf(pair.below), palette.primitives);
  const floor = below[0] === undefined ? canvas : composite(below[0], canvas);
  return coloursOf(palette.valueOf(pair.ground), palette.primitives).map((colour) => composite(colour, floor));
}

function lowest(value: string, grounds: readonly Colour[], primitives: Primitives): number | undefined {
  const [front] = coloursOf(value, primitives);
  if (front === undefined || grounds.length === 0) return undefined;
  return Math.min(...grounds.map((ground) => contrast(composite(front, ground), ground)));
}

function coloursOf(value: string | undefined, primitives: Primitives): Colour[] {
  return referencesIn(value ?? '').flatMap(({ text }) => {
    try {
      return parseColour(resolveReferences(text, primitives)) ?? [];
    } catch {
      return [];
    }
  });
}

/** Returns the nearest step of the same colour ramp that passes on every ground. */
function nearestStep(value: string, seen: readonly { readonly pair: ContrastPair; readonly grounds: readonly Colour[] }[], primitives: Primitives): string | undefined {
  const [reference] = referencesIn(value);
  const steps = reference === undefined ? [] : Object.keys(primitives[reference.ramp] ?? {});
  if (reference === undefined) return undefined;
  const from = steps.indexOf(reference.step);
  const does = (text: string): boolean => seen.every(({ pair, grounds }) => grounds.length === 0 || (lowest(text, grounds, primitives) ?? 0) >= pair.atLeast);
  return steps
    .map((step, index) => ({ text: `{${reference.ramp}.${step}}`, distance: Math.abs(index - from) }))
    .toSorted((one, other) => one.distance - other.distance)
    .find(({ text }) => does(text))?.text;
}

import type { Colour } from '../../colour/colour.ts';
import { referencesIn } from '../../theme/references.ts';
import type { Primitives, Scheme } from '../../theme/theme.ts';
import type { Fault } from '../fault/fault.ts';
import { contrastPairs } from './contrast-pairs.ts';
import type { ContrastPair } from './contrast-pairs.ts';
import { groundsOf, lowest, paletteOf } from './measure-contrast.ts';
import type { Palette } from './measure-contrast.ts';

/** Checks the contrast of every pair of tokens that components combine. */
export function checkContrast(file: string, scheme: Scheme, values: unknown, primitives: Primitives): Fault[] {
  const palette = paletteOf(values, primitives);
  return pairsByFront.flatMap(([front, pairs]) => faultOf(file, scheme, front, pairs, palette));
}

const pairsByFront = [...new Set(contrastPairs.map(({ front }) => front))].map((front) => [front, contrastPairs.filter((pair) => pair.front === front)] as const);

/** Returns one fault per colour, whatever the number of grounds. */
function faultOf(file: string, scheme: Scheme, front: string, pairs: readonly ContrastPair[], palette: Palette): Fault[] {
  const value = palette.valueOf(front);
  if (value === undefined) return [];
  const seen = pairs.map((pair) => ({ pair, grounds: groundsOf(pair, palette) }));
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

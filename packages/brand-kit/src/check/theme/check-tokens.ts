import { primitiveOf, referencesIn, wrongReferencesIn } from '../../theme/references.ts';
import type { TokenReference } from '../../theme/references.ts';
import type { TokenLeaf } from '../../theme/token-walk.ts';
import type { TokenKind } from '../../theme/token-tree.ts';
import type { Primitives } from '../../theme/theme.ts';
import { valueAt } from '../../theme/token-walk.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { listed } from '../fault/listed.ts';
import { nearestOf } from '../fault/nearest.ts';
import { isRecord } from '../source.ts';
import { formOf, literalColour, tooLarge, wrongForm } from './values.ts';

/**
 * Checks one tree of token values: missing and unknown tokens, wrong types, invalid references and
 * literal colours.
 *
 * @param place key path of the tree in the theme, such as `semantic.dark`.
 */
export function checkTokens(
  file: string,
  place: string,
  values: unknown,
  leaves: readonly TokenLeaf[],
  primitives: Primitives,
): Fault[] {
  const { names, known, groups } = namesOfTree(leaves);
  if (!isRecord(values)) return [{ file, keyPath: place, found: quote(values), expected: `values for the ${leaves.length} tokens, such as ${names.slice(0, 2).join(' and ')}` }];
  const unknown = unknownNames(values, known, groups);
  return [
    ...leaves.flatMap((leaf, index) => checkToken(file, place, names[index] ?? '', leaf.kind, valueAt(values, leaf.path), primitives)),
    ...unknown.map((name) => {
      const nearest = nearestOf(name, isRecord(valueAt(values, name.split('.'))) ? groups : names);
      const some = nearest === undefined ? ` (${listed(names, 'in packages/brand-kit/src/theme/token-tree.ts')})` : '';
      return { file, keyPath: `${place}.${name}`, found: 'an unknown token', expected: `a token of the platform${some}`, ...hint(nearest) };
    }),
  ];
}

/** The primitive in the forms of values.ts, in whose place messages name one of the brand. */
const SAMPLE = 'ink.900';

function checkToken(file: string, place: string, name: string, kind: TokenKind, value: unknown, primitives: Primitives): Fault[] {
  const at = { file, keyPath: `${place}.${name}` };
  const names = primitiveNames(primitives);
  const sample = names.at(-1) ?? SAMPLE;
  const withSample = (form: string): string => form.replaceAll(SAMPLE, sample);
  if (typeof value !== 'string' || value.trim() === '') return [{ ...at, found: quote(value), expected: withSample(formOf(kind)) }];
  const literal = kind === 'family' ? undefined : literalColour(value);
  if (literal !== undefined) {
    return [{ ...at, found: `the literal colour ${literal}`, expected: `a reference to a primitive, such as {${sample}/60}` }];
  }
  const expected = wrongForm(kind, value) ?? tooLarge(name, value);
  if (expected !== undefined) return [{ ...at, found: quote(value), expected: withSample(expected) }];
  const [wrong] = wrongReferencesIn(value);
  if (wrong !== undefined) return [{ ...at, found: quote(wrong), expected: `references such as {${sample}} or {${sample}/60}` }];
  return referencesIn(value).flatMap((reference) => {
    if (reference.percent > 100) return [{ ...at, found: reference.text, expected: 'an opacity from 0 to 100' }];
    if (primitiveOf(reference, primitives) !== undefined) return [];
    // Without any primitive, or any in the ramp, that is reported, and not each reference.
    if (names.length === 0 || isEmptyRamp(reference.ramp, primitives)) return [];
    const nearest = nearestStep(reference, primitives) ?? nearestOf(`${reference.ramp}.${reference.step}`, names);
    const some = nearest === undefined ? ` (${listed(names, 'among its primitives')})` : '';
    return [{ ...at, found: reference.text, expected: `a primitive of this brand${some}`, ...hint(nearest === undefined ? undefined : `{${nearest}}`) }];
  });
}

/** The step of the same ramp that is nearest in number, the darker of two; undefined where steps are no numbers, or the step looks misspelt. */
function nearestStep({ ramp, step }: TokenReference, primitives: Primitives): string | undefined {
  const steps = Object.hasOwn(primitives, ramp) ? Object.keys(primitives[ramp] ?? {}) : [];
  const numbers = steps.filter((each) => /^\d+$/.test(each)).map(Number);
  // A step such as 90 for 900 lacks a digit.
  if (!/^\d+$/.test(step) || numbers.length === 0 || steps.some((each) => each.length > step.length && each.startsWith(step))) return undefined;
  const [nearest] = numbers.toSorted((one, other) => Math.abs(one - Number(step)) - Math.abs(other - Number(step)) || other - one);
  return `${ramp}.${nearest ?? ''}`;
}

function isEmptyRamp(ramp: string, primitives: Primitives): boolean {
  return Object.hasOwn(primitives, ramp) && Object.keys(primitives[ramp] ?? {}).length === 0;
}

const namesOf = new WeakMap<Primitives, readonly string[]>();

/** Names of all primitives, such as `ink.900`; made once, and not for each of some hundred tokens. */
function primitiveNames(primitives: Primitives): readonly string[] {
  const known = namesOf.get(primitives) ?? Object.entries(primitives).flatMap(([ramp, steps]) => Object.keys(steps).map((step) => `${ramp}.${step}`));
  namesOf.set(primitives, known);
  return known;
}

function hint(nearest: string | undefined): Pick<Fault, 'nearest'> {
  return nearest === undefined ? {} : { nearest };
}

interface TreeNames {
  /** In the order of the leaves, such as `color.bg.canvas`. */
  readonly names: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
}

const namesOfLeaves = new WeakMap<readonly TokenLeaf[], TreeNames>();

/** Names of the tokens and groups of a tree; made once, and not for each brand and scheme. */
function namesOfTree(leaves: readonly TokenLeaf[]): TreeNames {
  const made = namesOfLeaves.get(leaves);
  if (made !== undefined) return made;
  const names = leaves.map(({ path }) => path.join('.'));
  const tree = { names, known: new Set(names), groups: groupNames(names) };
  namesOfLeaves.set(leaves, tree);
  return tree;
}

/** Names of all groups of tokens, such as `color` and `color.bg`. */
function groupNames(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => name.split('.').slice(0, -1).map((_, index, parts) => parts.slice(0, index + 1).join('.'))));
}

/** Names of values that are no token; a group that there is not counts once, whatever stands in it. */
function unknownNames(values: Readonly<Record<string, unknown>>, known: ReadonlySet<string>, groups: ReadonlySet<string>, path = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path}.${name}`;
    if (known.has(here)) return [];
    return isRecord(value) && groups.has(here) ? unknownNames(value, known, groups, here) : [here];
  });
}

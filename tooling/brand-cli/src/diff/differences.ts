import { parts } from './brand-facts.ts';
import type { BrandFacts, Part, Values } from './brand-facts.ts';

/** A key whose values differ; undefined where a brand has none. */
export interface Difference {
  readonly key: string;
  readonly a: string | undefined;
  readonly b: string | undefined;
}

/** The differences of a part, and how many keys it has. */
export interface PartDifferences {
  readonly part: Part;
  readonly differences: readonly Difference[];
  readonly keys: number;
}

/** What differs between two brands, by part. */
export function differencesOf(a: BrandFacts, b: BrandFacts): PartDifferences[] {
  return parts.map((part) => ({ part, ...compare(a[part], b[part]) }));
}

function compare(a: Values, b: Values): Pick<PartDifferences, 'differences' | 'keys'> {
  const keys = [...new Set([...a.keys(), ...b.keys()])];
  const differences = keys.map((key) => ({ key, a: a.get(key), b: b.get(key) })).filter((one) => one.a !== one.b);
  return { differences, keys: keys.length };
}

/** Tokens by which brands are told apart at a glance; two brands differ in nearly all. */
const TELLING = /^(?:color\.(?:bg\.canvas|bg\.surface|fg\.default|accent\.bg|secondary\.bg|header\.bottomBg)|gradient\.brand|font\.(?:family|size)\.(?:display|body|hero|md)|radius\.(?:control|card|tile)|space\.(?:4|8)|size\.(?:container|tile|control\.md)|motion\.duration\.normal)\b/;

/** The differences to show where not all are asked for, and how many are left out. */
export function tellingOf({ part, differences }: PartDifferences): { readonly shown: readonly Difference[]; readonly left: number } {
  const shown = part === 'tokens' ? differences.filter(({ key }) => TELLING.test(key)) : differences;
  return { shown, left: differences.length - shown.length };
}

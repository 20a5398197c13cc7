import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { compareVersions } from '../floor.ts';
import type { BrowserFloor } from '../floor.ts';
import { firstVersion } from '../support.ts';

/** A part of CSS that a browser may lack. */
export interface Feature {
  /** As messages and the list of enhancements say it: `mask`, `text-wrap: pretty`, `color-mix()`, `:has()`, `@layer`. */
  readonly name: string;
  /** Undefined where the compatibility data does not know it. */
  readonly compat: CompatStatement | undefined;
  /** Vendor prefix that it is written with. */
  readonly prefix?: string | undefined;
}

const PREFIX = /^-(?:webkit|moz|ms|o)-/;

/** Splits a vendor's prefix from a name. */
export function unprefixed(name: string): { readonly base: string; readonly prefix: string | undefined } {
  const prefix = PREFIX.exec(name)?.[0];
  return { base: name.slice(prefix?.length ?? 0), prefix };
}

/** Looks up a name under a place of the data, first with its prefix, then as the prefixed form of the name without. */
export function featureAt(at: (key: string) => Identifier | undefined, key: string, name: string): Feature {
  const compat = at(key)?.__compat;
  if (compat !== undefined) return { name, compat };
  const { base, prefix } = unprefixed(key);
  return { name, compat: prefix === undefined ? undefined : at(base)?.__compat, prefix };
}

/** The first version of a browser that has all of these; undefined where one is never there. */
export function firstWithAll(features: readonly Feature[], browser: string): string | undefined {
  let first = '0';
  for (const { compat, prefix } of features) {
    const version = compat === undefined ? undefined : firstVersion(compat, browser, { prefix });
    if (version === undefined) return undefined;
    if (compareVersions(version, first) > 0) first = version;
  }
  return first;
}

/** Browsers of a floor that lack one of these features. */
export function browsersWithout(features: readonly Feature[], floor: BrowserFloor): Set<string> {
  const lacking = [...floor].filter(([browser, version]) => {
    const first = firstWithAll(features, browser);
    return first === undefined || compareVersions(first, version) > 0;
  });
  return new Set(lacking.map(([browser]) => browser));
}

/** The floor within a block that only browsers with these features read. */
export function floorWith(features: readonly Feature[], floor: BrowserFloor): BrowserFloor {
  const raised = [...floor].flatMap(([browser, version]): [string, string][] => {
    const first = firstWithAll(features, browser);
    return first === undefined ? [] : [[browser, compareVersions(first, version) > 0 ? first : version]];
  });
  return new Map(raised);
}

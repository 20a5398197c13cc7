import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { compareVersions } from './floor.ts';
import type { BrowserFloor } from './floor.ts';

const NAMES = new Map([
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['safari', 'Safari'],
  ['safari_ios', 'Safari on iOS'],
  ['samsunginternet_android', 'Samsung Internet'],
]);

/** How a feature has to be there to count. */
export interface Spelling {
  /** Vendor prefix that it is written with, such as `-webkit-`. */
  readonly prefix?: string | undefined;
  /** Whether support with known gaps is enough. */
  readonly partly?: boolean;
}

function counts(statement: SimpleSupportStatement, { prefix, partly = false }: Spelling): boolean {
  if (statement.flags !== undefined || statement.alternative_name !== undefined || statement.prefix !== prefix) return false;
  return partly || statement.partial_implementation !== true;
}

/** Whether a version that ended the support stated here began another: gaps were closed, say. */
function stays({ version_removed: removed }: SimpleSupportStatement, all: readonly SimpleSupportStatement[]): boolean {
  return typeof removed !== 'string' || removed === 'preview' || all.some(({ version_added: added }) => added === removed);
}

/**
 * Returns the first version of a browser that has a feature and keeps it; undefined where none has. A browser that the data
 * says nothing about has it from `0`.
 */
export function firstVersion(compat: CompatStatement, browser: string, spelling: Spelling = {}): string | undefined {
  const support = compat.support[browser as keyof typeof compat.support];
  if (support === undefined) return '0';
  const counted = (Array.isArray(support) ? support : [support]).filter((statement) => counts(statement, spelling));
  const versions = counted
    .filter((statement) => stays(statement, counted))
    // Some versions are stated as "at the latest", such as ≤37.
    .flatMap(({ version_added: added }) => (typeof added === 'string' && added !== 'preview' ? [added.replace('≤', '')] : []));
  return versions.toSorted(compareVersions)[0];
}

/** Names browsers of a floor, such as `Safari 16.4`. */
export function named(browsers: Iterable<string>, floor: BrowserFloor): string[] {
  return [...browsers].map((browser) => `${NAMES.get(browser) ?? browser} ${floor.get(browser) ?? ''}`);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';

let data: CompatData | undefined;

/** MDN's compatibility data: some 20 MB, read once. */
export function compatData(): CompatData {
  data ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8')) as CompatData;
  return data;
}

/** An entry's own part of a name; never one that it inherits, such as `toString`. */
export function own(at: Identifier | undefined, key: string): Identifier | undefined {
  return at !== undefined && key !== '__compat' && Object.hasOwn(at, key) ? at[key] : undefined;
}

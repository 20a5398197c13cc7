import { valueAt } from '../theme/token-walk.ts';
import type { Fault } from './fault/fault.ts';
import { quote } from './fault/fault.ts';
import { stringsOf } from './source.ts';
import type { BrandSource } from './source.ts';

/** Checks values that each brand of a fleet needs for itself. A shared value is a fault of every brand that has it. */
export function checkFleet(sources: readonly BrandSource[]): Fault[] {
  return [
    ...sharedValues(sources, 'identity.merchantCode', 'merchant code', (source) => single(source, 'identity.merchantCode')),
    ...sharedValues(sources, 'identity.name', 'name', (source) => single(source, 'identity.name')),
    ...sharedValues(sources, 'identity.domains', 'domain', (source) => stringsOf(at(source, 'identity.domains'))),
    ...severalDefaults(sources),
  ];
}

function at(source: BrandSource, path: string): unknown {
  return valueAt(source.config, path.split('.'));
}

function single(source: BrandSource, path: string): string[] {
  const value = at(source, path);
  return typeof value === 'string' ? [value] : [];
}

/** @param what a value's name in the message */
function sharedValues(sources: readonly BrandSource[], path: string, what: string, valuesOf: (source: BrandSource) => readonly string[]): Fault[] {
  const owners = new Map<string, Set<string>>();
  for (const source of sources) for (const value of valuesOf(source)) owners.set(value, (owners.get(value) ?? new Set()).add(source.id));
  return sources.flatMap((source) =>
    valuesOf(source).flatMap((value, index) => {
      const others = [...(owners.get(value) ?? [])].filter((id) => id !== source.id);
      // An empty value is reported as missing.
      if (others.length === 0 || value.trim() === '' || valuesOf(source).indexOf(value) !== index) return [];
      const keyPath = path.endsWith('s') ? `${path}.${index}` : path;
      const having = others.length === 1 ? 'has' : 'have';
      return [{ file: `${source.id}/brand.config.ts`, keyPath, found: `${quote(value)}, which ${list(others)} ${having} too`, expected: `a ${what} of its own: ${changeOne([source.id, ...others])} another one`, sharedWith: others }];
    }),
  );
}

function severalDefaults(sources: readonly BrandSource[]): Fault[] {
  const ids = sources.filter((source) => at(source, 'servesUnknownHosts') === true).map(({ id }) => id);
  if (ids.length < 2) return [];
  return ids.map((id) => {
    const others = ids.filter((other) => other !== id);
    return { file: `${id}/brand.config.ts`, keyPath: 'servesUnknownHosts', found: `true, as in ${list(others)}`, expected: `true in one brand of the fleet at most: keep it in one of ${list([id, ...others])}`, sharedWith: others };
  });
}

const inWords = new Intl.ListFormat('en-GB');
const list = (ids: readonly string[]): string => inWords.format(ids);

function changeOne(ids: readonly string[]): string {
  return ids.length === 2 ? `give one of ${list(ids)}` : `give all but one of ${list(ids)}`;
}

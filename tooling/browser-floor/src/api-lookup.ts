import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { compareVersions } from './floor.ts';
import type { BrowserFloor } from './floor.ts';

/** Returns which browsers of a floor lack an API; each list is empty where all have it or where it is unknown. */
export interface ApiLookup {
  /** A global such as `Map` or `fetch`. */
  missingGlobal(name: string): readonly string[];
  /** A property of a global, such as `AbortSignal.any` or `navigator.share`. */
  missingProperty(object: string, property: string): readonly string[];
}

/** Interfaces of the objects that a page has one of. */
const INTERFACE_OF = new Map([
  ['crypto', 'Crypto'],
  ['document', 'Document'],
  ['history', 'History'],
  ['localStorage', 'Storage'],
  ['location', 'Location'],
  ['navigator', 'Navigator'],
  ['performance', 'Performance'],
  ['screen', 'Screen'],
  ['sessionStorage', 'Storage'],
]);
const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);
const NAMES = new Map([
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['safari', 'Safari'],
  ['safari_ios', 'Safari on iOS'],
  ['samsunginternet_android', 'Samsung Internet'],
]);

function isSupported(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (statement.flags !== undefined || statement.prefix !== undefined || statement.alternative_name !== undefined) return false;
  // Some versions are stated as "at the latest", such as ≤37.
  if (typeof added !== 'string' || added === 'preview' || compareVersions(added.replace('≤', ''), version) > 0) return false;
  return typeof removed !== 'string' || removed === 'preview' || compareVersions(removed.replace('≤', ''), version) > 0;
}

function missing(compat: CompatStatement | undefined, floor: BrowserFloor): string[] {
  if (compat === undefined) return [];
  return [...floor].flatMap(([browser, version]) => {
    const support = compat.support[browser as keyof typeof compat.support];
    if (support === undefined) return [];
    const statements = Array.isArray(support) ? support : [support];
    return statements.some((statement) => isSupported(statement, version)) ? [] : [`${NAMES.get(browser) ?? browser} ${version}`];
  });
}

/** Reads MDN's compatibility data, some 20 MB, so make it once. */
export function createApiLookup(floor: BrowserFloor): ApiLookup {
  const path = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  const data = JSON.parse(readFileSync(path, 'utf8')) as CompatData;
  const builtins: Identifier = data.javascript['builtins'] ?? {};
  const own = (at: Identifier | undefined, key: string): Identifier | undefined => (at !== undefined && Object.hasOwn(at, key) ? at[key] : undefined);

  function globalOf(name: string): CompatStatement | undefined {
    return (own(builtins, name) ?? own(data.api, name) ?? own(data.api['Window'], name))?.__compat;
  }

  function propertyOf(object: string, property: string): CompatStatement | undefined {
    if (GLOBAL_OBJECTS.has(object)) return globalOf(property);
    const instance = own(data.api, INTERFACE_OF.get(object) ?? '');
    if (instance !== undefined) return own(instance, property)?.__compat;
    const builtin = own(own(builtins, object), property);
    const api = own(data.api, object);
    return (builtin ?? own(api, `${property}_static`))?.__compat;
  }

  return {
    missingGlobal: (name) => missing(globalOf(name), floor),
    missingProperty: (object, property) => missing(propertyOf(object, property), floor),
  };
}

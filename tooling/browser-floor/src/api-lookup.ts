import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { compatData, own } from './compat-data.ts';
import { compareVersions } from './floor.ts';
import type { BrowserFloor } from './floor.ts';
import { firstVersion, named } from './support.ts';

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

function missing(compat: CompatStatement | undefined, floor: BrowserFloor): string[] {
  if (compat === undefined) return [];
  const without = [...floor].filter(([browser, version]) => {
    const first = firstVersion(compat, browser, { partly: true });
    return first === undefined || compareVersions(first, version) > 0;
  });
  return named(without.map(([browser]) => browser), floor);
}

/** Reads MDN's compatibility data where nothing has yet. */
export function createApiLookup(floor: BrowserFloor): ApiLookup {
  const data = compatData();
  const builtins: Identifier = data.javascript['builtins'] ?? {};

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

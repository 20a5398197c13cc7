import { configKeys, nearestOf, voiceKeys } from '@livery/brand-kit';
import type { Theme } from '@livery/brand-kit';

/** The keys of a brand that an unknown one may mean: those beside it, else those whose first or last part is near, else the first parts there are. */
export function nearestKeys(theme: Theme, key: string): string[] {
  const keys = keysOf(theme);
  const parts = key.split('.');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const start = `${parts.slice(0, length).join('.')}.`;
    const beside = keys.filter((one) => one.startsWith(start));
    if (beside.length > 0) return beside;
  }
  const lastOf = (one: string): string => one.split('.').at(-1) ?? one;
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const firsts = [...new Set(keys.map(firstOf))];
  const [nearFirst, nearLast] = [nearestOf(first, firsts), nearestOf(last, keys.map(lastOf))];
  const near = keys.filter((one) => firstOf(one) === nearFirst || lastOf(one) === nearLast);
  return near.length > 0 ? near : firsts;
}

function firstOf(key: string): string {
  return key.split('.')[0] ?? key;
}

function keysOf({ look, assets, semantic, base, primitives }: Theme): string[] {
  const tokens = [...Object.values(semantic).flatMap((scheme) => leafKeys(scheme)), ...leafKeys(base), ...leafKeys(primitives)];
  return [...new Set([...configKeys(), 'schemes', 'fonts', ...leafKeys({ look, assets }), ...tokens, ...voiceKeys.map((name) => `brand.${name}`)])];
}

function leafKeys(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, inner]: [string, unknown]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? leafKeys(inner, here) : [here];
  });
}

import { createContext, runInContext } from 'node:vm';
import { homePaths } from '@livery/navigation/paths';
import { describe, expect, it } from 'vitest';
import { earlyScript } from './early-script.ts';

/** Runs the script in a page at this path; returns what it states on the root element, and what it preloads. */
function run(sections: readonly string[], pathname: string, { scheme = null, narrow = false, alternates = {} }: { readonly scheme?: string | null; readonly narrow?: boolean; readonly alternates?: object } = {}) {
  const dataset: Record<string, string> = {};
  const preloaded: unknown[] = [];
  const page = {
    URLSearchParams,
    location: { search: '', pathname, protocol: 'https:' },
    localStorage: { getItem: (key: string) => (key === 'livery.scheme' ? scheme : null) },
    matchMedia: () => ({ matches: narrow }),
    document: { documentElement: { dataset }, cookie: '', createElement: () => ({}), head: { append: (link: { href: string }) => preloaded.push(link.href) } },
  };
  const brand = { schemes: ['dark', 'light'], assets: { hero: '/hero.webp', heroCompact: '/hero-compact.webp', ...alternates }, home: { sections } };
  runInContext(earlyScript(brand as unknown as Parameters<typeof earlyScript>[0], 'EN'), createContext(page));
  return { first: dataset['first'], heroImage: dataset['heroImage'], preloaded };
}

describe('earlyScript', () => {
  it.each(homePaths)('preloads the hero on the home page: %s', (path) => {
    expect(run(['hero', 'hotGames'], path)).toEqual({ first: 'home', heroImage: '/hero.webp', preloaded: ['/hero.webp'] });
  });

  const alternates = { heroAlternate: '/dawn.webp', heroAlternateCompact: '/dawn-compact.webp' };
  it.each([
    ['dark', false, alternates, '/hero.webp'],
    ['light', false, alternates, '/dawn.webp'],
    ['light', true, alternates, '/dawn-compact.webp'],
    ['light', true, {}, '/hero-compact.webp'],
  ])('preloads the one hero of the scheme and the window: %s, narrow: %s', (scheme, narrow, given, hero) => {
    expect(run(['hero'], '/', { scheme, narrow, alternates: given })).toEqual({ first: 'home', heroImage: hero, preloaded: [hero] });
  });

  it('preloads no hero on another page', () => {
    expect(run(['hero'], '/help')).toEqual({ first: 'page', heroImage: undefined, preloaded: [] });
  });

  it('preloads no hero where the brand has none', () => {
    expect(run(['hotGames'], '/')).toEqual({ first: 'page', heroImage: undefined, preloaded: [] });
  });
});

import { createContext, runInContext } from 'node:vm';
import { homePaths } from '@livery/navigation/paths';
import { describe, expect, it } from 'vitest';
import { earlyScript } from './early-script.ts';

/** Runs the script in a page at this path; returns what it states on the root element, and what it preloads. */
function run(sections: readonly string[], pathname: string) {
  const dataset: Record<string, string> = {};
  const preloaded: unknown[] = [];
  const page = {
    URLSearchParams,
    location: { search: '', pathname, protocol: 'https:' },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    document: { documentElement: { dataset }, cookie: '', createElement: () => ({}), head: { append: (link: { href: string }) => preloaded.push(link.href) } },
  };
  const brand = { schemes: ['dark', 'light'], assets: { hero: '/hero.webp', heroCompact: '/hero-compact.webp' }, home: { sections } };
  runInContext(earlyScript(brand as unknown as Parameters<typeof earlyScript>[0], 'EN'), createContext(page));
  return { first: dataset['first'], heroImage: dataset['heroImage'], preloaded };
}

describe('earlyScript', () => {
  it.each(homePaths)('preloads the hero on the home page: %s', (path) => {
    expect(run(['hero', 'hotGames'], path)).toEqual({ first: 'home', heroImage: '/hero.webp', preloaded: ['/hero.webp'] });
  });

  it('preloads no hero on another page', () => {
    expect(run(['hero'], '/help')).toEqual({ first: 'page', heroImage: undefined, preloaded: [] });
  });

  it('preloads no hero where the brand has none', () => {
    expect(run(['hotGames'], '/')).toEqual({ first: 'page', heroImage: undefined, preloaded: [] });
  });
});

import { footerLinks, linkablePages } from '@livery/brand-kit';
import { describe, expect, it } from 'vitest';
import { isHomePath, leadsTo, routeOf, routeTable } from './route-table.ts';
import { sitePage } from './site-pages.ts';

describe('routeTable', () => {
  it('maps each path to one screen', () => {
    const paths = Object.values(routeTable).flatMap((entry) => entry.paths);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('routeOf', () => {
  it('returns the screen of each of its paths', () => {
    expect([routeOf('/index.html'), routeOf('/register.html'), routeOf('/helpmc'), routeOf('/download')]).toEqual(['home', 'register', 'helpAlone', 'download']);
  });

  it('returns undefined for a path of no screen', () => {
    expect([routeOf('/nowhere'), routeOf('/rng/'), routeOf('')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('isHomePath', () => {
  it.each([
    ['/', true],
    ['/home', true],
    ['/login', true],
    ['/register.html', true],
    ['/rng', false],
    ['/nowhere', false],
  ])('returns for %s: %s', (path, home) => {
    expect(isHomePath(path)).toBe(home);
  });
});

describe('leadsTo', () => {
  it.each([
    ['/', '/', true],
    ['/', '/home', true],
    ['/', '/index.html', true],
    ['/', '/register', true],
    ['/down', '/download', true],
    ['/rng', '/rng', true],
    ['/', '/rng', false],
    ['/', '/nowhere', false],
    ['/rng', '/', false],
  ])('returns whether a link to %s leads to the page at %s: %s', (address, pathname, leads) => {
    expect(leadsTo(address, pathname)).toBe(leads);
  });
});

describe('sitePage', () => {
  it('returns only pages that the table has', () => {
    const offered = footerLinks.flatMap((link) => sitePage(link)?.href ?? []);
    expect(offered).toEqual(['/', '/promotions', '/down', '/help', '/noticePage']);
    expect(offered.every((address) => routeOf(address) !== undefined)).toBe(true);
  });
});

describe('linkablePages of brand-kit', () => {
  it('are those links of headers and footers that a route of the site serves', () => {
    const served = footerLinks.filter((link) => sitePage(link) !== undefined);
    expect(linkablePages.toSorted()).toEqual(served.toSorted());
  });
});

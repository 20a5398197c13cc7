import { describe, expect, it } from 'vitest';
import { canonicalPaths, homePaths, knownPaths, listedPaths } from './paths.ts';

describe('listedPaths', () => {
  it('contains each public screen once, and neither dialogs, guarded screens nor pages without a frame', () => {
    expect(listedPaths).toEqual(expect.arrayContaining(['/', '/rng', '/help', '/promotions']));
    for (const path of ['/index', '/login', '/register', '/game', '/helpmc']) expect(listedPaths).not.toContain(path);
    expect(listedPaths.every((path) => knownPaths.includes(path))).toBe(true);
  });
});

describe('contains every path that shows the home page', () => {
  it('holds every path that shows the home page', () => {
    expect(homePaths.toSorted()).toEqual(['/', '/home', '/index', '/index.html', '/login', '/register', '/register.html']);
  });
});

describe('canonicalPaths', () => {
  it('leads from each further path of a screen to its first one', () => {
    expect(canonicalPaths).toMatchObject({ '/index': '/', '/index.html': '/', '/home': '/', '/register.html': '/register' });
    expect(Object.values(canonicalPaths).filter((path) => path in canonicalPaths)).toEqual([]);
  });
});

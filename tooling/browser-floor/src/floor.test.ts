import { describe, expect, it } from 'vitest';
import { buildTarget, compareVersions, floorOf, supportedBrowsers } from './floor.ts';

describe('floorOf', () => {
  it('returns the lowest version of each browser', () => {
    expect([...floorOf(['chrome 120', 'chrome 115', 'ios_saf 16.4-16.5'])]).toEqual([
      ['chrome', '115'],
      ['safari_ios', '16.4'],
    ]);
  });

  it('rejects an unknown browser', () => {
    expect(() => floorOf(['op_mini all'])).toThrow('browserslist names op_mini all');
  });
});

describe('supportedBrowsers', () => {
  it('contains only browsers with import maps, which Chrome 89, Firefox 108 and Safari 16.4 brought', () => {
    const floor = floorOf(supportedBrowsers);
    for (const [browser, first] of Object.entries({ chrome: '89', edge: '89', firefox: '108', safari: '16.4', safari_ios: '16.4' })) {
      expect(compareVersions(floor.get(browser) ?? '0', first), browser).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('buildTarget', () => {
  it("uses vite's names, and leaves out browsers without one", () => {
    expect(buildTarget(['chrome 111', 'safari 16.4', 'ios_saf 16.4', 'samsung 22'])).toEqual(['chrome111', 'safari16.4', 'ios16.4']);
  });
});

describe('compareVersions', () => {
  it.each([
    ['16.4', '16.10', -1],
    ['17', '16.4', 1],
    ['16', '16.4', -1],
    ['16.4', '16.4', 0],
    ['25.0', '25', 0],
    ['25', '25.0', 0],
    ['115', '116', -1],
  ])('orders %s and %s', (one, other, order) => {
    expect(Math.sign(compareVersions(one, other))).toBe(order);
  });
});

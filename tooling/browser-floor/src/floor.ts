import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';

/** The lowest supported version of each browser, by the names of MDN's compatibility data. */
export type BrowserFloor = ReadonlyMap<string, string>;

/** Names of browserslist, of the compatibility data, and of vite's build targets where it knows the browser. */
const BROWSERS = [
  { listed: 'chrome', mdn: 'chrome', target: 'chrome' },
  { listed: 'edge', mdn: 'edge', target: 'edge' },
  { listed: 'firefox', mdn: 'firefox', target: 'firefox' },
  { listed: 'safari', mdn: 'safari', target: 'safari' },
  { listed: 'ios_saf', mdn: 'safari_ios', target: 'ios' },
  { listed: 'samsung', mdn: 'samsunginternet_android' },
] as const;

/** The queries of the root package.json. */
export const supportedBrowsers: readonly string[] = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { browserslist: string[] }
).browserslist;

/**
 * Compares two version numbers such as `16.4`.
 *
 * @returns negative where the first is older, 0 where they are the same
 */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const parts = Array.from({ length: Math.max(a.length, b.length) }, (_, index) => (a[index] ?? 0) - (b[index] ?? 0));
  return parts.find((difference) => difference !== 0) ?? 0;
}

/**
 * Finds the lowest version of each browser that browserslist queries name.
 *
 * @throws Error when they name a browser whose APIs or build target are not known here
 */
export function floorOf(queries: readonly string[]): BrowserFloor {
  const floor = new Map<string, string>();
  for (const entry of browserslist([...queries], { config: '' })) {
    const [name, versions = ''] = entry.split(' ');
    const browser = BROWSERS.find((each) => each.listed === name);
    if (browser === undefined) throw new Error(`browserslist names ${entry}; only ${BROWSERS.map((each) => each.listed).join(', ')} are known.`);
    const [version = ''] = versions.split('-');
    const known = floor.get(browser.mdn);
    if (known === undefined || compareVersions(version, known) < 0) floor.set(browser.mdn, version);
  }
  return floor;
}

/** The floor as `build.target` of vite. */
export function buildTarget(queries: readonly string[] = supportedBrowsers): string[] {
  const floor = floorOf(queries);
  return BROWSERS.flatMap((browser) => {
    const version = floor.get(browser.mdn);
    return version === undefined || !('target' in browser) ? [] : [`${browser.target}${version}`];
  });
}

import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';

/** Playwright launch options that depend on this machine. */
export interface ChromiumLaunch {
  /** Undefined when no browser was found: Playwright then looks for its own and reports what is missing. */
  executablePath?: string;
  args: string[];
}

/** The shell draws without a window: the same page takes two thirds of the processor time that the whole browser takes for it. */
const SHELL = '/usr/bin/chromium-headless-shell';

const KNOWN_PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const PLAYWRIGHT_CACHES = [
  process.env['PLAYWRIGHT_BROWSERS_PATH'],
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
];

const PLAYWRIGHT_BINARIES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

function inPlaywrightCache(): string | undefined {
  for (const cache of PLAYWRIGHT_CACHES) {
    if (cache === undefined || !existsSync(cache)) continue;
    const builds = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
    for (const build of builds.toSorted().toReversed()) {
      const found = PLAYWRIGHT_BINARIES.map((binary) => join(cache, build, binary)).find(existsSync);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Whether Chromium's headless shell is at a path. */
export const isHeadlessShell = (path: string): boolean => basename(path).includes('headless-shell') || basename(path) === 'headless_shell';

/**
 * Returns the Chromium for tests: `CHROMIUM_PATH`, else the system's (its headless shell before the whole browser), else one that
 * Playwright installed.
 *
 * @returns an absolute path, or undefined when there is none.
 * @throws Error when `CHROMIUM_PATH` is set but no file, since another browser would be unexpected.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
    return named;
  }
  return KNOWN_PLACES.find(existsSync) ?? inPlaywrightCache();
}

/** Returns Playwright launch options: the browser, without background network requests, and able to run as root. */
export function chromiumLaunch(): ChromiumLaunch {
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  const executablePath = findChromium();
  return executablePath === undefined ? { args } : { executablePath, args };
}

/** {@link chromiumLaunch} for tests that need no pictures: drawn by software, pictures take up to a third of a page's time. */
export function chromiumWithoutPictures(): ChromiumLaunch {
  const { args, ...launch } = chromiumLaunch();
  return { ...launch, args: [...args, '--blink-settings=imagesEnabled=false'] };
}

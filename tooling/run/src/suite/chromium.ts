import { spawnSync } from 'node:child_process';
import { findChromium, isHeadlessShell } from '@livery/test-config';

function apt(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

const install = (name: string): boolean => apt(['install', '--yes', '--no-install-recommends', name]);

/** What is installed: the shell, or the whole browser where the distribution has no shell and there is no other. */
const [SHELL, WHOLE] = ['chromium-headless-shell', 'chromium'];

/**
 * Makes sure there is a Chromium to test in; with root and apt at hand a missing one is installed. On a server of continuous integration
 * the headless shell is installed beside a whole browser too, since tests take a third less time in it; nobody's own machine is changed
 * where it has a browser.
 *
 * @returns undefined, or what the person can do about there being none
 */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  const mayAddShell = process.env['CI'] !== undefined && process.env['CHROMIUM_PATH'] === undefined;
  if (found !== undefined && (isHeadlessShell(found) || !mayAddShell)) return undefined;
  if (mayInstall()) {
    process.stdout.write('Installing Chromium from the distribution …\n');
    if (apt(['update'])) (found === undefined ? [SHELL, WHOLE] : [SHELL]).some(install);
  }
  if (findChromium() !== undefined) return undefined;
  return 'No Chromium was found. Install it (Debian: `apt install chromium`; or `npx playwright install --with-deps chromium`), or name one in CHROMIUM_PATH.';
}

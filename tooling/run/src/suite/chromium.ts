import { spawnSync } from 'node:child_process';
import { findChromium } from '@livery/test-config';

function apt(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Makes sure there is a Chromium to test in; with root and apt at hand a missing one is installed.
 *
 * @returns undefined, or what the person can do about there being none
 */
export function ensureChromium(): string | undefined {
  if (findChromium() !== undefined) return undefined;
  if (mayInstall()) {
    process.stdout.write('Installing Chromium from the distribution …\n');
    if (apt(['update']) && apt(['install', '--yes', '--no-install-recommends', 'chromium']) && findChromium() !== undefined) return undefined;
  }
  return 'No Chromium was found. Install it (Debian: `apt install chromium`; or `npx playwright install --with-deps chromium`), or name one in CHROMIUM_PATH.';
}

import { defineConfig } from '@playwright/test';
import { chromiumLaunch, chromiumWithoutPictures, everything } from '@livery/test-config';
import type { WorkerOptions } from './src/index.ts';

const root = new URL('../../', import.meta.url).pathname;

/** The slow journeys: accounts, deployments, tabs, closed sites, all kinds of games. */
const long = ['account/', 'deployment', 'every-kind', 'status', 'tabs'];
if (everything() || process.argv.some((word) => long.some((name) => word.includes(name)))) process.env['E2E_LONG'] = 'yes';
// Playwright's workers read this file again, without the arguments.
const withLong = process.env['E2E_LONG'] === 'yes';

/** Pages with games and slow journeys need pictures. */
const pages = { launchOptions: withLong ? chromiumLaunch() : chromiumWithoutPictures() };

export default defineConfig<object, WorkerOptions>({
  testDir: './journeys',
  // Slow journeys run with `npm test -- --all`, or when named on the command line.
  testIgnore: withLong ? [] : long.map((name) => `**/${name}*.spec.ts`),
  outputDir: `${root}test-results`,
  forbidOnly: process.env['CI'] !== undefined,
  // No retries: a journey that passes only on a second attempt is broken.
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  projects: [
    // Both engines of the gateway serve journeys.
    { name: 'pages', testMatch: 'pages/*.spec.ts', use: pages },
    { name: 'members', testMatch: '{account,member}/*.spec.ts', use: { ...pages, engine: 'postgres' } },
    { name: 'games', testMatch: 'games/*.spec.ts', use: { engine: 'postgres' } },
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: chromiumLaunch(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Reduced motion by default: fades are slow on machines without a graphics card. Journeys about motion override it.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost a third of a journey's time, so they are recorded on request only.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
  },
});

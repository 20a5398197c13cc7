import { defineConfig } from '@playwright/test';
import { chromiumLaunch, everything } from '@livery/test-config';

const root = new URL('../../', import.meta.url).pathname;

/** How the files of journeys begin that take long: through accounts, between tabs, to closed sites, to every kind of game. */
const long = ['account-', 'every-kind', 'status', 'tabs'];

export default defineConfig({
  testDir: './journeys',
  // The journeys that take longest are left to `npm test -- --all`; one that is named is always travelled.
  testIgnore: everything() || process.argv.some((word) => long.some((name) => word.includes(name))) ? [] : long.map((name) => `**/${name}*.spec.ts`),
  outputDir: `${root}test-results`,
  forbidOnly: process.env['CI'] !== undefined,
  // A journey that passes on a second try only is broken, so there is no second try.
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: chromiumLaunch(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // As people have it who ask for less motion: frames of a fade cost a machine without a graphics card most of its time. A journey that is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A film of each journey costs a third of its time: on request only.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
  },
});

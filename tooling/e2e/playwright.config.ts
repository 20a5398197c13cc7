import { defineConfig } from '@playwright/test';
import { chromiumLaunch, chromiumWithoutPictures, everything } from '@livery/test-config';
import type { WorkerOptions } from './src/index.ts';

const root = new URL('../../', import.meta.url).pathname;

/**
 * The slow journeys, whose parts component and contract tests cover one by one: accounts, logins, deployments, tabs, closed sites, fonts, an
 * outside human check, halls, trial accounts, all kinds of games, a lottery over its draw, games in their frame, scripts that are lost, a hall by keyboard, a database
 * that restarts, payments that go wrong, withdrawals, cashback, money between members, the agent centre, contracts between agents, further pages of the member centre, and every page, dialog and menu in the languages that brands begin in.
 */
const long = [
  'account/', 'deployment', 'every-kind', 'fonts', 'games/cashback', 'games/frame', 'games/lobby', 'games/lost-chunk', 'games/lottery', 'games/trial',
  'human-check', 'keyboard', 'languages/', 'member/agent-centre', 'member/agent-contracts', 'member/centre', 'member/database-restart', 'member/deposit-troubles', 'member/my-account', 'member/profile-and-profit', 'member/receipt-by-time', 'member/sign-in', 'member/upline-and-friends', 'member/wallet-and-messages',
  'member/withdraw', 'member/peers', 'pages/lost-chunk', 'pages/part-scripts', 'status', 'tabs',
];
const named = process.argv.filter((word) => word.includes('journeys/')).map((word) => `${word.slice(word.lastIndexOf('journeys/') + 9)}/`);
if (everything() || named.some((path) => long.some((name) => path.includes(name)))) process.env['E2E_LONG'] = 'yes';
// Playwright's workers read this file again, without the arguments.
const withLong = process.env['E2E_LONG'] === 'yes';

/** Slow journeys run with `npm test -- --all`, or when their path is given. */
const tooLong = withLong ? [] : long.map((name) => `**/${name}*.spec.ts`);
/** Playwright empties the folder of a run, and the projects run beside each other. */
const outputDir = (project: string) => `${root}test-results/${project}`;
/** Slow journeys need pictures, and games, which the other project has. */
const pages = { launchOptions: withLong ? chromiumLaunch() : chromiumWithoutPictures() };

export default defineConfig<object, WorkerOptions>({
  testDir: './journeys',
  forbidOnly: process.env['CI'] !== undefined,
  // No retries: a journey that passes only on a second attempt is broken.
  retries: 0,
  workers: 1,
  // Of a whole journey, on a machine that is busy with other stages.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  projects: [
    // Both engines of the gateway serve journeys.
    { name: 'pages', testMatch: 'pages/*.spec.ts', testIgnore: tooLong, outputDir: outputDir('pages'), use: pages },
    // All others, so that no journey is in no project.
    { name: 'players', testIgnore: [...tooLong, '**/pages/*'], outputDir: outputDir('players'), use: { engine: 'postgres' } },
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
    actionTimeout: 30_000,
  },
});

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import { chromiumLaunch, everything, productionReact } from '@livery/test-config';

const fromRoot = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const builtOrFetched = ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/fixtures/**'];
/** Tests on a database: the gateway's, and those of the certification suite and of `conform`, which start gateways. */
const gatewayTests = ['apps/gateway/**/*.test.ts', 'tooling/certify/**/*.test.ts', 'tooling/conform/**/*.test.ts'];

/**
 * Files that start programs, browsers or servers of their own for rules that quicker tests show already (docs/adr/0024): they run with
 * `npm test -- --all`, and when their path is named.
 */
const slow = [
  ...['accounts', 'content', 'members', 'payments', 'site', 'vendors'].map((name) => `apps/gateway/src/operator-effects/${name}.test.ts`),
  ...['owner-without-superuser', 'pgbouncer', 'record-replica'].map((name) => `apps/gateway/src/database/${name}.test.ts`),
  ...['message-providers', 'news-server', 'ops-cli', 'rollout', 'start', 'tracing'].map((name) => `apps/gateway/src/system-tests/${name}.test.ts`),
  'apps/gateway/src/database-command/commands.test.ts',
  'apps/gateway/src/modules/cashier/withdrawals/payout-kill.test.ts',
  'apps/gateway/src/modules/settlement/kill-loop.test.ts',
  'apps/gateway/src/modules/settlement/retention.test.ts',
  'apps/gateway/src/platform/db/timeouts.test.ts',
  'apps/gateway/src/platform/news/redis-broadcast.test.ts',
  'apps/gateway/test-support/postgres-cluster.test.ts',
  'tooling/brand-build/src/output/interrupted-builds.test.ts',
  'tooling/brand-build/src/page/fonts-in-chromium.test.ts',
  'tooling/brand-build/src/page/page-in-chromium.test.ts',
  'tooling/brand-cli/src/preview/preview.test.ts',
  'tooling/brand-cli/src/shots/shots.test.ts',
  'tooling/certify/src/demo/transfer-journey.test.ts',
  'tooling/certify/src/demo/transfer-kill.test.ts',
  'tooling/run/src/bootstrap.test.ts',
  'tooling/run/src/scripts.test.ts',
  'tooling/run/src/suite/turbo.test.ts',
];
const gone = slow.filter((path) => !existsSync(fromRoot(`./${path}`)));
if (gone.length > 0) throw new Error(`vitest.config.ts names files that are gone: ${gone.join(', ')}`);
const named = (path: string): boolean => process.argv.some((word) => word.includes('/') && !word.endsWith('/') && path.includes(word));
const leftOut = everything() ? [] : slow.filter((path) => !named(path));

const never = [...builtOrFetched, ...leftOut];

/** Run before all tests. */
const setupEverywhere = [fromRoot('./tooling/test-config/src/patient-waits.ts')];

// Without a regex the default glob of plugin-react also matches package.json.
const reactPlugin = react({ include: /\.[jt]sx$/ });

/** Tests in Node. Files share a worker and its modules, so they must leave no state behind. */
function inNode(name: string, include: string[], exclude: string[] = []): TestProjectConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      pool: 'threads',
      isolate: false,
      include,
      exclude: [...never, '**/*.browser.test.*', ...exclude],
      globalSetup: [fromRoot('./tooling/test-config/src/temporary-folder.ts')],
      setupFiles: setupEverywhere,
      testTimeout: 60_000,
    },
  };
}

const everywhere = ['packages', 'tooling', 'apps', 'brands'].map((group) => `${group}/**/*.test.{ts,tsx}`);
/** The demo vendor's games as pages, in a Chromium that the tests start themselves, and its program under kill -9. */
const played = ['apps/demo-vendor/src/system-tests/*.test.ts'];
const games = inNode('games', played);
/** Checks every package.json of the tree. */
const taskScripts = 'tooling/run/src/suite/package-scripts.test.ts';
/** The commands of the gateway's image and of a release, in an empty folder: they install and build everything. */
const imageTests = ['deploy', 'release'].map((name) => `tooling/${name}/src/image-tests/*.test.ts`);
const image: TestProjectConfiguration = {
  // Without a temporary folder of its own: PostgreSQL's account must get into it.
  test: { name: 'image', environment: 'node', pool: 'forks', include: imageTests, exclude: never, testTimeout: 30_000, hookTimeout: 120_000 },
};
const unit = inNode('unit', everywhere, [...gatewayTests, 'tooling/lint/**', taskScripts, ...played, ...imageTests]);
/** The rules that hold over the whole tree. */
const boundaries = inNode('boundaries', ['tooling/lint/**/*.test.ts', taskScripts]);

/** Run before the tests in a browser. */
const setupInBrowser = [...setupEverywhere, ...['act', 'without-diagnostics', 'query-timeout'].map((name) => fromRoot(`./packages/testing/src/setup/${name}.ts`))];

/** Components in a real Chromium, with the React that sites have; with `--all` its development build in its place, and what it checks. `.ci/nightly` runs both. */
const browser: TestProjectConfiguration = {
  plugins: everything() ? [reactPlugin] : [reactPlugin, productionReact()],
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    name: 'browser',
    include: ['**/*.browser.test.{ts,tsx}'],
    setupFiles: setupInBrowser,
    expect: { poll: { timeout: 5000 } },
    exclude: never,
    testTimeout: 15_000,
    // Loading the libraries anew for each file would take longer than the tests, so all files share a page and clean up after themselves.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromiumLaunch(), actionTimeout: 5_000 }),
      viewport: { width: 1280, height: 800 },
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
    },
  },
};

/** The gateway's suite, once for each engine: a difference between the two is a defect. */
function gateway(engine: 'pglite' | 'postgres'): TestProjectConfiguration {
  const cluster = fromRoot('./apps/gateway/test-support/postgres-cluster.ts');
  return {
    test: {
      name: `gateway-${engine}`,
      environment: 'node',
      pool: 'forks',
      isolate: false,
      include: gatewayTests,
      exclude: never,
      env: { LIVERY_TEST_ENGINE: engine },
      setupFiles: setupEverywhere,
      globalSetup: engine === 'postgres' && existsSync(cluster) ? [cluster] : [],
      // Work and not waiting takes this long, where several stages share two slow cores.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  };
}

/** Whether Storybook's projects are asked for; their plugins load slowly, so they are left out where only others are named. */
function storybookWanted(): boolean {
  const { argv } = process;
  const names = argv.flatMap((arg, index) => (arg === '--project' ? [argv[index + 1] ?? ''] : arg.startsWith('--project=') ? [arg.slice(10)] : []));
  return names.length === 0 || names.some((name) => /^(?:storybook|\*|!)/.test(name));
}

async function storybook(): Promise<TestProjectConfiguration[]> {
  const path = fromRoot('./apps/storybook/vitest.projects.ts');
  if (!existsSync(path) || !storybookWanted()) return [];
  const supplied = (await import(path)) as { projects: TestProjectConfiguration[] };
  return supplied.projects;
}

export default defineConfig({
  test: {
    projects: [unit, games, image, boundaries, browser, gateway('pglite'), gateway('postgres'), ...(await storybook())],
    maxWorkers: 2,
  },
});

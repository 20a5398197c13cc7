import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertedMetrics } from '../checks/alerts.ts';
import { buildStages, type BuiltStage } from '../image/build-stages.ts';
import { DEPLOY, ROOT } from '../paths.ts';
import { startImageDatabase, type ImageDatabase } from './image-database.ts';
import { ask, runInImage, startImage, type RunningImage } from './start-image.ts';

const BUILD_MS = 15 * 60_000;
const START_MS = 120_000;
const DRAIN_MS = 500;
/** What is under way may take this long; here nothing is. */
const STOP_MS = 22_000;

/** A file of the release before, from the folder of the sites. */
const OLD_SCRIPT = 'shell/assets/of-the-release-before.js';

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Every file below a folder with its size and time of change, but for those below the excepted one. */
function stateOf(folder: string, except: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (path === except) return [];
    if (entry.isDirectory()) return stateOf(path, except);
    if (entry.isSymbolicLink()) return [path];
    const { size, mtimeMs } = statSync(path);
    return [`${path} ${size} ${mtimeMs}`];
  });
}

let folder: string;
let image: BuiltStage;
let database: ImageDatabase;
let running: RunningImage | undefined;
let port: number;
let metricsPort: number;
let temporary: string;
let previous: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-image-'));
  temporary = mkdtempSync(join(tmpdir(), 'livery-image-tmp-'));
  previous = mkdtempSync(join(tmpdir(), 'livery-image-previous-'));
  mkdirSync(join(previous, 'shell/assets'), { recursive: true });
  writeFileSync(join(previous, OLD_SCRIPT), 'export {};\n');
  image = buildStages({ context: ROOT, more: { 'tooling/deploy/previous': previous }, dockerfile: join(DEPLOY, 'Dockerfile'), into: folder });
  database = await startImageDatabase();
  [port, metricsPort] = [await freePort(), await freePort()];
}, BUILD_MS);

afterAll(async () => {
  await running?.remove();
  database?.stop();
  // Some hundred thousand files: `rmSync` takes minutes where a disk is busy.
  execFileSync('rm', ['-rf', folder, temporary, previous]);
}, BUILD_MS);

const serving = (): Record<string, string> => ({
  HOST: '127.0.0.1',
  DATABASE_URL: database.appUrl,
  // So that the login's own limits are compared, as behind a pooler.
  DATABASE_DIRECT_URL: database.appUrl,
  LIVERY_SECRET: 'a secret for the image of tests alone',
  TRUST_PROXY: 'loopback',
  DRAIN_MS: String(DRAIN_MS),
  METRICS_PORT: String(metricsPort),
  METRICS_HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  // Nobody listens there: it has figures of a news server all the same.
  NEWS_URL: 'redis://livery:none@127.0.0.1:1',
  // A container has a temporary file system here.
  TMPDIR: temporary,
});

const migration = (): Record<string, string> => ({ DATABASE_MIGRATION_URL: database.ownerUrl, DATABASE_URL: database.ownerUrl, TMPDIR: temporary });
const MIGRATE = ['node', 'apps/gateway/src/database-command/main.ts'];

// The tests are one story, each begins where the one before ended.
describe('image of the gateway', () => {
  it('contains what serves, and neither tests, build tools nor secrets', () => {
    const inside = readdirSync(image.workingFolder);
    expect(inside.toSorted()).toEqual(['.npmrc', 'apps', 'dist', 'node_modules', 'package.json', 'packages', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']);
    const libraries = readdirSync(join(image.workingFolder, 'node_modules/.pnpm'));
    for (const tool of ['vite@', 'vitest@', 'typescript@', 'playwright@']) expect(libraries.filter((name) => name.startsWith(tool))).toEqual([]);
    const files = stateOf(image.root, join(image.workingFolder, 'node_modules'));
    expect(files.filter((line) => /\.test\.tsx? |\/test-support\/|\/secrets\//.test(line) && !line.includes('/node_modules/'))).toEqual([]);
  });

  it('keeps the files of the release before that browsers still ask for', () => {
    expect(existsSync(join(image.workingFolder, 'dist', OLD_SCRIPT))).toBe(true);
    expect(existsSync(join(image.workingFolder, 'dist/.retired.json'))).toBe(true);
  });

  it('gives the folder of data to the account that serves', () => {
    expect(image.user).toBe('node');
    expect(readFileSync(join(image.root, 'chown.log'), 'utf8')).toBe(`node:node ${image.env['DATA_DIR']}\n`);
  });

  it('refuses to serve before the database was migrated', async () => {
    await expect(startImage(image, port, serving())).rejects.toThrow('npm run gateway -- migrate');
  }, START_MS);

  it('migrates with the owner’s login', () => {
    const { status, output } = runInImage(image, [...MIGRATE, 'migrate'], migration());
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining('files applied.') });
    expect(runInImage(image, [...MIGRATE, 'status'], migration()).output).toContain('Nothing is pending.');
  }, START_MS);

  it('serves the home page of each brand, and writes nothing outside its folder of data', async () => {
    const data = image.env['DATA_DIR'] ?? '';
    const before = stateOf(image.root, data);
    running = await startImage(image, port, serving());
    const fleet = JSON.parse(readFileSync(join(image.workingFolder, 'dist/fleet.json'), 'utf8')) as { brands: readonly { domains: readonly string[] }[] };
    const domains = fleet.brands.flatMap(({ domains: [first] }) => (first === undefined ? [] : [first]));
    expect(domains.length).toBeGreaterThan(0);
    for (const domain of domains) {
      const { status, body } = await ask(port, '/', domain);
      expect([domain, status]).toEqual([domain, 200]);
      expect(body).toContain('<div id="root"');
    }
    expect(stateOf(image.root, data)).toEqual(before);
  }, START_MS);

  it('serves every metric that the alerts ask for', async () => {
    await ask(port, '/api/nowhere');
    const { status, body } = await ask(metricsPort, '/metrics');
    const known = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
    const missing = alertedMetrics(readFileSync(join(DEPLOY, 'alerts.yaml'), 'utf8')).filter((name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')) && !known.has(name));
    expect([status, missing]).toEqual([200, []]);
  });

  it('runs the operator’s commands beside what serves', () => {
    const fleet = JSON.parse(readFileSync(join(image.workingFolder, 'dist/fleet.json'), 'utf8')) as { brands: readonly { merchantCode: string }[] };
    const list = ['node', 'apps/gateway/src/operator/main.ts', 'vendor-keys:list', fleet.brands[0]?.merchantCode ?? ''];
    expect(runInImage(image, list, serving())).toEqual({ status: 0, output: 'There are no keys.\n' });
  }, START_MS);

  it('ends by SIGTERM in time, and says no to balancers before', async () => {
    const begun = performance.now();
    running?.terminate();
    await expect.poll(() => ask(port, '/readyz').then(({ status }) => status, () => 503), { timeout: DRAIN_MS }).toBe(503);
    const ended = await running?.ended;
    expect(ended?.code).toBe(0);
    expect(performance.now() - begun).toBeLessThan(DRAIN_MS + STOP_MS);
  }, DRAIN_MS + STOP_MS + 5_000);
});

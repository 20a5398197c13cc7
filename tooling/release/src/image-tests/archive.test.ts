import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, createServingLogin, startCluster } from '@livery/gateway/test-support';
import { freePort } from '@livery/run';
import { findPostgres } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRelease } from '../archive/package-release.ts';

const PACKAGE_MS = 20 * 60_000;
const START_MS = 2 * 60_000;
const POLL_MS = 100;
const DRAIN_MS = 300;

let home: string;
/** The archive that is tried. */
let archive: string;
/** The database with the login that serves; until that is made, with its owner's. */
let databaseUrl: string;
let folder: string;
let cluster: Cluster;
let port: number;
let running: ChildProcess | undefined;

/** What a machine has that runs the archive: Node on its path, and no trace of this repository. */
const machine = (more: Readonly<Record<string, string>>): Record<string, string> => ({ PATH: '/usr/bin:/bin', HOME: home, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', DATA_DIR: join(home, 'data'), ...more });
const production = (): Record<string, string> => machine({ DATABASE_URL: databaseUrl, LIVERY_SECRET: 'a secret for the archive of tests alone', TRUST_PROXY: 'false', DRAIN_MS: String(DRAIN_MS) });

function livery(env: Readonly<Record<string, string>>, ...words: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'livery.mjs'), ...words], { cwd: home, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

function ask(path: string, host: string): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host, accept: 'text/html' } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}

/** Starts a command of the archive and waits until it serves; returns how it ended after SIGTERM. */
async function serve(command: string, env: Readonly<Record<string, string>>): Promise<() => Promise<number | null>> {
  const child = spawn(process.execPath, [join(folder, 'livery.mjs'), command], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close') as Promise<[number | null]>;
  while ((await ask('/readyz', 'localhost').then(({ status }) => status, () => 0)) !== 200) {
    if (child.exitCode !== null) throw new Error(`It is gone: ${output}`);
    await delay(POLL_MS);
  }
  return async () => {
    child.kill('SIGTERM');
    const [code] = await ended;
    return code;
  };
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'livery-unpacked-'));
  chmodSync(home, 0o755);
  // One that is about to be given away, or else one of the working tree: what is being tested may not be committed yet.
  archive = process.env['ARCHIVE'] ?? (await packageRelease({ into: join(home, 'release'), uncommitted: true })).file;
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL was not found. Install it (Debian: `apt install postgresql`) or name its folder in PG_BIN.');
  cluster = await startCluster(bin);
  for (const name of ['live', 'demo']) execFileSync(join(bin, 'createdb'), ['--maintenance-db', `${cluster.url}/postgres`, name]);
  databaseUrl = `${cluster.url}/live`;
  port = await freePort();
}, PACKAGE_MS);

afterAll(() => {
  running?.kill('SIGKILL');
  cluster?.stop();
  execFileSync('rm', ['-rf', home]);
});

// The tests are one story, each begins where the one before ended.
describe('archive of a release', () => {
  it('unpacks to one folder, whole, and names its version', () => {
    execFileSync('sha256sum', ['--check', '--quiet', basename(`${archive}.sha256`)], { cwd: dirname(archive) });
    execFileSync('tar', ['-xzf', archive, '-C', home]);
    folder = join(home, readdirSync(home).find((name) => name.startsWith('livery-')) ?? '');
    expect(readdirSync(folder).toSorted()).toEqual(['CHANGELOG.md', 'README.md', 'SHA256SUMS', 'VERSION', 'apps', 'dist', 'docs', 'livery.mjs', 'node_modules', 'package.json', 'packages', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tooling']);
    const [version = ''] = readFileSync(join(folder, 'VERSION'), 'utf8').split('\n');
    expect(basename(folder)).toBe(`livery-${version}`);
    expect(livery(machine({}), 'check')).toEqual({ status: 0, output: `Every file is that of Livery ${version}.\n` });
    expect(livery(machine({}), 'nothing')).toMatchObject({ status: 2, output: expect.stringContaining('migrate') });
  }, START_MS);

  it('says what is missing before it serves', () => {
    expect(livery(machine({ DATABASE_URL: databaseUrl }), 'start')).toMatchObject({ status: 1, output: expect.stringContaining('LIVERY_SECRET') });
    expect(livery(production(), 'start')).toMatchObject({ status: 1, output: expect.stringContaining('migrate') });
  }, START_MS);

  it('migrates, serves the home page of each brand and ends by SIGTERM', async () => {
    expect(livery(production(), 'migrate')).toMatchObject({ status: 0, output: expect.stringContaining('files applied.') });
    expect(livery(production(), 'status').output).toContain('Nothing is pending.');
    expect(livery(production(), 'start')).toMatchObject({ status: 1, output: expect.stringContaining('Serve with a login of its own') });
    expect(livery(production(), 'login', 'livery_app').output).toContain('create role "livery_app"');
    databaseUrl = await createServingLogin(databaseUrl);
    const stop = await serve('start', production());
    const { brands } = JSON.parse(readFileSync(join(folder, 'dist/fleet.json'), 'utf8')) as { brands: readonly { domains: readonly [string] }[] };
    expect(brands.length).toBeGreaterThan(0);
    for (const { domains: [domain] } of brands) {
      const { status, body } = await ask('/', domain);
      expect([domain, status, body.includes('<div id="root"')]).toEqual([domain, 200, true]);
    }
    expect(await stop()).toBe(0);
  }, 3 * START_MS);

  it('shows a demo with nothing but a database', async () => {
    const stop = await serve('try', machine({ DATABASE_URL: `${cluster.url}/demo` }));
    expect((await ask('/', 'localhost')).status).toBe(200);
    expect(await stop()).toBe(0);
    expect(livery(machine({ NODE_ENV: 'production' }), 'try').status).toBe(1);
  }, 3 * START_MS);

  it('serves the sites before another server, from any folder', async () => {
    const stop = await serve('site-host', machine({ PLATFORM_URL: 'http://127.0.0.1:9', TRUST_PROXY: 'false', DRAIN_MS: '0' }));
    const { brands } = JSON.parse(readFileSync(join(folder, 'dist/fleet.json'), 'utf8')) as { brands: readonly { domains: readonly [string] }[] };
    expect((await ask('/', brands[0]?.domains[0] ?? '')).body).toContain('<div id="root"');
    expect((await ask('/wps/system/status', 'localhost')).status).toBe(503);
    expect(await stop()).toBe(0);
  }, START_MS);

  it('finds a file that was changed, and one that was added', () => {
    appendFileSync(join(folder, 'apps/gateway/src/main.ts'), '// changed\n');
    writeFileSync(join(folder, 'apps/gateway/src/added.ts'), '');
    expect(livery(machine({}), 'check')).toMatchObject({ status: 1, output: expect.stringMatching(/\napps\/gateway\/src\/main\.ts\n[^]*\napps\/gateway\/src\/added\.ts\n$/) as string });
  }, START_MS);
});

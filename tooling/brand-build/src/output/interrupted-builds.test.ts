import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildFleet } from '../fleet/build-fleet.ts';
import { buildShell } from '../shell/build-shell.ts';
import { withOutput } from './output.ts';
import type { Output, WriteFile } from './output.ts';
import { fixture, fixturePortal, fixtureRenderer, fixtureShell } from '../test-support/fixtures.ts';
import { makeBrand } from '../test-support/make-brand.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

const missing = (dist: string, files: readonly string[]): string[] => files.filter((file) => !existsSync(join(dist, file)));
/** What lies in an output folder beside the files to serve and the records. */
const leftovers = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /^\.(?:shell-|drafts)|\.new$/.test(name));

describe('buildShell', () => {
  it.each([1, 2])('keeps the former shell in place when it is killed at move %i, and the next build completes it', async (move) => {
    using folder = temporaryFolder();
    const dist = join(folder.path, 'dist');
    const former = await buildShell(dist, fixturePortal);
    const portal = fixture('portal-next');
    const killed = spawnSync(process.execPath, ['--import', pathToFileURL(fixture('kill-at-rename.ts')).href, fixture('build-shell-of.ts'), dist, portal], {
      env: { ...process.env, KILL_AT_MOVE: String(move) },
    });
    expect(killed.signal).toBe('SIGKILL');
    expect(missing(dist, former.shell.files)).toEqual([]);
    const next = await buildShell(dist, portal);
    expect(next.shell.entry).not.toBe(former.shell.entry);
    expect(missing(dist, [...former.shell.files, ...next.shell.files])).toEqual([]);
    expect(leftovers(dist)).toEqual([]);
  }, 120_000);

  it('brings back the files of a shell that a build of an earlier release put aside', async () => {
    using folder = temporaryFolder();
    const dist = join(folder.path, 'dist');
    const { shell } = await buildShell(dist, fixturePortal);
    writeFileSync(join(dist, 'shell/retained-1.js'), 'x');
    renameSync(join(dist, 'shell'), join(dist, '.shell-123.old'));
    mkdirSync(join(dist, '.shell-123'));
    expect(await buildShell(dist, fixturePortal)).toMatchObject({ built: false });
    expect(missing(dist, [...shell.files, 'shell/retained-1.js'])).toEqual([]);
    expect(leftovers(dist)).toEqual([]);
  }, 60_000);

  it('builds the shell again when one of its files is gone', async () => {
    using folder = temporaryFolder();
    const dist = join(folder.path, 'dist');
    const { shell } = await buildShell(dist, fixturePortal);
    renameSync(join(dist, shell.entry), join(dist, 'elsewhere.js'));
    expect(await buildShell(dist, fixturePortal)).toMatchObject({ built: true });
    expect(missing(dist, shell.files)).toEqual([]);
  }, 60_000);
});

describe('withOutput', () => {
  it('ends with the writes under way when a part fails, and refuses those that come after', async () => {
    using folder = temporaryFolder();
    const [early, late] = ['brands/early.js', 'brands/late.js'].map((file) => join(folder.path, file)) as [string, string];
    let write: WriteFile = async () => undefined;
    const build = async (output: Output): Promise<never> => {
      write = output.write;
      void write(early, 'whole');
      throw new Error('a part failed');
    };
    await expect(withOutput(folder.path, build)).rejects.toThrow('a part failed');
    expect(readFileSync(early, 'utf8')).toBe('whole');
    await expect(write(late, 'x')).rejects.toThrow('had ended');
    expect([existsSync(late), leftovers(folder.path)]).toEqual([false, []]);
  });
});

describe('buildFleet', () => {
  async function oneBrand(folder: string) {
    const { shell } = await fixtureShell();
    const from = join(folder, 'brands');
    await makeBrand(from, 'harbour');
    return { from, to: join(folder, 'dist'), shell, render: fixtureRenderer };
  }

  it('returns the same fleet for builds at the same time', async () => {
    using folder = temporaryFolder();
    const options = await oneBrand(folder.path);
    const builds = await Promise.all(Array.from({ length: 4 }, () => buildFleet(options)));
    expect(new Set(builds.map(({ fleet }) => JSON.stringify(fleet))).size).toBe(1);
    expect(leftovers(options.to)).toEqual([]);
  }, 60_000);

  it('removes what an interrupted build left', async () => {
    using folder = temporaryFolder();
    const options = await oneBrand(folder.path);
    mkdirSync(join(options.to, 'brands/harbour'), { recursive: true });
    mkdirSync(join(options.to, '.drafts'));
    for (const file of ['fleet.json.new', 'brands/harbour/index.html.new', '.drafts/1']) writeFileSync(join(options.to, file), 'cut sho');
    await buildFleet(options);
    expect(leftovers(options.to)).toEqual([]);
    expect(readFileSync(join(options.to, '.retired.json'), 'utf8')).toBe('{}\n');
  }, 60_000);

  it('writes files again that an interrupted build cut short, and their compressed copies', async () => {
    using folder = temporaryFolder();
    const options = await oneBrand(folder.path);
    const { fleet } = await buildFleet(options);
    const chunk = join(options.to, fleet.brands[0]?.chunk ?? '');
    const whole = readFileSync(chunk);
    for (const file of [chunk, `${chunk}.br`, `${chunk}.gz`]) writeFileSync(file, readFileSync(file).subarray(0, 40));
    await buildFleet(options);
    expect([readFileSync(chunk), brotliDecompressSync(readFileSync(`${chunk}.br`)), gunzipSync(readFileSync(`${chunk}.gz`))].every((content) => content.equals(whole))).toBe(true);
    expect(readdirSync(dirname(chunk)).filter((name) => name.startsWith(basename(chunk)))).toHaveLength(3);
  }, 60_000);
});

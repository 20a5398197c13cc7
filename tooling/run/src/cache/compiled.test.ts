import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compiledModules } from './compiled.ts';
import { userCache, type UserCache } from './user-cache.ts';

let home: string;
let cache: UserCache;
let lockfile: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'livery-compiled-'));
  cache = userCache(join(home, 'cache'));
  lockfile = join(home, 'pnpm-lock.yaml');
  writeFileSync(lockfile, 'libraries: 1');
  vi.stubEnv('NODE_COMPILE_CACHE_PORTABLE', '1');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

/** A clone whose programs have written a module each. */
function clone(name: string, modules: readonly string[]) {
  const folder = join(home, name);
  mkdirSync(folder);
  for (const each of modules) writeFileSync(join(folder, each), `compiled in ${name}`);
  vi.stubEnv('NODE_COMPILE_CACHE', folder);
  return { folder, compiled: compiledModules(cache, folder, lockfile) };
}

describe('compiledModules', () => {
  it('takes in a fresh clone what another kept, and keeps it once', () => {
    const one = clone('one', ['a']);
    one.compiled.take();
    one.compiled.keep();
    const two = clone('two', []);
    two.compiled.take();
    expect(readdirSync(two.folder)).toEqual(['a']);
    expect(readFileSync(join(two.folder, 'a'), 'utf8')).toBe('compiled in one');
    // A later start of the first clone.
    vi.stubEnv('NODE_COMPILE_CACHE', one.folder);
    writeFileSync(join(one.folder, 'b'), '');
    compiledModules(cache, one.folder, lockfile).keep();
    const three = clone('three', []);
    three.compiled.take();
    expect(readdirSync(three.folder)).toEqual(['a']);
  });

  it('keeps those of the newest clone', () => {
    clone('one', ['a']).compiled.keep();
    clone('two', ['b']).compiled.keep();
    const three = clone('three', []);
    three.compiled.take();
    expect(readdirSync(three.folder)).toEqual(['b']);
  });

  it('keeps nothing where other commands compiled much more than a start does', () => {
    const one = clone('one', ['a']);
    truncateSync(join(one.folder, 'a'), 50 * 1024 * 1024);
    one.compiled.keep();
    const two = clone('two', []);
    two.compiled.take();
    expect(readdirSync(two.folder)).toEqual([]);
  });

  it('takes nothing with other libraries', () => {
    clone('one', ['a']).compiled.keep();
    writeFileSync(lockfile, 'libraries: 2');
    const two = clone('two', []);
    two.compiled.take();
    expect(readdirSync(two.folder)).toEqual([]);
  });

  it('leaves a folder alone that the environment gave Node, or whose modules stand under full paths', () => {
    clone('one', ['a']).compiled.keep();
    const two = clone('two', []);
    vi.stubEnv('NODE_COMPILE_CACHE', join(home, 'elsewhere'));
    for (const portable of ['1', '']) {
      vi.stubEnv('NODE_COMPILE_CACHE_PORTABLE', portable);
      if (portable === '') vi.stubEnv('NODE_COMPILE_CACHE', two.folder);
      const compiled = compiledModules(cache, two.folder, lockfile);
      compiled.take();
      compiled.keep();
      expect([readdirSync(two.folder), existsSync(join(two.folder, 'shared'))]).toEqual([[], false]);
    }
  });
});

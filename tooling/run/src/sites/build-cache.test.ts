import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pack } from '../cache/archive.ts';
import { userCache } from '../cache/user-cache.ts';
import { ensureBuilt } from './build-cache.ts';
import type { Artifact } from './build-cache.ts';

let folder: string;
let builds: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-build-cache-'));
  builds = 0;
  mkdirSync(join(folder, 'src/inner'), { recursive: true });
  writeFileSync(join(folder, 'src/inner/a.ts'), '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

const artifact = (more: Partial<Artifact> = {}): Artifact => ({
  inputs: [join(folder, 'src'), join(folder, 'absent')],
  proof: join(folder, 'proof'),
  stamp: join(folder, 'stamp'),
  build() {
    builds += 1;
    writeFileSync(join(folder, 'proof'), '');
  },
  ...more,
});

describe('ensureBuilt', () => {
  it('builds once, and again when an input changed, was added or was removed', () => {
    expect([ensureBuilt(artifact()), ensureBuilt(artifact())]).toEqual([true, false]);
    writeFileSync(join(folder, 'src/inner/a.ts'), '2');
    expect(ensureBuilt(artifact())).toBe(true);
    writeFileSync(join(folder, 'src/b.ts'), '');
    expect(ensureBuilt(artifact())).toBe(true);
    rmSync(join(folder, 'src/b.ts'));
    expect(ensureBuilt(artifact())).toBe(true);
    expect(builds).toBe(4);
  });

  it('ignores tests, stories and the logs of tasks', () => {
    ensureBuilt(artifact());
    writeFileSync(join(folder, 'src/inner/a.test.ts'), '');
    writeFileSync(join(folder, 'src/inner/a.stories.tsx'), '');
    mkdirSync(join(folder, 'src/.turbo'));
    writeFileSync(join(folder, 'src/.turbo/turbo-types.log'), '');
    expect(ensureBuilt(artifact())).toBe(false);
  });

  it('builds again when the result was removed', () => {
    ensureBuilt(artifact());
    rmSync(join(folder, 'proof'));
    expect(ensureBuilt(artifact())).toBe(true);
  });

  it('builds again after a failure, though the inputs are as before', () => {
    ensureBuilt(artifact());
    writeFileSync(join(folder, 'src/inner/a.ts'), 'wrong');
    const failing = artifact({
      build() {
        throw new Error('a fault');
      },
    });
    expect(() => ensureBuilt(failing)).toThrow('a fault');
    writeFileSync(join(folder, 'src/inner/a.ts'), '1');
    expect(ensureBuilt(artifact())).toBe(true);
  });
});

describe('ensureBuilt with the cache of the user', () => {
  let taken: number;
  let cacheFolder: string;
  beforeEach(() => {
    taken = 0;
    cacheFolder = join(folder, 'cache');
  });

  /** An artifact of a clone: what it builds says by which clone it was built. */
  function inClone(name: string, more: Partial<Artifact> = {}): Artifact {
    const result = join(folder, name, 'dist');
    return {
      ...artifact(),
      proof: join(result, 'index.html'),
      stamp: join(result, '.inputs'),
      build() {
        builds += 1;
        mkdirSync(join(result, 'parts'), { recursive: true });
        writeFileSync(join(result, 'parts/part.js'), `of ${name}`);
        writeFileSync(join(result, 'index.html'), '');
      },
      shared: { cache: userCache(cacheFolder), kind: 'sites', folder: result, pack: () => pack(result, (path) => path !== '.inputs'), onTaken: () => void (taken += 1) },
      ...more,
    };
  }
  const partIn = (name: string): string => readFileSync(join(folder, name, 'dist/parts/part.js'), 'utf8');

  it('takes what another clone built from the same inputs, and counts as built from them then', () => {
    expect([ensureBuilt(inClone('one')), ensureBuilt(inClone('two'))]).toEqual([true, false]);
    expect([builds, taken, partIn('two')]).toEqual([1, 1, 'of one']);
    expect(ensureBuilt(inClone('two'))).toBe(false);
    expect([builds, taken]).toEqual([1, 1]);
  });

  it('builds when an input differs, or nothing is shared', () => {
    ensureBuilt(inClone('one'));
    writeFileSync(join(folder, 'src/inner/a.ts'), '2');
    expect(ensureBuilt(inClone('two'))).toBe(true);
    expect(ensureBuilt(inClone('three', { shared: undefined }))).toBe(true);
    expect([partIn('two'), partIn('three')]).toEqual(['of two', 'of three']);
  });

  it('builds, and keeps it anew, when the entry was tampered with or is no archive', () => {
    ensureBuilt(inClone('one'));
    const [entry = ''] = readdirSync(cacheFolder);
    const file = join(cacheFolder, entry);
    const whole = readFileSync(file);
    writeFileSync(file, Buffer.concat([whole.subarray(0, -1), Buffer.of(1)]));
    expect(ensureBuilt(inClone('two'))).toBe(true);
    expect(ensureBuilt(inClone('three'))).toBe(false);
    expect(partIn('three')).toBe('of two');
    // Sealed as it should be, and of another program.
    userCache(cacheFolder).write('sites', entry.slice('sites.'.length), () => Buffer.from('something else'));
    expect(ensureBuilt(inClone('four'))).toBe(true);
    expect(partIn('four')).toBe('of four');
  });

  it('goes on from an earlier build where there is one', () => {
    ensureBuilt(inClone('one'));
    mkdirSync(join(folder, 'two/dist'), { recursive: true });
    writeFileSync(join(folder, 'two/dist/index.html'), 'of before');
    expect(ensureBuilt(inClone('two'))).toBe(true);
  });

  it('keeps no build during which an input was edited', () => {
    const edited = inClone('one');
    ensureBuilt({
      ...edited,
      build() {
        edited.build();
        writeFileSync(join(folder, 'src/inner/a.ts'), 'edited');
      },
    });
    writeFileSync(join(folder, 'src/inner/a.ts'), '1');
    expect(ensureBuilt(inClone('two'))).toBe(true);
  });

  it('builds alike where the cache cannot be written', () => {
    writeFileSync(cacheFolder, '');
    expect([ensureBuilt(inClone('one')), ensureBuilt(inClone('one')), ensureBuilt(inClone('two'))]).toEqual([true, false, true]);
  });
});

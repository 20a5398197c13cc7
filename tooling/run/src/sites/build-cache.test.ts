import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

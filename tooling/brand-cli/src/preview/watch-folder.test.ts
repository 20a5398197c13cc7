import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFolder, type WatchedFolder } from './watch-folder.ts';

let home: string;
let folder: string;
let watched: WatchedFolder;
const told = vi.fn<(file: string | undefined) => void>();

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'livery-watched-'));
  folder = join(home, 'brand');
  mkdirSync(join(folder, 'theme'), { recursive: true });
  writeFileSync(join(folder, 'theme/light.ts'), '0');
  watched = watchFolder(folder, told);
});
afterEach(() => {
  watched.close();
  rmSync(home, { recursive: true, force: true });
});

/** What is told of after some work, once that file is among it. */
async function toldAfter(work: () => void, file?: string): Promise<readonly (string | undefined)[]> {
  told.mockClear();
  work();
  await vi.waitFor(() => {
    if (!told.mock.calls.flat().includes(file)) throw new Error(`Nothing is told of ${file}.`);
  });
  return told.mock.calls.flat();
}
const replace = (path: string, text: string): void => {
  writeFileSync(`${path}.tmp`, text);
  renameSync(`${path}.tmp`, path);
};

describe('watchFolder', () => {
  it('tells of a file each time that another one is put in its place', async () => {
    for (const text of ['1', '2', '3']) expect(await toldAfter(() => replace(join(folder, 'theme/light.ts'), text), 'theme/light.ts')).toContain('theme/light.ts');
  });

  it('tells of files in a folder that was made anew, or is new', async () => {
    await toldAfter(() => {
      rmSync(join(folder, 'theme'), { recursive: true });
      mkdirSync(join(folder, 'theme'));
    });
    expect(await toldAfter(() => writeFileSync(join(folder, 'theme/light.ts'), '1'), 'theme/light.ts')).toContain('theme/light.ts');
    await toldAfter(() => mkdirSync(join(folder, 'locales/more'), { recursive: true }));
    expect(await toldAfter(() => writeFileSync(join(folder, 'locales/more/EN.json'), '{}'), 'locales/more/EN.json')).toContain('locales/more/EN.json');
  });

  it('tells of files after another folder was put in its place', async () => {
    mkdirSync(join(home, 'other'));
    await toldAfter(() => {
      rmSync(folder, { recursive: true });
      renameSync(join(home, 'other'), folder);
    });
    expect(await toldAfter(() => writeFileSync(join(folder, 'brand.config.ts'), '1'), 'brand.config.ts')).toContain('brand.config.ts');
  });

  it('tells of nothing once it is closed', async () => {
    watched.close();
    told.mockClear();
    writeFileSync(join(folder, 'theme/light.ts'), '1');
    const other = watchFolder(folder, vi.fn());
    await new Promise((resolve) => setImmediate(resolve));
    other.close();
    expect(told).not.toHaveBeenCalled();
  });
});

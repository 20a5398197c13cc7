import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPictureFolder } from './picture-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-picture-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const there = () => readdirSync(folder, { recursive: true }).map(String).filter((name) => name.endsWith('.webp')).toSorted();
const picture = Buffer.alloc(4000);
/** A picture of an earlier process, written at a second. */
function before(name: string, second: number): void {
  const path = join(folder, `${name}.webp`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
  utimesSync(path, second, second);
}

describe('openPictureFolder', () => {
  it('removes the oldest pictures where there are too many bytes, also those of an earlier process', async () => {
    before('1-a/game/second', 2);
    before('1-a/game/first', 1);
    const pictures = openPictureFolder(folder, { mostBytes: 3 * 4096 });
    await pictures.write('1-a/game/third', picture);
    expect(there()).toEqual(['1-a/game/first.webp', '1-a/game/second.webp', '1-a/game/third.webp']);
    await pictures.write('1-a/game/fourth', picture);
    await pictures.write('1-a/game/fourth', picture);
    expect(there()).toEqual(['1-a/game/fourth.webp', '1-a/game/second.webp', '1-a/game/third.webp']);
    await Promise.all(['5', '6', '7'].map((name) => pictures.write(`1-a/game/${name}`, picture)));
    expect(there()).toEqual(['1-a/game/5.webp', '1-a/game/6.webp', '1-a/game/7.webp']);
    expect([await pictures.read('1-a/game/third'), await pictures.read('1-a/game/5')]).toEqual([undefined, picture]);
  });

  it('is brought below its limit at the start', async () => {
    for (const second of [1, 2, 3, 4]) before(`1-a/game/${second}`, second);
    await openPictureFolder(folder, { mostBytes: 2 * 4096 }).write('1-a/game/0', picture);
    expect(there()).toEqual(['1-a/game/0.webp', '1-a/game/4.webp']);
  });

  it('loses the versions that are not known, and nothing else that lies there', async () => {
    for (const name of ['1-old/game/a', '2-new/game/a']) before(name, 1);
    writeFileSync(join(folder, 'note.txt'), 'kept');
    await openPictureFolder(folder, { isKnown: (version) => version === '2-new' }).write('2-new/game/b', picture);
    expect(there()).toEqual(['2-new/game/a.webp', '2-new/game/b.webp']);
    expect(existsSync(join(folder, 'note.txt'))).toBe(true);
  });

  it('neither counts nor removes what was not made here, but for drafts that were left behind', async () => {
    const draft = '1-a/game/a.webp.0198c0de-0000-7000-8000-000000000000';
    const others = ['note.txt', 'own.webp', 'mine/game/a.webp', '1-a/game/note.txt'];
    for (const name of [...others, draft]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), picture);
      utimesSync(join(folder, name), 1, 1);
    }
    before('1-a/game/b', 2);
    const pictures = openPictureFolder(folder, { mostBytes: 2 * 4096 });
    await pictures.write('1-a/game/c', picture);
    expect([...others, draft, '1-a/game/b.webp', '1-a/game/c.webp'].filter((name) => existsSync(join(folder, name)))).toEqual([...others, '1-a/game/b.webp', '1-a/game/c.webp']);
  });

  it('goes on counting what it cannot remove, and tries it again after the others', async () => {
    const pictures = openPictureFolder(folder, { mostBytes: 2 * 4096 });
    for (const name of ['1-a/game/a', '1-a/game/b']) await pictures.write(name, picture);
    // A folder is not removed as a file is.
    const stuck = join(folder, '1-a/game/a.webp');
    rmSync(stuck);
    mkdirSync(stuck);
    await pictures.write('1-a/game/c', picture);
    expect(there()).toEqual(['1-a/game/a.webp', '1-a/game/c.webp']);
    rmSync(stuck, { recursive: true });
    for (const name of ['1-a/game/d', '1-a/game/e']) await pictures.write(name, picture);
    expect(there()).toEqual(['1-a/game/d.webp', '1-a/game/e.webp']);
  });
});

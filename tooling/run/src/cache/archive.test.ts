import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pack, unpack } from './archive.ts';

let folder: string;
let from: string;
let to: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-archive-'));
  [from, to] = [join(folder, 'from'), join(folder, 'to')];
  mkdirSync(join(from, 'inner/empty'), { recursive: true });
  writeFileSync(join(from, 'a.txt'), 'first');
  writeFileSync(join(from, 'inner/b.bin'), Uint8Array.of(0, 255, 10));
  writeFileSync(join(from, 'inner/none'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const listing = (of: string): string[] => readdirSync(of, { recursive: true }).map(String).toSorted();
const modeOf = (path: string): number => lstatSync(path).mode & 0o777;

describe('pack and unpack', () => {
  it('bring back files, empty folders and permissions', () => {
    chmodSync(join(from, 'a.txt'), 0o600);
    chmodSync(join(from, 'inner/empty'), 0o700);
    unpack(pack(from), to);
    expect(listing(to)).toEqual(listing(from));
    expect([readFileSync(join(to, 'a.txt'), 'utf8'), [...readFileSync(join(to, 'inner/b.bin'))], readFileSync(join(to, 'inner/none'), 'utf8')]).toEqual(['first', [0, 255, 10], '']);
    expect([modeOf(join(to, 'a.txt')), modeOf(join(to, 'inner/empty'))]).toEqual([0o600, 0o700]);
  });

  it('leave out what does not belong, with what is in it, and links', () => {
    symlinkSync(join(from, 'a.txt'), join(from, 'link'));
    unpack(pack(from, (path) => path !== 'inner'), to);
    expect(listing(to)).toEqual(['a.txt']);
  });

  it('keep what is there already and replace files of the same name', () => {
    mkdirSync(to);
    writeFileSync(join(to, 'a.txt'), 'old');
    writeFileSync(join(to, 'other'), 'mine');
    unpack(pack(from), to);
    expect([readFileSync(join(to, 'a.txt'), 'utf8'), readFileSync(join(to, 'other'), 'utf8')]).toEqual(['first', 'mine']);
  });

  it('write the last file when all others are there', () => {
    // The last file in the archive is missing its end.
    writeFileSync(join(from, 'inner/none'), 'content that is cut off');
    const cut = zstdCompressSync(zstdDecompressSync(pack(from)).subarray(0, -5));
    expect(() => unpack(cut, to, 'a.txt')).toThrow('ends amid inner/none');
    expect([existsSync(join(to, 'inner/b.bin')), existsSync(join(to, 'a.txt'))]).toEqual([true, false]);
  });

  it('reject what is no archive, and paths out of the folder', () => {
    expect(() => unpack(Buffer.from('nothing of the kind'), to)).toThrow();
    for (const path of ['../outside', '/etc/outside', 'inner/../../outside', String.raw`..\outside`, 'C:outside']) {
      const header = Buffer.from(JSON.stringify([{ path, mode: 0o644, size: 1 }]));
      const length = Buffer.alloc(4);
      length.writeUInt32LE(header.length);
      expect(() => unpack(zstdCompressSync(Buffer.concat([length, header, Buffer.from('x')])), to)).toThrow('leaves its folder');
    }
    expect(existsSync(join(folder, 'outside'))).toBe(false);
  });
});

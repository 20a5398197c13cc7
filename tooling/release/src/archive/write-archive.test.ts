import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checksumsOf } from './checksums.ts';
import { removeVolatile } from './volatile.ts';
import { writeArchive } from './write-archive.ts';

const TIME = 1_790_000_000;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A small release, with its files written in the given order, at another time and with other rights each time. */
function release(names: readonly string[], mode: number): string {
  const folder = join(temporaryFolder(), 'livery-1.0.0');
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const name of names) {
    writeFileSync(join(folder, name), name);
    chmodSync(join(folder, name), mode);
    utimesSync(join(folder, name), mode, mode);
  }
  symlinkSync('a.txt', join(folder, 'link'));
  writeFileSync(join(folder, 'node_modules/.modules.yaml'), folder);
  writeFileSync(join(folder, 'node_modules/.bin/tool'), folder);
  removeVolatile(folder);
  return folder;
}

describe('writeArchive', () => {
  it('gives the same bytes for the same files', async () => {
    const into = temporaryFolder();
    const one = await writeArchive(release(['a.txt', 'b.txt'], 0o600), join(into, 'one.tar.gz'), TIME);
    const two = await writeArchive(release(['b.txt', 'a.txt'], 0o644), join(into, 'two.tar.gz'), TIME);
    expect(one.sha256).toBe(two.sha256);
    expect(readFileSync(one.file).equals(readFileSync(two.file))).toBe(true);
    expect(readFileSync(`${one.file}.sha256`, 'utf8')).toBe(`${one.sha256}  one.tar.gz\n`);
    execFileSync('tar', ['-xzf', one.file, '-C', into]);
    expect(readdirSync(join(into, 'livery-1.0.0')).toSorted()).toEqual(['a.txt', 'b.txt', 'link', 'node_modules']);
    expect(existsSync(join(into, 'livery-1.0.0/node_modules/.modules.yaml'))).toBe(false);
  });
});

describe('writeArchive where it fails', () => {
  it('leaves the archive before and its hash as they were, and no part of its own', async () => {
    const into = temporaryFolder();
    const { file } = await writeArchive(release(['a.txt'], 0o644), join(into, 'one.tar.gz'), TIME);
    const before = [readFileSync(file), readFileSync(`${file}.sha256`)];
    await expect(writeArchive(join(into, 'not-there'), file, TIME)).rejects.toThrow('GNU tar could not pack');
    expect([readFileSync(file), readFileSync(`${file}.sha256`)]).toEqual(before);
    expect(readdirSync(into).toSorted()).toEqual(['one.tar.gz', 'one.tar.gz.sha256']);
  });
});

describe('checksumsOf', () => {
  it('lists every file with its hash as sha256sum reads it', () => {
    const folder = release(['a.txt', 'b.txt'], 0o644);
    writeFileSync(join(folder, 'SHA256SUMS'), checksumsOf(folder));
    expect(execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })).toBe('a.txt: OK\nb.txt: OK\n');
  });
});

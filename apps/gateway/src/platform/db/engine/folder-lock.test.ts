import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { openDatabase } from '../index.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-lock-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const holder = new URL('./folder-lock.ts', import.meta.url).href;

describe('lockFolder', () => {
  it('keeps a second process out until it is released', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow('already open in this process');
    unlock();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('names the process that holds it, and is taken over from one that was killed', async () => {
    const code = `const { lockFolder } = await import(${JSON.stringify(holder)});
    lockFolder(${JSON.stringify(folder)}); process.stdout.write('held'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid}`);
    await expect(openDatabase({ engine: 'pglite', dataDir: folder })).rejects.toThrow('in use by process');
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over when another process has the same number', () => {
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.ppid, began: 'another boot/1' }));
    expect(lockFolder(folder)).not.toThrow();
  });

  it('is not taken in production, where the embedded database is rejected', async () => {
    const attempt = openDatabase({ engine: 'pglite', dataDir: folder, production: true });
    await expect(attempt).rejects.toThrow('not for production');
  });
});

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { dropRetiredFiles, RETENTION_DAYS } from './retention.ts';

const DAY = 86_400_000;

describe('dropRetiredFiles', () => {
  function place(dist: string, ...paths: readonly string[]): void {
    for (const path of paths) {
      mkdirSync(join(dist, path, '..'), { recursive: true });
      writeFileSync(join(dist, path), 'x');
    }
  }

  it('keeps the files of two earlier builds until the retention time of each is over', async () => {
    using folder = temporaryFolder();
    const dist = folder.path;
    const there = (): string[] => ['shell/a-1.js', 'shell/a-1.js.br', 'shell/a-2.js', 'brands/pier/brand-1.js'].filter((path) => existsSync(join(dist, path)));
    place(dist, 'shell/a-1.js', 'shell/a-1.js.br', 'brands/pier/brand-1.js');
    await dropRetiredFiles(dist, new Set(['shell/a-2.js', 'brands/pier/brand-2.js']), 0);
    place(dist, 'shell/a-2.js');
    await dropRetiredFiles(dist, new Set(['shell/a-3.js']), 3 * DAY);
    expect(there()).toEqual(['shell/a-1.js', 'shell/a-1.js.br', 'shell/a-2.js', 'brands/pier/brand-1.js']);
    await dropRetiredFiles(dist, new Set(['shell/a-3.js']), RETENTION_DAYS * DAY);
    expect(there()).toEqual(['shell/a-2.js']);
    await dropRetiredFiles(dist, new Set(['shell/a-3.js']), (RETENTION_DAYS + 3) * DAY);
    expect(there()).toEqual([]);
  });

  it('keeps a file that becomes current again, with its compressed copy, and restarts its retention time when it is retired', async () => {
    using folder = temporaryFolder();
    const dist = folder.path;
    place(dist, 'shell/a-1.js', 'shell/a-1.js.br');
    await dropRetiredFiles(dist, new Set(), 0);
    await dropRetiredFiles(dist, new Set(['shell/a-1.js']), 20 * DAY);
    await dropRetiredFiles(dist, new Set(), 21 * DAY);
    expect(['shell/a-1.js', 'shell/a-1.js.br'].every((path) => existsSync(join(dist, path)))).toBe(true);
  });

  it('keeps the pages of a brand that is left out until the retention time is over, and then removes its folder', async () => {
    using folder = temporaryFolder();
    const dist = folder.path;
    place(dist, 'brands/pier/index.html', 'brands/harbour/index.html', 'brands/harbour/icons/icon-1.svg', 'brands/harbour/index.TY.html.br');
    const build = (day: number) => dropRetiredFiles(dist, new Set(['brands/pier/index.html']), day * DAY);
    await build(0);
    await build(RETENTION_DAYS - 1);
    expect(['index.html', 'icons/icon-1.svg', 'index.TY.html.br'].every((path) => existsSync(join(dist, 'brands/harbour', path)))).toBe(true);
    await build(RETENTION_DAYS);
    expect([existsSync(join(dist, 'brands/harbour')), existsSync(join(dist, 'brands/pier/index.html'))]).toEqual([false, true]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from './store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('openStore', () => {
  it('rejects a second process on the same file until the first has closed it', () => {
    const path = join(folder, 'vendor', 'vendor.sqlite');
    const first = openStore(path);
    expect(() => openStore(path)).toThrow(/another vendor process/);
    first.close();
    openStore(path).close();
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '@livery/test-config';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../platform/db/engine/folder-lock.ts';

/** What the program writes to standard error. */
function complaintOf(env: Readonly<Record<string, string>>): string {
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url)), 'vendors:pin', 'PIER', 'all'], { encoding: 'utf8', env: programEnvironment(env) });
  expect(status).toBe(1);
  return stderr;
}

describe('the program of operators', () => {
  it('ends with one sentence while a gateway has the embedded database', () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-operator-'));
    const unlock = lockFolder(join(folder, 'database'));
    const stderr = complaintOf({ DATA_DIR: folder });
    unlock();
    rmSync(folder, { recursive: true });
    expect(stderr).toBe(`The database folder ${join(folder, 'database')} is in use by process ${process.pid}. Stop that process, or set DATA_DIR to another folder.\n`);
  });

  it('ends with one sentence when PostgreSQL cannot be reached', () => {
    expect(complaintOf({ DATABASE_URL: 'postgres://livery:secret@localhost:1/money' })).toBe('PostgreSQL at localhost:1/money cannot be reached (ECONNREFUSED). Check DATABASE_URL and that the server runs.\n');
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '@livery/test-config';
import { describe, expect, it } from 'vitest';
import { testFleet } from '../../test-support/test-fleet.ts';
import { describeDatabaseError } from './database-error.ts';

const URL_OF_NOBODY = 'postgres://livery:secret@localhost:1/money';
const refusedWith = (code: string): Error => Object.assign(new Error('a'), { code });

describe('describeDatabaseError', () => {
  it('names the server without its password, and the reason', () => {
    expect(describeDatabaseError(refusedWith('28P01'), URL_OF_NOBODY)).toBe(
      'PostgreSQL at localhost:1/money refuses the user name or the password (28P01). Check DATABASE_URL and that the server runs.',
    );
  });

  it('says that a server does not answer', () => {
    expect(describeDatabaseError(new Error('Connection terminated due to connection timeout'), URL_OF_NOBODY)).toBe(
      'PostgreSQL at localhost:1/money does not answer. Check DATABASE_URL and that the server runs.',
    );
  });

  it('says who makes a login the owner of its database when it may make no tables there', () => {
    expect(describeDatabaseError(Object.assign(new Error('permission denied for schema public'), { code: '42501' }), URL_OF_NOBODY)).toBe(
      'PostgreSQL at localhost:1/money does not let this login make tables (42501). It has to own the database: let an administrator of the server run alter database "money" owner to "livery"',
    );
  });

  it('returns undefined for another error, and without DATABASE_URL', () => {
    expect(describeDatabaseError(refusedWith('23505'), URL_OF_NOBODY)).toBeUndefined();
    expect(describeDatabaseError(refusedWith('42501'), URL_OF_NOBODY)).toBeUndefined();
    expect(describeDatabaseError(new Error('a'), URL_OF_NOBODY)).toBeUndefined();
    expect(describeDatabaseError(refusedWith('ECONNREFUSED'), undefined)).toBeUndefined();
  });
});

describe('the gateway', () => {
  it('ends with one sentence when PostgreSQL cannot be reached', () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-refused-'));
    writeFileSync(join(folder, 'fleet.json'), JSON.stringify(testFleet));
    const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
      encoding: 'utf8',
      env: programEnvironment({ DIST_DIR: folder, DATA_DIR: folder, DATABASE_URL: URL_OF_NOBODY }),
    });
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toBe('PostgreSQL at localhost:1/money cannot be reached (ECONNREFUSED). Check DATABASE_URL and that the server runs.\n');
  });
});

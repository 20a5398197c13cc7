import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { everything, programEnvironment } from '@livery/test-config';
import { afterAll, describe, expect, it } from 'vitest';
import { pack } from '../cache/archive.ts';
import { userCache, type UserCache } from '../cache/user-cache.ts';
import { PROGRAMS } from '../paths.ts';
import { DATABASE_INPUTS, isFirstStart, prepareDatabase, takeDatabase } from './prepare-database.ts';

const ports = { port: 1, vendorPort: 2, paymentsPort: 3 };
const folder = mkdtempSync(join(tmpdir(), 'livery-prepare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('DATABASE_INPUTS', () => {
  it('are files and folders that are there: one that moved would no longer make a kept database outdated', () => {
    expect(DATABASE_INPUTS.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('prepareDatabase', () => {
  const none = userCache(undefined);

  it('makes nothing where there is data already, or where a server keeps it', () => {
    expect(isFirstStart({ ...ports, dataDir: folder })).toBe(false);
    expect(prepareDatabase({ ...ports, dataDir: folder }, none)).toBeUndefined();
    expect(prepareDatabase({ ...ports, dataDir: join(folder, 'none'), databaseUrl: 'postgres://localhost/none' }, none)).toBeUndefined();
  });

  it('resolves when the database cannot be made, which the gateway then says', async () => {
    writeFileSync(join(folder, 'file'), '');
    const settings = { ...ports, dataDir: join(folder, 'file', 'data') };
    await expect(prepareDatabase(settings, none)).resolves.toBeUndefined();
    expect(isFirstStart(settings)).toBe(true);
  });
});

describe('prepareDatabase with the cache of the user', () => {
  /** A cache that knows one database under any key, or none, and what was kept there. */
  function cacheWith(content: Buffer | undefined): UserCache & { readonly kept: string[] } {
    const kept: string[] = [];
    return { kept, read: () => content, write: (kind, key) => void kept.push(`${kind} ${key.length}`) };
  }
  function cluster(): Buffer {
    const from = join(folder, 'cluster');
    mkdirSync(join(from, 'pg_notify'), { recursive: true });
    writeFileSync(join(from, 'PG_VERSION'), '18\n');
    return pack(from);
  }

  it('takes the database of another clone whole, and no partial one of before', async () => {
    const dataDir = join(folder, 'taken');
    const cache = cacheWith(cluster());
    await prepareDatabase({ ...ports, dataDir }, cache);
    expect(readdirSync(join(dataDir, 'database'))).toEqual(['cluster']);
    expect(readdirSync(join(dataDir, 'database/cluster')).toSorted()).toEqual(['PG_VERSION', 'pg_notify']);
    expect(cache.kept).toEqual([]);
  });

  it('leaves no partial database when the entry is none', async () => {
    const dataDir = join(folder, 'partial');
    const header = Buffer.from(JSON.stringify([{ path: 'PG_VERSION', mode: 0o600, size: 3 }, { path: 'lost', mode: 0o600, size: 99 }]));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(header.length);
    expect(takeDatabase(cacheWith(zstdCompressSync(Buffer.concat([length, header, Buffer.from('18\n')]))), 'key', { ...ports, dataDir })).toBe(false);
    expect(readdirSync(join(dataDir, 'database'))).toEqual([]);
  });

  it.runIf(everything())('makes it where there is none, keeps it for others, and they begin with it', { timeout: 120_000 }, async () => {
    const cache = userCache(join(folder, 'cache'));
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    await prepareDatabase({ ...ports, dataDir: first }, cache);
    expect(readdirSync(join(folder, 'cache'))).toEqual([expect.stringMatching(/^database\.[0-9a-f]{64}$/)]);
    await prepareDatabase({ ...ports, dataDir: second }, cache);
    const run = spawnSync(process.execPath, [PROGRAMS.gatewayDatabase, 'status'], { encoding: 'utf8', env: { ...programEnvironment({}), DATA_DIR: second } });
    expect(run.stdout.trim().split('\n').at(-1)).toBe('Nothing is pending.');
  });
});

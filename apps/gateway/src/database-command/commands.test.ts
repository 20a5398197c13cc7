import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDatabase, testEngine, type TestDatabase } from '../../test-support/database.ts';
import { blankDump } from '../../test-support/embedded-dump.ts';
import { readConfig, type Config } from '../config.ts';
import { openDatabase } from '../platform/db/index.ts';
import { commands, UsageError } from './commands.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

describe('npm run gateway', { timeout: 60_000 }, () => {
  let db: TestDatabase | undefined;
  let config: Config;
  const folder = mkdtempSync(join(tmpdir(), 'livery-command-'));
  beforeAll(async () => {
    if (testEngine === 'postgres') db = await blankDatabase();
    // Creating an embedded database takes longer than reading one.
    else await (await openDatabase({ engine: 'pglite', dataDir: join(folder, 'database'), from: await blankDump() })).close();
    config = readConfig({ DATA_DIR: folder, ...(db?.url === undefined ? {} : { DATABASE_URL: db.url }) });
  });
  afterAll(async () => {
    await db?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(name: string, words: readonly string[] = [], dryRun = false): Promise<string[]> {
    const lines: string[] = [];
    await commands[name]?.({ config, dryRun, words, write: (line) => lines.push(line) });
    return lines;
  }

  it('lists what is pending and changes nothing, with status and with migrate --dry-run', async () => {
    const status = await run('status');
    expect(status.slice(0, 1)).toEqual(['Nothing was applied yet.']);
    expect(status).toContain('  0001-tenants.sql');
    expect(status).toContain('  functions/ledger-post.sql');
    expect(await run('migrate', [], true)).toEqual(status);
    expect(await run('status')).toEqual(status);
  });

  it('migrates, says what it applies, and finds nothing pending then', async () => {
    const lines = await run('migrate');
    expect(lines[0]).toBe('0001-tenants.sql applied');
    expect(lines.at(-1)).toMatch(/^\d+ files applied\.$/);
    expect(await run('migrate')).toEqual(['Nothing was pending.']);
    expect((await run('status')).at(-1)).toBe('Nothing is pending.');
  });

  it('rejects words that mean nothing', async () => {
    await expect(run('migrate', ['now'])).rejects.toThrow(UsageError);
    for (const words of [[], ['Livery App'], ['one', 'two'], ['x"; drop role y']]) await expect(run('login', words)).rejects.toThrow(UsageError);
  });

  it.runIf(testEngine === 'postgres')('prints the SQL of the login that serves', async () => {
    const script = (await run('login', ['livery_site'])).join('\n');
    expect(script).toContain('create role "livery_site" login inherit nocreaterole nocreatedb;');
    expect(script).toMatch(/grant livery_gateway to "livery_site"( with inherit true, set false)?;/);
    expect(script).toMatch(/alter role "livery_site" in database "blank_\w+" set statement_timeout = 15000;/);
  });

  it('ends with 2 and a sentence for an unknown command or option, and with 1 where the database is away', () => {
    const exit = (...words: string[]) => {
      const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8', env: programEnvironment({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }) });
      return [status, stderr.split('\n')[0]];
    };
    expect(exit('migrat')).toEqual([2, 'There is no command "migrat".']);
    expect(exit('migrate', '--fast')[0]).toBe(2);
    expect(exit('status')).toEqual([1, 'PostgreSQL at 127.0.0.1:9/none cannot be reached (ECONNREFUSED). Check DATABASE_URL and that the server runs.']);
  });
});

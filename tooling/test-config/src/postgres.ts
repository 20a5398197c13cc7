import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const VERSIONED_HOMES = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt'];

function homes(): string[] {
  const versioned = VERSIONED_HOMES.filter(existsSync).flatMap((home) =>
    readdirSync(home)
      .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((version) => join(home, version, 'bin')),
  );
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...versioned, ...onPath];
}

/**
 * Returns the folder of PostgreSQL's `initdb` and `postgres`: `PG_BIN`, else the newest installed version.
 *
 * @returns an absolute path, or undefined when PostgreSQL is not installed.
 */
export function findPostgres(): string | undefined {
  const named = process.env['PG_BIN'];
  const candidates = named === undefined || named === '' ? homes() : [named];
  return candidates.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

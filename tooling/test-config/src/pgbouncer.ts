import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package installs it where only administrators look. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Returns the path of PgBouncer's program: `PGBOUNCER_PATH`, else the first that is installed.
 *
 * @returns undefined when it is not installed.
 */
export function findPgbouncer(): string | undefined {
  const named = process.env['PGBOUNCER_PATH'];
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = named === undefined || named === '' ? [...FOLDERS, ...onPath].map((folder) => join(folder, 'pgbouncer')) : [named];
  return candidates.find((program) => existsSync(program));
}

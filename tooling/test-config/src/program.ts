import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages install servers where only administrators look. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Returns the path of a program: what the variable of the environment names, else the first of these names that is installed.
 *
 * @returns undefined when it is not installed.
 */
export function findProgram(variable: string, names: readonly string[]): string | undefined {
  const named = process.env[variable];
  const folders = [...FOLDERS, ...(process.env['PATH'] ?? '').split(delimiter)];
  const candidates = named === undefined || named === '' ? names.flatMap((name) => folders.map((folder) => join(folder, name))) : [named];
  return candidates.find((program) => existsSync(program));
}

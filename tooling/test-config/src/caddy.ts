import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns Caddy's program on the search path or where packages install it; undefined where there is none. */
export function findCaddy(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, 'caddy')).find(existsSync);
}

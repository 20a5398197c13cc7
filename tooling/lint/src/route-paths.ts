import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The table of screens, the one place where paths are written out. */
const TABLE = 'packages/navigation/src/routes/route-table.ts';

/** Every path of the table of screens, from its source; none where the tree has no such table. */
export function routePaths(root: string): ReadonlySet<string> {
  const file = join(root, TABLE);
  if (!existsSync(file)) return new Set();
  return new Set([...readFileSync(file, 'utf8').matchAll(/'(\/[\w./]*)'/g)].map(([, path]) => path ?? ''));
}

/** The route that a text leads to, with or without a query or a hash; undefined for anything else. */
export function routeIn(text: string, paths: ReadonlySet<string>): string | undefined {
  const [path = ''] = text.split(/[?#\u{FFFC}]/u);
  return paths.has(path) ? path : undefined;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A quoted path, also before a query or a hash. */
const QUOTED_PATH = /['"`](\/[a-zA-Z][\w-]*(?:\/[\w-]+)*)(?=[?#'"`])/g;

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/**
 * Paths that the gateway sends to sites as data, in answers, messages and the demo, and that no screen has: those that begin as the path of
 * a screen does.
 *
 * @param known every path that shows a screen
 * @returns `<file>: <path>`
 */
export function unknownSitePaths(root: string, known: readonly string[]): string[] {
  const first = new Set(known.map(firstPart).filter((part) => part !== ''));
  return globSync('apps/gateway/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(QUOTED_PATH)].map(([, path = '']) => ({ file, path })))
    .filter(({ path }) => first.has(firstPart(path)) && !known.includes(path))
    .map(({ file, path }) => `${file}: ${path}`)
    .toSorted();
}

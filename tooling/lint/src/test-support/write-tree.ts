import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary folder of files, removed by `using`. */
export interface Tree extends Disposable {
  root: string;
}

/**
 * Writes files to a temporary folder.
 *
 * @param files content by path; objects are written as JSON
 */
export function writeTree(files: Record<string, string | object>): Tree {
  const root = mkdtempSync(join(tmpdir(), 'livery-lint-'));
  for (const [path, content] of Object.entries(files)) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}

/** Manifest of a small package for tests. */
export function manifest(name: string, dependencies: string[] = [], devDependencies: string[] = []): object {
  const versions = (names: string[]): Record<string, string> => Object.fromEntries(names.map((each) => [each, '*']));
  return {
    name: `@livery/${name}`,
    exports: { '.': './src/index.ts' },
    dependencies: versions(dependencies),
    devDependencies: versions(devDependencies),
  };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A throw-away tree of files; `using` removes it. */
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

/** The manifest of a small package of a test's tree. */
export function manifest(name: string, dependencies: string[] = [], devDependencies: string[] = []): object {
  const versions = (names: string[]): Record<string, string> => Object.fromEntries(names.map((each) => [each, '*']));
  return {
    name: `@livery/${name}`,
    exports: { '.': './src/index.ts' },
    dependencies: versions(dependencies),
    devDependencies: versions(devDependencies),
  };
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository this file stands in. */
export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** The parts of a package.json that the rules read. */
export interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  exports?: Record<string, unknown>;
}

/** A folder of the workspace with a manifest of its own. */
export interface WorkspacePackage {
  /** Without the scope: `ui-kit`. */
  name: string;
  /** From the root, with forward slashes: `packages/ui-kit`. */
  folder: string;
  manifest: Manifest;
}

/** Everything the rules need to know about a tree, read once. */
export interface Workspace {
  root: string;
  rootManifest: Manifest;
  packages: ReadonlyMap<string, WorkspacePackage>;
}

const GROUPS = ['packages', 'apps', 'tooling'];

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/** Reads the manifests of a tree. */
export function readWorkspace(root: string): Workspace {
  const packages = new Map<string, WorkspacePackage>();
  for (const group of GROUPS.filter((name) => existsSync(join(root, name)))) {
    for (const entry of readdirSync(join(root, group))) {
      const path = join(root, group, entry, 'package.json');
      if (existsSync(path)) packages.set(entry, { name: entry, folder: `${group}/${entry}`, manifest: readManifest(path) });
    }
  }
  const rootManifest = join(root, 'package.json');
  return { root, packages, rootManifest: existsSync(rootManifest) ? readManifest(rootManifest) : {} };
}

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git', '.data', '.turbo', 'storybook-static', 'fixtures', 'test-results']);

/**
 * Every file under a folder, from the root and with forward slashes; generated folders and test fixtures are left out.
 *
 * @param folder from the root, such as `packages`; an absent folder has no files.
 */
export function filesUnder(root: string, folder: string): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesUnder(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** True of a file that a brand's visitor never runs: a test, a story, or what only they use. */
export function isTestOrStory(file: string): boolean {
  return /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(file) || /\/(tests?|\.storybook|test-support|stories)\//.test(file);
}

/** True of code that generates or checks at build time inside a package that browsers run: it never reaches a page. */
export function isBuildTool(file: string): boolean {
  return /^packages\/[^/]+\/src\/tooling(?:\/|\.ts$)/.test(file);
}

/** True of a configuration file: one that stands beside the package.json rather than in `src`. */
export function isConfiguration(file: string): boolean {
  return file.split('/').length === 3 && !file.startsWith('brands/');
}

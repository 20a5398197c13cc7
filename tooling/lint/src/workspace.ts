import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of this repository. */
export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** Fields of a package.json that the rules read. */
export interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  /** Libraries that a packed package leaves to whoever installs it; in the workspace they stand among its devDependencies too. */
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  exports?: Record<string, unknown>;
}

/** A workspace folder with a manifest. */
export interface WorkspacePackage {
  /** Without the scope: `ui-kit`. */
  name: string;
  /** Relative to the root, with forward slashes: `packages/ui-kit`. */
  folder: string;
  manifest: Manifest;
}

/** Facts about a repository, read once. */
export interface Workspace {
  root: string;
  rootManifest: Manifest;
  packages: ReadonlyMap<string, WorkspacePackage>;
}

const GROUPS = ['packages', 'apps', 'tooling'];

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/** Reads the manifests of a repository. */
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
 * Returns every file under a folder, relative to the root and with forward slashes, without generated folders and fixtures.
 *
 * @param folder relative to the root, such as `packages`; a missing folder has no files.
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

/** Whether a file is a test, a story, or used only by them, and so not shipped. */
export function isTestOrStory(file: string): boolean {
  return /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(file) || /\/(tests?|\.storybook|test-support|stories)\//.test(file);
}

/** Whether a file generates or checks at build time inside a browser package, and so is not shipped. */
export function isBuildTool(file: string): boolean {
  return /^packages\/[^/]+\/src\/tooling(?:\/|\.ts$)/.test(file);
}

/** Whether a file is a configuration file: next to package.json rather than in `src`. */
export function isConfiguration(file: string): boolean {
  return file.split('/').length === 3 && !file.startsWith('brands/');
}

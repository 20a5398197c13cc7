import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { isBuildTool, isConfiguration, isTestOrStory } from './workspace.ts';
import type { Manifest, Workspace, WorkspacePackage } from './workspace.ts';

/** One package in the list. */
export interface BoundaryEntry {
  floor: number | string;
  mayImport: string[];
  /** Libraries that a package of the ground floor may use; other floors use those of their package.json. */
  npm?: string[];
  /** Entries beside `.`, such as `./react`. */
  entries?: string[];
}

/** Content of tooling/boundaries.json: allowed imports. */
export interface BoundaryList {
  packages: Record<string, BoundaryEntry>;
  /** Packages that may import all others, and may be imported only by tests, stories and configuration. */
  anywhere: string[];
  testsAndStoriesMayAlsoImport: string[];
  /** Files that may import `virtual:brand`; a trailing slash denotes a folder. */
  virtualBrand: string[];
}

/** Reads the list of a repository. */
export function readBoundaries(root: string): BoundaryList {
  return JSON.parse(readFileSync(join(root, 'tooling/boundaries.json'), 'utf8')) as BoundaryList;
}

const SCOPE = '@livery/';
const BUILTINS = new Set(builtinModules);

interface Importer {
  file: string;
  /** Package name without scope, `brands` for a brand, undefined for files outside packages. */
  name: string | undefined;
  folder: string;
  manifest: Manifest;
  /** Whether the file is not shipped (test, story, configuration, tool) and may use development dependencies and Node. */
  lenient: boolean;
}

function isSupport(file: string): boolean {
  return isTestOrStory(file) || isConfiguration(file) || isBuildTool(file);
}

function importerOf(file: string, world: Workspace, list: BoundaryList): Importer {
  const [group = '', entry = ''] = file.split('/');
  if (group === 'brands') {
    return { file, name: 'brands', folder: `brands/${entry}`, manifest: world.rootManifest, lenient: true };
  }
  const home = world.packages.get(entry);
  if (home === undefined || home.folder !== `${group}/${entry}`) {
    return { file, name: undefined, folder: '.', manifest: world.rootManifest, lenient: true };
  }
  return { file, name: home.name, folder: home.folder, manifest: home.manifest, lenient: isSupport(file) || list.anywhere.includes(home.name) };
}

function declares(importer: Importer, dependency: string, world: Workspace): boolean {
  const { dependencies, peerDependencies } = importer.manifest;
  if (dependencies?.[dependency] !== undefined || peerDependencies?.[dependency] !== undefined) return true;
  if (!importer.lenient) return false;
  const development = { ...world.rootManifest.devDependencies, ...importer.manifest.devDependencies };
  return development[dependency] !== undefined || development[`@types/${dependency}`] !== undefined;
}

function relativeFault(importer: Importer, specifier: string): string | undefined {
  const target = posix.normalize(posix.join(posix.dirname(importer.file), specifier));
  if (importer.name === undefined) return undefined;
  if (target.startsWith(`${importer.folder}/`)) {
    if (importer.lenient || !isSupport(target) || isConfiguration(target)) return undefined;
    return `"${specifier}" belongs to tests, stories or build tools; what visitors run may not import it.`;
  }
  return `The relative import "${specifier}" leaves ${importer.folder}. Import the other package by its name.`;
}

function mayImport(importer: Importer, target: string, list: BoundaryList): boolean {
  if (importer.name === undefined || list.anywhere.includes(importer.name)) return true;
  if (list.packages[importer.name]?.mayImport.includes(target) === true) return true;
  if (isTestOrStory(importer.file)) return list.testsAndStoriesMayAlsoImport.includes(target);
  return isConfiguration(importer.file) && list.anywhere.includes(target);
}

function refusal(importer: Importer, target: string, list: BoundaryList): string {
  const name = importer.name ?? importer.folder;
  const own = list.packages[name];
  const other = list.packages[target];
  if (own === undefined) return `${name} is not listed in tooling/boundaries.json, so it may import no package.`;
  if (own.floor === 3 && other?.floor === 3) {
    return `${name} and ${target} are both features, and features never import each other: the portal wires them.`;
  }
  return `${name} may not import ${target}. tooling/boundaries.json allows it: ${own.mayImport.join(', ') || 'nothing'}.`;
}

function exportsSubpath(target: WorkspacePackage, subpath: string): boolean {
  return Object.hasOwn(target.manifest.exports ?? {}, subpath === '' ? '.' : `./${subpath}`);
}

function workspaceFault(importer: Importer, specifier: string, world: Workspace, list: BoundaryList): string | undefined {
  const [target = '', ...rest] = specifier.slice(SCOPE.length).split('/');
  const found = world.packages.get(target);
  if (found === undefined) return `There is no package ${SCOPE}${target}.`;
  if (target === importer.name) return `${target} imports itself by name; use a relative import.`;
  if (!mayImport(importer, target, list)) return refusal(importer, target, list);
  if (!exportsSubpath(found, rest.join('/'))) {
    return `"${specifier}" reaches inside ${target}; a package is imported by its entry alone.`;
  }
  if (rest[0] === 'tooling' && !importer.lenient && !list.anywhere.includes(importer.name ?? '')) {
    return `"${specifier}" is for build tools, tests and stories; visitors never run it.`;
  }
  if (!declares(importer, SCOPE + target, world)) {
    return `${SCOPE}${target} is not in the dependencies of ${importer.folder}/package.json.`;
  }
  return undefined;
}

function runsInBrowser(name: string | undefined, list: BoundaryList): boolean {
  if (name === undefined) return false;
  return typeof list.packages[name]?.floor === 'number';
}

function libraryFault(importer: Importer, specifier: string, world: Workspace, list: BoundaryList): string | undefined {
  const parts = specifier.split('/');
  const library = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
  if (specifier.startsWith('node:') || BUILTINS.has(library)) {
    if (importer.name === 'brands') return `A brand is data: it imports brand-kit alone, not ${specifier}.`;
    if (!runsInBrowser(importer.name, list) || importer.lenient) return undefined;
    return `"${specifier}" is Node's own, and ${importer.folder} runs in browsers.`;
  }
  const allowed = list.packages[importer.name ?? '']?.npm;
  if (allowed !== undefined && !importer.lenient && !allowed.includes(library)) {
    return `${importer.name} stands on the ground floor and may use ${allowed.join(', ')} only, not ${library}.`;
  }
  if (importer.name === 'brands') return `A brand is data: it imports brand-kit alone, not ${library}.`;
  if (!declares(importer, library, world)) return `${library} is not in the dependencies of ${importer.folder}/package.json.`;
  return undefined;
}

/**
 * Checks one import against tooling/boundaries.json.
 *
 * @param file importing file, relative to the root, with forward slashes
 * @param specifier as written in the import
 * @returns the fault in one or two sentences, or undefined for an allowed import.
 */
export function importFault(file: string, specifier: string, world: Workspace, list: BoundaryList): string | undefined {
  const importer = importerOf(file, world, list);
  const [bare = ''] = specifier.split('?');
  if (bare === 'virtual:brand') {
    const allowed = list.virtualBrand.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place));
    return allowed ? undefined : 'virtual:brand is imported in the bootstrap of the portal alone; read the brand with useBrand().';
  }
  if (bare.startsWith('virtual:')) return undefined;
  if (bare.startsWith('.')) return relativeFault(importer, bare);
  if (bare.startsWith('/')) return `"${bare}" is an absolute path.`;
  if (bare.startsWith(SCOPE)) return workspaceFault(importer, bare, world, list);
  return libraryFault(importer, bare, world, list);
}

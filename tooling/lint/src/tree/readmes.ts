import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoundaryList } from '../boundaries.ts';
import type { Workspace } from '../workspace.ts';

const GROUPS = ['apps', 'packages', 'tooling'];
/** The sentence that names the packages; it ends with a full stop before white space. */
const MAY_IMPORT = /\bmay import\b(.*?)(?:\.\s|\.?$)/is;

/** Folders of apps, packages and tools, with or without a manifest. */
function folders(root: string): string[] {
  const present = GROUPS.filter((group) => existsSync(join(root, group)));
  return present.flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => `${group}/${entry.name}`),
  );
}

/** Packages that a README says its package may import; undefined where it does not say. */
function statedImports(readme: string, known: ReadonlySet<string>): string[] | undefined {
  const sentence = MAY_IMPORT.exec(readme)?.[1];
  return sentence === undefined ? undefined : [...new Set(sentence.match(/[a-z0-9-]+/g))].filter((word) => known.has(word)).toSorted();
}

function importFault(readme: string, allowed: readonly string[], known: ReadonlySet<string>): string | undefined {
  const stated = statedImports(readme, known);
  const expected = allowed.toSorted();
  if (stated === undefined) return `does not say "May import: ${expected.join(', ') || 'no other package'}."`;
  return stated.join() === expected.join() ? undefined : `says it may import ${stated.join(', ') || 'nothing'}; tooling/boundaries.json says ${expected.join(', ') || 'nothing'}.`;
}

/**
 * Returns the faults of READMEs: a folder of apps, packages or tooling without one, and one that names other packages
 * to import than tooling/boundaries.json does.
 */
export function readmeFaults(world: Workspace, list: BoundaryList): string[] {
  const known = new Set(world.packages.keys());
  return folders(world.root).flatMap((folder) => {
    const path = join(world.root, folder, 'README.md');
    if (!existsSync(path)) return [`${folder} has no README.md.`];
    const readme = readFileSync(path, 'utf8');
    if (readme.trim().split('\n').length < 3) return [`${folder}/README.md says nothing.`];
    const allowed = list.packages[folder.split('/')[1] ?? '']?.mayImport;
    const fault = allowed === undefined ? undefined : importFault(readme, allowed, known);
    return fault === undefined ? [] : [`${folder}/README.md ${fault}`];
  });
}

/** READMEs that say where everything of a package is, with the folders whose folders they name. */
const PLACES: Readonly<Record<string, readonly string[]>> = { 'apps/gateway': ['src', 'src/platform', 'src/modules'] };

/** Returns the folders of a package that its README leaves out of "What is where". */
export function placeFaults(root: string, places: Readonly<Record<string, readonly string[]>> = PLACES): string[] {
  return Object.entries(places).flatMap(([folder, parents]) => {
    const [, section = ''] = readFileSync(join(root, folder, 'README.md'), 'utf8').split('## What is where');
    const words = new Set(section.split('\n## ')[0]?.match(/[\w-]+/g));
    return parents.flatMap((parent) =>
      readdirSync(join(root, folder, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !words.has(entry.name))
        .map(({ name }) => `${folder}/README.md does not say what is in ${parent}/${name}.`),
    );
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFault } from '../boundaries.ts';
import { readModule } from '../imports.ts';
import { filesUnder, isConfiguration, isTestOrStory } from '../workspace.ts';
import type { BoundaryList } from '../boundaries.ts';
import type { Workspace } from '../workspace.ts';

/** Result of checking every import of a repository. */
export interface ImportGraph {
  /** One line per forbidden import: `file: fault`. */
  faults: string[];
  /** Actual imports between packages, without tests and stories. */
  edges: ReadonlyMap<string, ReadonlySet<string>>;
}

const SOURCE = /\.[cm]?tsx?$/;
/** Packages of this floor may import each other (ADR 16) as long as there is no cycle. */
const GROUND = 0;
const GROUPS = ['packages', 'apps', 'brands', 'tooling'];

/** All TypeScript files, relative to the root. */
export function sourceFiles(root: string): string[] {
  return GROUPS.flatMap((group) => filesUnder(root, group)).filter((file) => SOURCE.test(file) && !file.endsWith('.d.ts'));
}

/** Checks every import of every file against tooling/boundaries.json. */
export function readGraph(world: Workspace, list: BoundaryList): ImportGraph {
  const faults: string[] = [];
  const edges = new Map<string, Set<string>>();
  for (const file of sourceFiles(world.root)) {
    const [, from = ''] = file.split('/');
    for (const { specifier } of readModule(file, readFileSync(join(world.root, file), 'utf8')).imports) {
      const fault = importFault(file, specifier, world, list);
      if (fault !== undefined) faults.push(`${file}: ${fault}`);
      const target = /^@livery\/([^/?]+)/.exec(specifier)?.[1];
      if (target === undefined || target === from || isTestOrStory(file) || isConfiguration(file)) continue;
      edges.set(from, (edges.get(from) ?? new Set()).add(target));
    }
  }
  return { faults, edges };
}

/**
 * Returns the cycles of a graph.
 *
 * @returns paths that end where they begin: `['a', 'b', 'a']`.
 */
export function findCycles(edges: ReadonlyMap<string, Iterable<string>>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (node: string, path: string[]): void => {
    const start = path.indexOf(node);
    if (start !== -1) {
      cycles.push([...path.slice(start), node]);
      return;
    }
    if (done.has(node)) return;
    for (const next of edges.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of edges.keys()) visit(node, []);
  return cycles;
}

/**
 * Returns faults of the list itself: packages without a floor, imports from a higher floor or, above the ground floor,
 * from the same floor, cycles, and unknown names.
 */
export function listFaults(world: Workspace, list: BoundaryList): string[] {
  const faults: string[] = [];
  const names = Object.keys(list.packages).filter((name) => name !== 'brands');
  for (const name of [...names, ...list.anywhere]) {
    if (!world.packages.has(name)) faults.push(`${name} is listed, and there is no such package.`);
  }
  for (const name of world.packages.keys()) {
    if (!names.includes(name) && !list.anywhere.includes(name)) faults.push(`${name} is not listed.`);
  }
  for (const [name, { floor, mayImport }] of Object.entries(list.packages)) {
    for (const target of mayImport) {
      const below = list.packages[target]?.floor;
      if (typeof floor === 'number' && (typeof below !== 'number' || below > floor || (below === floor && floor !== GROUND))) {
        faults.push(`${name} (floor ${floor}) may not be allowed ${target} (floor ${below ?? 'none'}).`);
      }
    }
  }
  const cycles = findCycles(new Map(Object.entries(list.packages).map(([name, entry]) => [name, entry.mayImport])));
  return [...faults, ...cycles.map((cycle) => `cycle: ${cycle.join(' → ')}`)];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFault } from '../boundaries.ts';
import { readModule } from '../imports.ts';
import { filesUnder, isConfiguration, isTestOrStory } from '../workspace.ts';
import type { BoundaryList } from '../boundaries.ts';
import type { Workspace } from '../workspace.ts';

/** What the walk over every import of a tree found. */
export interface ImportGraph {
  /** One line for each import that is not allowed: `file: fault`. */
  faults: string[];
  /** Which packages a package really imports, tests and stories left out. */
  edges: ReadonlyMap<string, ReadonlySet<string>>;
}

const SOURCE = /\.[cm]?tsx?$/;
/** Packages of this floor may share what is defined once (ADR 16), as long as no cycle comes of it. */
const GROUND = 0;
const GROUPS = ['packages', 'apps', 'brands', 'tooling'];

/** Every TypeScript file of a tree, from the root. */
export function sourceFiles(root: string): string[] {
  return GROUPS.flatMap((group) => filesUnder(root, group)).filter((file) => SOURCE.test(file) && !file.endsWith('.d.ts'));
}

/** Walks every import of every file and holds it against tooling/boundaries.json. */
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
 * Cycles of a graph.
 *
 * @returns each as a path that ends where it began: `['a', 'b', 'a']`.
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
 * Faults of the list itself: a package that stands on no floor, one that reaches up or, above the ground floor,
 * sideways, a cycle, an unknown name.
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

import { describe, expect, it } from 'vitest';
import { readBoundaries } from '../boundaries.ts';
import { manifest, writeTree } from '../test-support/write-tree.ts';
import { readWorkspace, REPOSITORY } from '../workspace.ts';
import { findCycles, listFaults, readGraph, sourceFiles } from './graph.ts';

const world = readWorkspace(REPOSITORY);
const list = readBoundaries(REPOSITORY);

describe('readGraph', () => {
  it('returns only imports that tooling/boundaries.json allows in this repository', () => {
    expect(sourceFiles(REPOSITORY).length).toBeGreaterThan(10);
    expect(readGraph(world, list).faults).toEqual([]);
  });
});

describe('findCycles in this repository', () => {
  it('returns no cycle between packages', () => {
    expect(findCycles(readGraph(world, list).edges)).toEqual([]);
  });
});

describe('listFaults in this repository', () => {
  it('returns none', () => {
    expect(listFaults(world, list)).toEqual([]);
  });
});

describe('readGraph with an unlisted package', () => {
  it('reports every import from and to it', () => {
    using tree = writeTree({
      'packages/fresh/package.json': manifest('fresh', ['@livery/ui-kit']),
      'packages/ui-kit/package.json': manifest('ui-kit'),
      'packages/fresh/src/static.ts': "import { a } from '@livery/ui-kit';\nexport const b = a;",
      'packages/fresh/src/lazy.tsx': "export const b = () => import('@livery/ui-kit');",
      'packages/fresh/src/again.ts': "export type { A } from '@livery/ui-kit';",
      'tooling/boundaries.json': {
        packages: { 'ui-kit': { floor: 1, mayImport: [] } },
        anywhere: [],
        testsAndStoriesMayAlsoImport: [],
        virtualBrand: [],
      },
    });
    const fresh = readWorkspace(tree.root);
    expect(readGraph(fresh, readBoundaries(tree.root)).faults.toSorted()).toEqual([
      expect.stringContaining('packages/fresh/src/again.ts: fresh is not listed'),
      expect.stringContaining('packages/fresh/src/lazy.tsx: fresh is not listed'),
      expect.stringContaining('packages/fresh/src/static.ts: fresh is not listed'),
    ]);
    expect(listFaults(fresh, readBoundaries(tree.root))).toEqual(['fresh is not listed.']);
  });
});

describe('findCycles', () => {
  it('returns the path of a cycle', () => {
    const edges = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: ['a'], d: [] }));
    expect(findCycles(edges)).toEqual([['a', 'b', 'c', 'a']]);
    expect(findCycles(new Map(Object.entries({ a: ['b', 'c'], b: ['c'], c: [] })))).toEqual([]);
  });
});

describe('listFaults', () => {
  it('reports a package that imports from a higher or the same floor', () => {
    using tree = writeTree({
      'packages/low/package.json': manifest('low'),
      'packages/high/package.json': manifest('high'),
      'packages/beside/package.json': manifest('beside'),
      'packages/ground/package.json': manifest('ground'),
    });
    const packages = {
      low: { floor: 0, mayImport: ['high'] },
      high: { floor: 3, mayImport: ['beside'] },
      beside: { floor: 3, mayImport: [] },
      gone: { floor: 1, mayImport: [] },
      ground: { floor: 0, mayImport: ['low'] },
    };
    const faults = listFaults(readWorkspace(tree.root), {
      packages,
      anywhere: [],
      testsAndStoriesMayAlsoImport: [],
      virtualBrand: [],
    });
    expect(faults).toEqual([
      'gone is listed, and there is no such package.',
      'low (floor 0) may not be allowed high (floor 3).',
      'high (floor 3) may not be allowed beside (floor 3).',
    ]);
  });
});

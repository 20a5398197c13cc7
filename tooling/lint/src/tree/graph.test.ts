import { expect, test } from 'vitest';
import { readBoundaries } from '../boundaries.ts';
import { manifest, writeTree } from '../testing/write-tree.ts';
import { readWorkspace, REPOSITORY } from '../workspace.ts';
import { findCycles, listFaults, readGraph, sourceFiles } from './graph.ts';

const world = readWorkspace(REPOSITORY);
const list = readBoundaries(REPOSITORY);

test('every import of this repository is one that tooling/boundaries.json allows', () => {
  expect(sourceFiles(REPOSITORY).length).toBeGreaterThan(10);
  expect(readGraph(world, list).faults).toEqual([]);
});

test('no two packages of this repository import each other, however far around', () => {
  expect(findCycles(readGraph(world, list).edges)).toEqual([]);
});

test('the list itself names real packages, and each reaches only to floors below its own or along the ground floor', () => {
  expect(listFaults(world, list)).toEqual([]);
});

test('a package that is not listed is denied, whichever way it imports', () => {
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

test('a cycle is found, with its path', () => {
  const edges = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: ['a'], d: [] }));
  expect(findCycles(edges)).toEqual([['a', 'b', 'c', 'a']]);
  expect(findCycles(new Map(Object.entries({ a: ['b', 'c'], b: ['c'], c: [] })))).toEqual([]);
});

test('a list that reaches up or sideways is refused', () => {
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

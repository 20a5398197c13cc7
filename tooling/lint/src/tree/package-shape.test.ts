import { expect, test } from 'vitest';
import { readBoundaries } from '../boundaries.ts';
import { manifest, writeTree } from '../testing/write-tree.ts';
import { readWorkspace, REPOSITORY } from '../workspace.ts';
import type { BoundaryList } from '../boundaries.ts';
import { packageFaults } from './package-shape.ts';

const empty: BoundaryList = { packages: {}, anywhere: [], testsAndStoriesMayAlsoImport: [], virtualBrand: [] };
const sound = {
  'packages/a/package.json': manifest('a'),
  'packages/a/README.md': '# a\n\nSays hello.\n',
  'packages/a/src/index.ts': "export { hello } from './hello.ts';\nexport type { Greeting } from './hello.ts';\n",
  'packages/a/exports.txt': '# .\nhello\ntype Greeting\n',
};

function faultsWith(changes: Record<string, string | object>): string[] {
  using tree = writeTree({ ...sound, ...changes });
  return packageFaults(readWorkspace(tree.root), empty);
}

test('each package of this repository has one entry, named exports, a README and its recorded export list', () => {
  expect(packageFaults(readWorkspace(REPOSITORY), readBoundaries(REPOSITORY))).toEqual([]);
});

test('a sound package has no faults', () => {
  expect(faultsWith({})).toEqual([]);
});

test('a second entry is refused unless it is listed', () => {
  const second = { ...manifest('a'), exports: { '.': './src/index.ts', './react': './src/react.tsx' } };
  expect(faultsWith({ 'packages/a/package.json': second })).toEqual([expect.stringContaining('exports ., ./react; one entry is allowed')]);
});

test('an export that is not in exports.txt is refused, and so is one that is gone', () => {
  const more = `${sound['packages/a/src/index.ts']}export const late = 1;\n`;
  expect(faultsWith({ 'packages/a/src/index.ts': more })).toEqual([expect.stringContaining('exports.txt is not its export list')]);
  expect(faultsWith({ 'packages/a/exports.txt': '# .\nhello\nold\ntype Greeting\n' })).toHaveLength(1);
});

test('a default export or a star export in the entry is refused', () => {
  const entry = `${sound['packages/a/src/index.ts']}export default 1;\nexport * from './more.ts';\n`;
  expect(faultsWith({ 'packages/a/src/index.ts': entry })).toEqual([
    expect.stringContaining('default export'),
    expect.stringContaining('everything from ./more.ts'),
  ]);
});

test('an internal barrel is refused', () => {
  expect(faultsWith({ 'packages/a/src/fields/index.ts': 'export {};' })).toEqual(['packages/a has an internal barrel: src/fields/index.ts.']);
});

test('a README that says nothing is refused, and so is none', () => {
  expect(faultsWith({ 'packages/a/README.md': '# a\n' })).toEqual(['packages/a its README.md says nothing.']);
});

import { describe, expect, it } from 'vitest';
import { readBoundaries } from '../boundaries.ts';
import { manifest, writeTree } from '../test-support/write-tree.ts';
import { readWorkspace, REPOSITORY } from '../workspace.ts';
import type { BoundaryList } from '../boundaries.ts';
import { packageFaults } from './package-shape.ts';

const empty: BoundaryList = { packages: {}, anywhere: [], testsAndStoriesMayAlsoImport: [], virtualBrand: [] };
const sound = {
  'packages/a/package.json': manifest('a'),
  'packages/a/src/index.ts': "export { hello } from './hello.ts';\nexport type { Greeting } from './hello.ts';\n",
  'packages/a/exports.txt': '# .\nhello\ntype Greeting\n',
};

function faultsWith(changes: Record<string, string | object>): string[] {
  using tree = writeTree({ ...sound, ...changes });
  return packageFaults(readWorkspace(tree.root), empty);
}

describe('packageFaults', () => {
  it('returns none for this repository', () => {
    expect(packageFaults(readWorkspace(REPOSITORY), readBoundaries(REPOSITORY))).toEqual([]);
  });

  it('returns none for a correct package', () => {
    expect(faultsWith({})).toEqual([]);
  });

  it('reports a second entry unless it is listed', () => {
    const second = { ...manifest('a'), exports: { '.': './src/index.ts', './react': './src/react.tsx' } };
    expect(faultsWith({ 'packages/a/package.json': second })).toEqual([expect.stringContaining('exports ., ./react; one entry is allowed')]);
  });

  it('reports new and missing exports compared with exports.txt', () => {
    const more = `${sound['packages/a/src/index.ts']}export const late = 1;\n`;
    expect(faultsWith({ 'packages/a/src/index.ts': more })).toEqual([expect.stringContaining('exports.txt is not its export list')]);
    expect(faultsWith({ 'packages/a/exports.txt': '# .\nhello\nold\ntype Greeting\n' })).toHaveLength(1);
  });

  it('reports a default export and a star export in the entry', () => {
    const entry = `${sound['packages/a/src/index.ts']}export default 1;\nexport * from './more.ts';\n`;
    expect(faultsWith({ 'packages/a/src/index.ts': entry })).toEqual([
      expect.stringContaining('default export'),
      expect.stringContaining('everything from ./more.ts'),
    ]);
  });

  it('reports an internal barrel', () => {
    expect(faultsWith({ 'packages/a/src/fields/index.ts': 'export {};' })).toEqual(['packages/a has an internal barrel: src/fields/index.ts.']);
  });
});

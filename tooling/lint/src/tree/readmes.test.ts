import { describe, expect, it } from 'vitest';
import { readBoundaries, type BoundaryList } from '../boundaries.ts';
import { manifest, writeTree } from '../test-support/write-tree.ts';
import { readWorkspace, REPOSITORY } from '../workspace.ts';
import { placeFaults, readmeFaults } from './readmes.ts';

const list: BoundaryList = {
  packages: { a: { floor: 0, mayImport: [] }, b: { floor: 1, mayImport: ['a'] } },
  anywhere: ['tool'],
  testsAndStoriesMayAlsoImport: [],
  virtualBrand: [],
};
const sound = {
  'packages/a/package.json': manifest('a'),
  'packages/a/README.md': '# a\n\nSays hello. May import: no other package.\n',
  'packages/b/package.json': manifest('b'),
  'packages/b/README.md': '# b\n\n- **May import**: `@livery/a` (for its greeting), zod. Names b.\n',
  'tooling/tool/package.json': manifest('tool'),
  'tooling/tool/README.md': '# tool\n\nMay import any package.\n',
};

function faultsWith(changes: Record<string, string | object>): string[] {
  using tree = writeTree({ ...sound, ...changes });
  return readmeFaults(readWorkspace(tree.root), list);
}

describe('readmeFaults', () => {
  it('returns none for this repository', () => {
    expect(readmeFaults(readWorkspace(REPOSITORY), readBoundaries(REPOSITORY))).toEqual([]);
  });

  it('returns none where READMEs name what the list allows', () => {
    expect(faultsWith({})).toEqual([]);
  });

  it('reports a folder without a README, also one without a manifest', () => {
    expect(faultsWith({ 'apps/site/package.json': manifest('site'), 'tooling/settings/base.json': '{}' })).toEqual(['apps/site has no README.md.', 'tooling/settings has no README.md.']);
  });

  it('reports a README of a heading alone', () => {
    expect(faultsWith({ 'tooling/tool/README.md': '# tool\n' })).toEqual(['tooling/tool/README.md says nothing.']);
  });

  it('reports imports that are left out, not allowed, or not stated', () => {
    expect(
      faultsWith({ 'packages/a/README.md': '# a\n\nMay import: b.\n', 'packages/b/README.md': '# b\n\nMay import: zod. Never a.\n' }),
    ).toEqual(['packages/a/README.md says it may import b; tooling/boundaries.json says nothing.', 'packages/b/README.md says it may import nothing; tooling/boundaries.json says a.']);
    expect(faultsWith({ 'packages/b/README.md': '# b\n\nGreets.\n' })).toEqual(['packages/b/README.md does not say "May import: a."']);
  });
});

describe('placeFaults', () => {
  it('returns none for this repository', () => {
    expect(placeFaults(REPOSITORY)).toEqual([]);
  });

  it('reports a folder that is left out of what is where', () => {
    using tree = writeTree({
      'apps/b/README.md': '# b\n\n## What is where\n\n| `src/one` `two-three` | modules: `src/modules`, four |\n\n## To change\n\nfive and six',
      ...Object.fromEntries(['one/a', 'two-three/a', 'two/a', 'five/a', 'modules/four/a', 'modules/six/a', 'seven.ts'].map((path) => [`apps/b/src/${path}`, ''])),
    });
    const said = placeFaults(tree.root, { 'apps/b': ['src', 'src/modules'] });
    expect(said.toSorted()).toEqual(['src/five', 'src/modules/six', 'src/two'].map((path) => `apps/b/README.md does not say what is in ${path}.`));
  });
});

import { describe, expect, it } from 'vitest';
import { manifest, writeTree } from '../test-support/write-tree.ts';
import { readWorkspace, REPOSITORY } from '../workspace.ts';
import { changesetFaults } from './changesets.ts';

describe('changesetFaults', () => {
  it('returns none for this repository', () => {
    expect(changesetFaults(readWorkspace(REPOSITORY))).toEqual([]);
  });

  it('reports an unknown package, a missing description and a missing header', () => {
    using tree = writeTree({
      'packages/a/package.json': manifest('a'),
      '.changeset/README.md': '# Changesets',
      '.changeset/good.md': "---\n'@livery/a': minor\n---\n\nIt says hello.\n",
      '.changeset/unknown.md': "---\n'@livery/b': minor\n---\n\nWords.\n",
      '.changeset/wordless.md': "---\n'@livery/a': patch\n---\n",
      '.changeset/headless.md': 'Words.\n',
    });
    expect(changesetFaults(readWorkspace(tree.root)).toSorted()).toEqual([
      'headless.md has no header.',
      expect.stringContaining('unknown.md: "\'@livery/b\': minor" names no package'),
      'wordless.md says nothing about the change.',
    ]);
  });
});

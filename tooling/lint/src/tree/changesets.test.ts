import { expect, test } from 'vitest';
import { manifest, writeTree } from '../testing/write-tree.ts';
import { readWorkspace, REPOSITORY } from '../workspace.ts';
import { changesetFaults } from './changesets.ts';

test('every pending changeset of this repository names real packages and says what changed', () => {
  expect(changesetFaults(readWorkspace(REPOSITORY))).toEqual([]);
});

test('a changeset for an unknown package, without words or without a header is found', () => {
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

import { describe, expect, it } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { documentFaults } from './documents.ts';

describe('documentFaults', () => {
  it('returns none for this repository', () => {
    expect(documentFaults(REPOSITORY)).toEqual([]);
  });

  it('reports paths in backticks that lead nowhere', () => {
    using tree = writeTree({
      'README.md': 'See `packages/a/src/one.ts`, `packages/a/src/gone.ts`, `one.ts` and `docs/lost.md`.\n```\n`packages/none.ts`\n```\n',
      'packages/a/src/one.ts': '',
      'packages/a/README.md': 'See `src/one.ts`, `one.ts`, `src/two.ts`, `packages/b/src/two.ts` and `packages/b/`.',
      'packages/b/src/two.ts': '',
    });
    expect(documentFaults(tree.root)).toEqual([
      'README.md names packages/a/src/gone.ts, which is not there.',
      'README.md names docs/lost.md, which is not there.',
      'packages/a/README.md names src/two.ts, which is not there.',
    ]);
  });

  it('ignores rules of the lint, patterns, commands and what a run writes', () => {
    using tree = writeTree({ 'README.md': '`livery/boundaries`, `*.test.ts`, `brands/<id>/theme.ts`, `pnpm lint <path>`, `fleet.json`, `10.0.0.0/8`, `text/html`, `and/or`.' });
    expect(documentFaults(tree.root)).toEqual([]);
  });
});

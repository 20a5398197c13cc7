import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { statementFaults } from './product-statements.ts';

describe('statementFaults', () => {
  it('returns none for this repository', () => {
    expect(statementFaults(REPOSITORY)).toEqual([]);
  });

  it('reports numbers that are cited and not stated, or stated twice', () => {
    using tree = writeTree({
      'docs/product.md': '- **P-1.1** One, as in P-1.4.\n- ~~**P-1.2** Struck out.~~\n- **P-1.3** Two.\n- **P-1.3** Two again.\n',
      'packages/a/src/index.ts': '// P-1.1 and P-1.2 hold; P-9.9 does not exist.\n',
    });
    expect(statementFaults(tree.root)).toEqual([
      'docs/product.md has P-1.3 twice.',
      'packages/a/src/index.ts cites P-9.9, which docs/product.md does not have.',
      'docs/product.md cites P-1.4, which docs/product.md does not have.',
    ]);
  });
});

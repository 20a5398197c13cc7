import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifest, writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { fileCycles, gatewayModuleFaults } from './file-cycles.ts';

describe('fileCycles', () => {
  const folders = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(REPOSITORY, group), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`${group}/${entry.name}`] : [])),
  );

  it.each(folders)('returns none for %s', (folder) => {
    expect(fileCycles(REPOSITORY, folder)).toEqual([]);
  });

  it('returns the path of a cycle of type imports', () => {
    using tree = writeTree({
      'packages/round/package.json': manifest('round'),
      'packages/round/src/a.ts': "import type { B } from './deep/b.ts';\nexport type A = B;",
      'packages/round/src/deep/b.ts': "export type { C as B } from '../c.ts';",
      'packages/round/src/c.ts': "import { type A } from './a.ts';\nexport type C = A | 1;",
      'packages/round/src/c.test.ts': "import { a } from './a.ts';\nexport const b = a;",
    });
    const [a, b, c] = ['a.ts', 'deep/b.ts', 'c.ts'].map((file) => `packages/round/src/${file}`);
    expect(fileCycles(tree.root, 'packages/round')).toEqual([[a, b, c, a]]);
  });
});

describe('gatewayModuleFaults', () => {
  it('returns none for this repository', () => {
    expect(gatewayModuleFaults(REPOSITORY)).toEqual([]);
  });

  it('reports imports past an index, imports of modules by the platform, and cycles of modules', () => {
    using tree = writeTree({
      'apps/gateway/package.json': manifest('gateway'),
      'apps/gateway/src/platform/p.ts': "import { a } from '../modules/low/index.ts';\nexport const p = a;",
      'apps/gateway/src/modules/low/index.ts': "import type { B } from '../high/index.ts';\nexport const a: B = 1;",
      'apps/gateway/src/modules/low/inner.ts': 'export const inner = 1;',
      'apps/gateway/src/modules/high/index.ts': "import { inner } from '../low/inner.ts';\nexport type B = typeof inner;",
    });
    expect(gatewayModuleFaults(tree.root).toSorted()).toEqual([
      'apps/gateway/src/modules/high/index.ts: apps/gateway/src/modules/low/inner.ts is inside the module low; import its index.',
      'apps/gateway/src/platform/p.ts: the platform may not import the module low.',
      expect.stringMatching(/^modules in a cycle: (low → high → low|high → low → high)$/),
    ]);
  });
});

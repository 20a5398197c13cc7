import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';

/** Type errors of one file of a package for browsers. */
function typeErrors(source: string): string {
  using tree = writeTree({
    'a.ts': source,
    'tsconfig.json': { extends: join(REPOSITORY, 'tooling/tsconfig/react.json'), compilerOptions: { types: [] }, include: ['a.ts'] },
  });
  return spawnSync(process.execPath, [join(REPOSITORY, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', tree.root], { encoding: 'utf8' }).stdout;
}

describe('tooling/tsconfig/react.json', () => {
  it('rejects methods newer than the supported browsers, of any object', () => {
    const errors = typeErrors("export const both = new Set(['a']).union(new Set(['b']));\nexport const sound = 'a'.isWellFormed();");
    expect(errors).toContain("'union' does not exist");
    expect(errors).toContain("'isWellFormed' does not exist");
  });

  it('accepts the methods they have', () => {
    expect(typeErrors('export const sorted = [2, 1].toSorted().findLast((each) => each > 1);')).toBe('');
  });
});

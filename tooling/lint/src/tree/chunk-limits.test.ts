import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { endlessImports } from './chunk-limits.ts';

describe('endlessImports', () => {
  it('returns none for this repository', () => {
    expect(endlessImports(REPOSITORY)).toEqual([]);
  });

  it('returns a fetch without a time limit, and neither types nor what is held to one', () => {
    using tree = writeTree({
      'packages/a/src/a.ts': `const one = () => import('./one.ts');
const two = preloadableLazy(() => import('./two.ts'));
type Three = typeof import('./three.ts');
export const four = await loadChunk(
  'four',
  () => import('./four.ts'),
);
export const five = { load: import('./five.ts') };
export const six = (wanted: boolean) => (wanted ? two : import('./six.ts'));
`,
    });
    expect(endlessImports(tree.root)).toEqual(['packages/a/src/a.ts:1', 'packages/a/src/a.ts:8', 'packages/a/src/a.ts:9']);
  });
});

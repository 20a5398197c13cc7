import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { fileFaults, styleSheetFaults } from './files.ts';

describe('fileFaults in this repository', () => {
  it('returns none', () => {
    expect(fileFaults(REPOSITORY)).toEqual([]);
  });
});

describe('styleSheetFaults in this repository', () => {
  it('returns none', () => {
    expect(styleSheetFaults(REPOSITORY)).toEqual([]);
  });
});

describe('fileFaults', () => {
  it('reports tests that name no unit', () => {
    using tree = writeTree({
      'packages/a/src/named.test.ts': "describe.each([1])('a', () => {});",
      'packages/a/src/unnamed.browser.test.tsx': "it('works', () => {});",
      'packages/a/src/unit.ts': 'export {};',
    });
    expect(fileFaults(tree.root)).toEqual([expect.stringContaining('packages/a/src/unnamed.browser.test.tsx: no describe')]);
  });

  it('reports helpers of tests outside test-support', () => {
    using tree = writeTree({
      'packages/a/src/test-support/fixtures.ts': 'export {};',
      'packages/a/src/test-data/brand.ts': 'export {};',
      'packages/testing/src/render.ts': 'export {};',
      'tooling/b/src/test-helpers.ts': 'export {};',
    });
    expect(fileFaults(tree.root)).toEqual(['packages/a/src/test-data/brand.ts: helpers of tests stand in test-support/.', 'tooling/b/src/test-helpers.ts: helpers of tests stand in test-support/.']);
  });

  it('reports long files and names that are not in kebab-case', () => {
    using tree = writeTree({
      'packages/a/src/long.css': 'a {}\n'.repeat(401),
      'packages/a/src/just-short-enough.ts': '// line\n'.repeat(400),
      'packages/a/src/GameCard.tsx': 'export {};',
      'packages/a/src/game_list/list.browser.test.tsx': "describe('a', () => {});",
      'brands/sunny/brand.config.ts': 'export {};',
    });
    expect(fileFaults(tree.root).toSorted()).toEqual([
      '"GameCard.tsx" in packages/a/src/GameCard.tsx is not in kebab-case.',
      '"game_list" in packages/a/src/game_list/list.browser.test.tsx is not in kebab-case.',
      expect.stringContaining('packages/a/src/long.css: 401 lines'),
    ]);
  });
});

describe('styleSheetFaults', () => {
  it('reports literal colours and physical properties', () => {
    using tree = writeTree({
      'packages/a/src/bad.css': 'a { color: #fff; padding-left: 1px; } /* color: #000; left: 0 */',
      'apps/demo-vendor/src/own.css': 'a { color: #fff; }',
    });
    expect(styleSheetFaults(tree.root)).toEqual([
      'packages/a/src/bad.css: #fff is written out; use a token.',
      'packages/a/src/bad.css: padding-left is physical; use its logical twin.',
    ]);
  });
});

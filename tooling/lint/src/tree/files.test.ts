import { expect, test } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { fileFaults, styleSheetFaults } from './files.ts';

test('every source file of this repository is short enough and named in kebab-case', () => {
  expect(fileFaults(REPOSITORY)).toEqual([]);
});

test('no style sheet of this repository writes a colour out or says left or right', () => {
  expect(styleSheetFaults(REPOSITORY)).toEqual([]);
});

test('a long file and names in other cases are found', () => {
  using tree = writeTree({
    'packages/a/src/long.css': 'a {}\n'.repeat(401),
    'packages/a/src/just-short-enough.ts': '// line\n'.repeat(400),
    'packages/a/src/GameCard.tsx': 'export {};',
    'packages/a/src/game_list/list.browser.test.tsx': 'export {};',
    'brands/sunny/brand.config.ts': 'export {};',
  });
  expect(fileFaults(tree.root).toSorted()).toEqual([
    '"GameCard.tsx" in packages/a/src/GameCard.tsx is not in kebab-case.',
    '"game_list" in packages/a/src/game_list/list.browser.test.tsx is not in kebab-case.',
    expect.stringContaining('packages/a/src/long.css: 401 lines'),
  ]);
});

test('colours and sides in a style sheet are found', () => {
  using tree = writeTree({
    'packages/a/src/bad.css': 'a { color: #fff; padding-left: 1px; } /* color: #000; left: 0 */',
    'apps/demo-vendor/src/own.css': 'a { color: #fff; }',
  });
  expect(styleSheetFaults(tree.root)).toEqual([
    'packages/a/src/bad.css: #fff is written out; use a token.',
    'packages/a/src/bad.css: padding-left is physical; use its logical twin.',
  ]);
});

import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { styleFloorFaults } from './style-floor.ts';

describe('styleFloorFaults in this repository', () => {
  it('returns none', () => {
    expect(styleFloorFaults(REPOSITORY)).toEqual([]);
  });
});

describe('styleFloorFaults', () => {
  it('reports style sheets, and styles of pages and pictures', () => {
    using tree = writeTree({
      'apps/a/src/bad.css': 'a {\n  user-select: none;\n}',
      'apps/a/src/nested.css': 'a { &:hover { color: inherit; } }',
      'apps/a/index.html': '<style>@scope (a) { b { color: inherit; } }</style>',
      'brands/a/assets/mark.svg': '<svg><style>path::details-content { opacity: 0; }</style></svg>',
      'packages/a/src/good.css': 'a { -webkit-user-select: none; user-select: none; }',
    });
    expect(styleFloorFaults(tree.root).toSorted()).toEqual([
      expect.stringMatching(/^apps\/a\/index\.html:1: @scope is missing in /),
      expect.stringMatching(/^apps\/a\/src\/bad\.css:2: user-select is missing in Safari/),
      expect.stringMatching(/^apps\/a\/src\/nested\.css:1: & is missing in Safari/),
      expect.stringMatching(/^brands\/a\/assets\/mark\.svg:1: ::details-content is missing in /),
    ]);
  });
});

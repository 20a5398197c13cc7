import { knownPaths } from '@livery/navigation/paths';
import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { unknownSitePaths } from './site-paths.ts';

describe('unknownSitePaths', () => {
  it('returns none for this repository', () => {
    expect(unknownSitePaths(REPOSITORY, knownPaths)).toEqual([]);
  });

  it('returns a path of a message that no screen has', () => {
    using tree = writeTree({
      'apps/gateway/src/seed/texts.ts': "export const links = ['/member/wallet', '/member/wallte?part=a', '/wps/member/info', '/help#faq'];",
      'apps/gateway/src/seed/texts.test.ts': "export const wrong = '/member/nothing';",
    });
    expect(unknownSitePaths(tree.root, ['/', '/help', '/member/wallet'])).toEqual(['apps/gateway/src/seed/texts.ts: /member/wallte']);
  });
});

import { describe, expect, it } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { componentsWithoutStory } from './story-coverage.ts';

describe('componentsWithoutStory', () => {
  it('returns none for the ui-kit', () => {
    expect(componentsWithoutStory(REPOSITORY, 'packages/ui-kit')).toEqual([]);
  });

  it('reports a component without a story, but no helpers, types and providers', () => {
    using tree = writeTree({
      'packages/a/src/index.ts': "export { Shown, Hidden, HiddenProvider, useHelper, TOKENS } from './x.ts';\nexport type { Props } from './x.ts';",
      'packages/a/src/shown.stories.tsx': "import { Shown } from './shown.tsx';\nexport const A = { render: () => <Shown /> };",
    });
    expect(componentsWithoutStory(tree.root, 'packages/a')).toEqual(['Hidden']);
  });
});

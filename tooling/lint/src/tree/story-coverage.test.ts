import { expect, test } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { componentsWithoutStory } from './story-coverage.ts';

test('every component of the ui-kit is shown by a story', () => {
  expect(componentsWithoutStory(REPOSITORY, 'packages/ui-kit')).toEqual([]);
});

test('a component without a story is found; helpers, types and providers need none', () => {
  using tree = writeTree({
    'packages/a/src/index.ts': "export { Shown, Hidden, HiddenProvider, useHelper, TOKENS } from './x.ts';\nexport type { Props } from './x.ts';",
    'packages/a/src/shown.stories.tsx': "import { Shown } from './shown.tsx';\nexport const A = { render: () => <Shown /> };",
  });
  expect(componentsWithoutStory(tree.root, 'packages/a')).toEqual(['Hidden']);
});

import { expect, test } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { identityFaults, readIdentities } from './identity.ts';

test('no package and no app of this repository knows a brand by name or merchant code', () => {
  expect(identityFaults(REPOSITORY)).toEqual([]);
});

test('a brand named in a package is found: by folder, name or merchant code', () => {
  using tree = writeTree({
    'brands/sunny/brand.config.ts': "export default defineBrand({ name: 'Sunny Side', merchantCode: 'sun01' });",
    'packages/a/src/by-folder.ts': "export const isSunny = brand === 'sunny';",
    'packages/a/src/by-name.tsx': '// for Sunny Side only',
    'packages/a/src/by-path.ts': "export const theme = 'brands/sunny/theme.ts';",
    'packages/a/src/by-property.ts': 'export const theme = themes.sunny.dark;',
    'packages/a/src/by-host.ts': "export const host = 'www.sunny.example';",
    'apps/b/seed.sql': "insert into tenant values ('SUN01');",
    'packages/a/src/fine.ts': "export const weather = /sunny|rainy/;\nexport const side = 'sunnyside';\nexport const game = 'Sunny Meadow';",
  });
  expect(readIdentities(tree.root).map((each) => each.value)).toEqual(['sunny', 'Sunny Side', 'sun01']);
  expect(identityFaults(tree.root).toSorted()).toEqual([
    'apps/b/seed.sql: "sun01" of sunny',
    'packages/a/src/by-folder.ts: "sunny" of sunny',
    'packages/a/src/by-host.ts: "sunny" of sunny',
    'packages/a/src/by-name.tsx: "Sunny Side" of sunny',
    'packages/a/src/by-path.ts: "sunny" of sunny',
    'packages/a/src/by-property.ts: "sunny" of sunny',
  ]);
});

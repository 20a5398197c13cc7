import { describe, expect, it } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { identityFaults, readIdentities } from './identity.ts';

describe('identityFaults', () => {
  it('returns none for the packages and apps of this repository', () => {
    expect(identityFaults(REPOSITORY)).toEqual([]);
  });

  it("reports a brand's id, name, company, merchant code and domain", () => {
    using tree = writeTree({
      'brands/sunny/brand.config.ts':
        "export default defineBrand({ name: 'Sunny Side', merchantCode: 'sun01', domains: ['www.sunnyside.example'], company: { legalName: 'Sunny Side Ltd' } });",
      'packages/a/src/by-folder.ts': "export const isSunny = brand === 'sunny';",
      'packages/a/src/by-name.tsx': '// for Sunny Side only',
      'packages/a/src/by-path.ts': "export const theme = 'brands/sunny/theme.ts';",
      'packages/a/src/by-property.ts': 'export const theme = themes.sunny.dark;',
      'packages/a/src/by-host.ts': "export const host = 'www.sunny.example';",
      'packages/a/src/by-domain.ts': "export const site = 'https://www.sunnyside.example/';",
      'apps/b/seed.sql': "insert into tenant values ('SUN01');",
      'packages/a/src/fine.ts': "export const weather = /sunny|rainy/;\nexport const side = 'sunnyside';\nexport const game = 'Sunny Meadow';",
    });
    expect(readIdentities(tree.root).map((each) => each.value)).toEqual(['sunny', 'Sunny Side', 'Sunny Side Ltd', 'sun01', 'www.sunnyside.example']);
    expect(identityFaults(tree.root).toSorted()).toEqual([
      'apps/b/seed.sql: "sun01" of sunny',
      'packages/a/src/by-domain.ts: "www.sunnyside.example" of sunny',
      'packages/a/src/by-folder.ts: "sunny" of sunny',
      'packages/a/src/by-host.ts: "sunny" of sunny',
      'packages/a/src/by-name.tsx: "Sunny Side" of sunny',
      'packages/a/src/by-path.ts: "sunny" of sunny',
      'packages/a/src/by-property.ts: "sunny" of sunny',
    ]);
  });

  it.each([
    ["if (brand.id === 'reef') celebrate();"],
    ["if ('reef' === brandId) celebrate();"],
    ["const only = { brand: 'reef' };"],
    ["useBrandNamed('reef');"],
    ["const look = brands['reef'];"],
    ["const look = brands.get('reef');"],
    ["const look = brands.reef;"],
    ['<html data-brand="reef">'],
    ["const titled = brand.identity.name === 'Reef';"],
    ["switch (brand.id) {\n  case 'reef':\n    return 1;\n}"],
    ['pnpm dev --brand reef'],
  ])('reports a brand whose id is an everyday word where it is used as identity: %s', (text) => {
    using tree = writeTree({ 'brands/reef/brand.config.ts': "export default defineBrand({ name: 'Reef', merchantCode: 'REEF01' });", 'apps/b/src/one.tsx': text });
    expect(identityFaults(tree.root)).toEqual(['apps/b/src/one.tsx: "reef" of reef']);
  });

  it('ignores the same word with another meaning', () => {
    using tree = writeTree({
      'brands/reef/brand.config.ts': "export default defineBrand({ name: 'Reef', merchantCode: 'REEF01' });",
      'apps/b/src/one.ts': "export const scenes = ['reef', 'waves'];\nexport const theme = 'reef';\nexport const words = { reef: ['Reef', 'Cove'] };\nexport const path = `/reef/`;",
    });
    expect(identityFaults(tree.root)).toEqual([]);
  });
});

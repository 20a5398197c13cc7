import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { IDENTITY_ADVICE, identityFaults, readIdentities } from './identity.ts';

interface NewBrand {
  id: string;
  name: string;
  code: string;
  domain: string;
  company: string;
}

/** Brands as `brand:new` writes them. */
const brandTree = (...brands: readonly NewBrand[]) =>
  writeTree(
    Object.fromEntries(
      brands.map(({ id, name, code, domain, company }) => [
        `brands/${id}/brand.config.ts`,
        `export default defineBrand({ name: '${name}', merchantCode: '${code}', domains: ['${domain}'], company: { legalName: '${company}' } });`,
      ]),
    ),
  );

/** The brand that the README's example makes. */
function exampleBrand() {
  const readme = readFileSync(join(REPOSITORY, 'README.md'), 'utf8');
  const found = /^npm run brand:new -- (\S+) --name (\S+) --merchant-code (\S+) --domain (\S+) .*--company "([^"]+)"/m.exec(readme);
  if (found === null) throw new Error('README.md has no example of brand:new.');
  const [, id = '', name = '', code = '', domain = '', company = ''] = found;
  return brandTree({ id, name, code, domain, company });
}

describe('identityFaults', () => {
  it('returns none for the packages and apps of this repository', () => {
    expect(identityFaults(REPOSITORY), IDENTITY_ADVICE).toEqual([]);
  });

  it('returns none for the brand of the README, so that its example passes this check', () => {
    using tree = exampleBrand();
    expect(identityFaults(REPOSITORY, readIdentities(tree.root)), IDENTITY_ADVICE).toEqual([]);
  });

  it('returns none for new brands called by everyday words', () => {
    const words = ['coral', 'abyss', 'nova', 'market', 'play', 'live', 'demo', 'all', 'other', 'royal', 'sports'];
    using tree = brandTree(...words.map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1), code: `${id.toUpperCase()}07`, domain: `${id}.example`, company: `${id} Gaming Ltd` })));
    expect(identityFaults(REPOSITORY, readIdentities(tree.root)), IDENTITY_ADVICE).toEqual([]);
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
    ["run('dev', '--brand', 'reef');"],
    ["expect(brand.id).toBe('reef');"],
    ["get('http://reef.localhost:4000/');"],
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

  it.each([
    ["expect(brand.categories).toEqual(['REEF']);"],
    ["const title = titleOf(tenant, 'reef');"],
    ['const every = tenants.reef();'],
    ["const email = 'member@reef.example';"],
  ])('ignores a value beside a brand that is not its identity: %s', (text) => {
    using tree = writeTree({ 'brands/reef/brand.config.ts': "export default defineBrand({ name: 'Reef', domains: ['reef.example'] });", 'apps/b/src/one.ts': text });
    expect(identityFaults(tree.root)).toEqual([]);
  });

  it('ignores a brand and a host that a test makes up, but not real ones', () => {
    using tree = writeTree({
      'brands/reef/brand.config.ts': "export default defineBrand({ name: 'Reef', domains: ['reef.example', 'www.reef-games.com'] });",
      'apps/b/src/made-up.test.ts': "get('http://reef.example'); get('http://reef.localhost'); const fleet = [testBrand('reef'), { brand: 'reef' }];",
      'apps/b/src/asked.test.ts': "if (brand.id === 'reef') skip();",
      'apps/b/src/real.test.ts': "get('https://www.reef-games.com');",
      'apps/b/src/read.test.ts': "read('brands/reef/theme.ts');",
    });
    expect(identityFaults(tree.root).toSorted()).toEqual(['apps/b/src/asked.test.ts: "reef" of reef', 'apps/b/src/read.test.ts: "reef" of reef', 'apps/b/src/real.test.ts: "www.reef-games.com" of reef']);
  });
});

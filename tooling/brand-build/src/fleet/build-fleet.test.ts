import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrandFaultsError } from '@livery/brand-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { integrityOf } from '../compile/hash.ts';
import { fixtureRenderer, fixtureShell } from '../test-support/fixtures.ts';
import { makeBrand } from '../test-support/make-brand.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import type { Shell } from '../shell/shell.ts';
import { buildFleet } from './build-fleet.ts';
import type { FleetOptions } from './build-fleet.ts';
import type { Fleet } from './fleet.ts';

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');
const filesOf = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

let shell: Shell;
let dist: string;
/** What all builds share, so that each takes a fraction of a second. */
let made: Pick<FleetOptions, 'shell' | 'render'>;

// Vite's build of the shell takes a second on a free machine, and many on a busy one.
beforeAll(async () => {
  ({ shell, dist } = await fixtureShell());
  made = { shell, render: fixtureRenderer };
}, 60_000);

async function twoBrands(folder: string): Promise<{ from: string; to: string }> {
  const from = join(folder, 'brands');
  await makeBrand(from, 'harbour');
  await makeBrand(from, 'pier', { currency: 'JPY' });
  return { from, to: join(folder, 'dist') };
}

describe('buildFleet', () => {
  it('writes a page, a chunk and hashed artwork for each brand, and what a host needs to serve them', async () => {
    using folder = temporaryFolder();
    const places = await twoBrands(folder.path);
    const { fleet } = await buildFleet({ ...places, ...made });
    expect(JSON.parse(read(places.to, 'fleet.json')) as Fleet).toEqual(JSON.parse(JSON.stringify(fleet)));
    expect(fleet.brands.map(({ id, merchantCode, currency: { code, symbol, exponent }, default: isDefault }) => [id, merchantCode, code, symbol, exponent, isDefault])).toEqual([
      ['harbour', 'HARBOUR', 'EUR', '€', 2, false],
      ['pier', 'PIER', 'JPY', '¥', 0, false],
    ]);
    for (const brand of fleet.brands) {
      const page = read(places.to, brand.html);
      const chunk = read(places.to, brand.chunk);
      for (const [language, { html }] of Object.entries(brand.pages)) {
        const query = language === brand.languages.default ? '' : `?lang=${language}`;
        expect(read(places.to, html)).toContain(`<link rel="canonical" href="__ORIGIN____PATH__${query}">`);
      }
      expect(chunk).toMatch(/^export default \{/);
      // Twice: in the import map, and for the link that fetches it ahead.
      expect(page.split(integrityOf(chunk))).toHaveLength(3);
      for (const url of Object.values(brand.assets)) expect(existsSync(join(places.to, url))).toBe(true);
    }
  });

  it('lets the one brand that says so serve unknown hosts', async () => {
    using folder = temporaryFolder();
    const places = await twoBrands(folder.path);
    const file = join(places.from, 'pier', 'brand.config.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace('defineBrand({', 'defineBrand({\n  servesUnknownHosts: true,'));
    const { fleet } = await buildFleet({ ...places, ...made });
    expect(fleet.brands.map(({ id, default: isDefault }) => [id, isDefault])).toEqual([['harbour', false], ['pier', true]]);
  });

  it('states the import map before all other scripts, and its hash for the policy', async () => {
    using folder = temporaryFolder();
    const places = await twoBrands(folder.path);
    const { fleet } = await buildFleet({ ...places, ...made });
    const [brand] = fleet.brands;
    const page = read(places.to, brand?.html ?? '');
    const [, first, map = ''] = /<script type="(\w+)"[^>]*>(.*?)<\/script>/.exec(page) ?? [];
    expect(first).toBe('importmap');
    expect(integrityOf(map)).toBe(brand?.importMapSha256);
    const { imports, integrity } = JSON.parse(map) as { imports: object; integrity: object };
    expect(Object.values(imports)).toEqual([brand?.chunk]);
    expect(Object.keys(integrity).toSorted()).toEqual([brand?.chunk ?? '', ...shell.preload, shell.entry].toSorted());
    expect(page.indexOf('type="importmap"')).toBeLessThan(page.indexOf('modulepreload'));
    expect(page.match(/<script/)?.index).toBe(page.indexOf('<script type="importmap"'));
  });

  it('gives every script and style of the page the nonce of its response', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    await buildFleet({ from, to, ...made });
    const tags = read(to, 'brands/pier/index.html').match(/<(?:script|style)\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(3);
    for (const tag of tags) expect(tag).toContain('nonce="__CSP_NONCE__"');
  });

  it('builds a brand copied to another folder with other values, and changes no other file', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    await buildFleet({ from, to, ...made });
    const before = filesOf(from).map((name) => name);
    const pier = filesOf(join(to, 'brands/pier')).map((name) => [name, read(to, 'brands/pier', name)]);
    cpSync(join(from, 'pier'), join(from, 'marina'), { recursive: true });
    const config = join(from, 'marina/brand.config.ts');
    writeFileSync(config, read(config).replaceAll('pier', 'marina').replace('PIER', 'MARINA'));
    const { fleet } = await buildFleet({ from, to, ...made });
    expect(fleet.brands.map(({ id }) => id)).toEqual(['harbour', 'marina', 'pier']);
    expect(filesOf(join(to, 'brands/pier')).map((name) => [name, read(to, 'brands/pier', name)])).toEqual(pier);
    expect(filesOf(from).filter((name) => !name.startsWith('marina'))).toEqual(before);
  });

  it('rejects with all faults of a brand and writes nothing', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    await makeBrand(from, 'wreck', { name: '', merchantCode: 'wreck', domain: 'pier.example', email: 'nobody', currency: 'euro' });
    const fault = await buildFleet({ from, to, ...made }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(BrandFaultsError);
    expect((fault as BrandFaultsError).message).toBe(
      [
        '5 faults in the brands:',
        `  ${from}/wreck/brand.config.ts:6 › identity.name: found ""; expected a text`,
        `  ${from}/wreck/brand.config.ts:7 › identity.merchantCode: found "wreck"; expected 2 to 16 capital letters and digits`,
        `  ${from}/wreck/brand.config.ts:11 › identity.domains.0: found "pier.example", which pier has too; expected a domain of its own: give one of wreck and pier another one`,
        `  ${from}/wreck/brand.config.ts:12 › identity.supportContact.email: found "nobody"; expected an email address`,
        `  ${from}/wreck/brand.config.ts:16 › currency.code: found "euro"; expected a currency of ISO 4217, or one of BTC, ETH, LTC, DOGE, BNB, TRX, USDT, USDC, XRP; nearest: EUR`,
      ].join('\n'),
    );
    expect(existsSync(to)).toBe(false);
  });

  it('leaves a brand with faults out and builds the others when asked to', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    await makeBrand(from, 'abc', { name: '', merchantCode: 'PIER', domain: 'pier.example' });
    const { fleet } = await buildFleet({ from, to, ...made, faulty: 'leave-out' });
    expect(fleet.brands.map(({ id }) => id)).toEqual(['harbour', 'pier']);
    // What it shares with a brand without faults takes that one out only where it would be served itself.
    expect(fleet.leftOut).toEqual([
      {
        id: 'abc',
        faults: [
          `${from}/abc/brand.config.ts:6 › identity.name: found ""; expected a text`,
          `${from}/abc/brand.config.ts:7 › identity.merchantCode: found "PIER", which pier has too; expected a merchant code of its own: give one of abc and pier another one`,
          `${from}/abc/brand.config.ts:11 › identity.domains.0: found "pier.example", which pier has too; expected a domain of its own: give one of abc and pier another one`,
        ],
      },
    ]);
    expect(existsSync(join(to, 'brands/abc'))).toBe(false);
  });

  it('leaves the brand out that is not committed when two share a value, else both', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    await makeBrand(from, 'abyss', { merchantCode: 'PIER' });
    const built = async () => (await buildFleet({ from, to, ...made, faulty: 'leave-out' })).fleet;
    const both = await built();
    expect(both.brands.map(({ id }) => id)).toEqual(['harbour']);
    expect(both.leftOut).toEqual([
      { id: 'abyss', faults: [`${from}/abyss/brand.config.ts:7 › identity.merchantCode: found "PIER", which pier has too; expected a merchant code of its own: give one of abyss and pier another one`] },
      { id: 'pier', faults: [`${from}/pier/brand.config.ts:7 › identity.merchantCode: found "PIER", which abyss has too; expected a merchant code of its own: give one of pier and abyss another one`] },
    ]);
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], { cwd: from });
    git('init', '-q');
    git('add', 'harbour', 'pier');
    git('commit', '-q', '--no-gpg-sign', '-m', 'Add two brands');
    const { brands, leftOut } = await built();
    expect([brands.map(({ id }) => id), leftOut.map(({ id }) => id)]).toEqual([['harbour', 'pier'], ['abyss']]);
    await expect(buildFleet({ from, to, ...made, brands: ['abyss'] })).rejects.toThrow(`1 fault in the brands:\n  ${from}/abyss/brand.config.ts:7 › identity.merchantCode: found "PIER", which pier has too`);
  });

  it('builds a named brand whatever faults the others have, and rejects a named brand with faults', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    await makeBrand(from, 'wreck', { name: '' });
    const { fleet } = await buildFleet({ from, to, ...made, brands: ['pier'] });
    expect([fleet.brands.map(({ id }) => id), fleet.leftOut]).toEqual([['pier'], []]);
    await buildFleet({ from, to, ...made, brands: ['harbour'] });
    // A gateway that was started with it goes on serving it.
    expect(existsSync(join(to, 'brands/pier/index.html'))).toBe(true);
    await expect(buildFleet({ from, to, ...made, brands: ['pier', 'wreck'], faulty: 'leave-out' })).rejects.toThrow(`${from}/wreck/brand.config.ts:6 › identity.name: found ""; expected a text`);
  });

  it('throws the faults when no brand would be left', async () => {
    using folder = temporaryFolder();
    await makeBrand(join(folder.path, 'brands'), 'wreck', { name: '' });
    await expect(buildFleet({ from: join(folder.path, 'brands'), to: join(folder.path, 'dist'), ...made, faulty: 'leave-out' })).rejects.toThrow(BrandFaultsError);
  });

  it('rejects with a fault for each file that cannot be read', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    writeFileSync(join(from, 'pier/locales/EN.json'), '{ "brand": ');
    writeFileSync(join(from, 'pier/brand.config.ts'), 'export default {');
    const fault = await buildFleet({ from, to, ...made }).catch((error: unknown) => error);
    const files = (fault as BrandFaultsError).faults.map(({ file, found }) => `${file} ${found.split(':')[0]}`);
    expect(files.toSorted()).toEqual(['pier/brand.config.ts a syntax error', 'pier/locales/EN.json a syntax error']);
  });

  it('reads an edited file again', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    await buildFleet({ from, to, ...made });
    const light = join(from, 'pier/theme/primitives.ts');
    writeFileSync(light, read(light).replace(/950: 'oklch\([^']+'/, "950: 'oklch(0.1 0 0)'"));
    await buildFleet({ from, to, ...made });
    expect(read(to, 'brands/pier/index.html')).toContain('--color-fg-default:#030303');
    expect(read(to, 'brands/harbour/index.html')).not.toContain('--color-fg-default:#030303');
  });

  it('builds the brands asked for, and rejects an unknown one with the ids that exist', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    const { fleet } = await buildFleet({ from, to, ...made, brands: ['pier'] });
    expect(fleet.brands.map(({ id, default: isDefault }) => [id, isDefault])).toEqual([['pier', false]]);
    await expect(buildFleet({ from, to, ...made, brands: ['quay'] })).rejects.toThrow('There is no brand quay. There are: harbour, pier.');
  });

  it('names the brands that the build before served and this one does not, but for those left out by their faults', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    expect((await buildFleet({ from, to, ...made, brands: ['pier'] })).dropped).toEqual([]);
    expect((await buildFleet({ from, to, ...made })).dropped).toEqual([]);
    expect((await buildFleet({ from, to, ...made, brands: ['pier'] })).dropped).toEqual(['harbour']);
    writeFileSync(join(from, 'pier', 'brand.config.ts'), 'export default 1;');
    expect((await buildFleet({ from, to, ...made, faulty: 'leave-out' })).dropped).toEqual([]);
  });

  it('carries a writing system’s font in the page of its language, and leaves it out of the others', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    const edit = (file: string, before: string, after: string): void => writeFileSync(join(from, 'pier', file), read(from, 'pier', file).replace(before, after));
    edit('brand.config.ts', "offered: ['EN']", "offered: ['EN', 'TY']");
    edit('theme.ts', 'fonts: []', 'fonts: [...shippedFonts.telu]');
    edit('theme.ts', "import type { Theme }", "import { shippedFonts } from '@livery/brand-kit';\nimport type { Theme }");
    cpSync(join(from, 'pier/locales/EN.json'), join(from, 'pier/locales/TY.json'));
    const { fleet } = await buildFleet({ from, to, ...made });
    expect(fleet.brands.find(({ id }) => id === 'pier')?.languages.offered).toEqual(['EN', 'TY']);
    const face = '@font-face{font-family:"Noto Sans Telugu"';
    const restOf = (page: string): string => read(to, /brands\/pier\/theme-\w+\.css/.exec(page)?.[0] ?? '');
    const [english, telugu] = ['index.html', 'index.TY.html'].map((name) => read(to, 'brands/pier', name)) as [string, string];
    expect([english, restOf(english), telugu, restOf(telugu)].map((text) => text.includes(face))).toEqual([false, true, true, false]);
    const [, font = ''] = /url\("\/(shell\/fonts\/noto-sans-telugu[^"]+)"/.exec(telugu) ?? [];
    expect(existsSync(join(to, font))).toBe(true);
  });

  it('writes the same files when nothing changed', async () => {
    using folder = temporaryFolder();
    const { from, to } = await twoBrands(folder.path);
    await buildFleet({ from, to, ...made });
    const before = filesOf(to).filter((name) => name.endsWith('.js') || name.endsWith('.html')).map((name) => [name, read(to, name)]);
    await buildFleet({ from, to, ...made });
    expect(filesOf(to).filter((name) => name.endsWith('.js') || name.endsWith('.html')).map((name) => [name, read(to, name)])).toEqual(before);
  });
});

it('the shell contains no brand and no schema library', async () => {
  const scripts = filesOf(join(dist, 'shell')).filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => read(dist, 'shell', name)).join('\n');
  expect(text).toContain('livery-brand');
  expect(text).not.toMatch(/_zod|safeParse|ZodError/);
});

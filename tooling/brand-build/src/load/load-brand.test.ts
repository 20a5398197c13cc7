import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFault, lookAbout } from '@livery/brand-kit';
import type { Theme } from '@livery/brand-kit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeBrand } from '../test-support/make-brand.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { loadBrand } from './load-brand.ts';
import { loadFleet } from './load-fleet.ts';
import type { NewBrand } from './scaffold.ts';

/** Faults of a brand after one edit of one of its files. */
async function faultsAfter(file: string, edit: (text: string) => string, packageJson?: object): Promise<string[]> {
  using folder = temporaryFolder();
  if (packageJson !== undefined) writeFileSync(join(folder.path, 'package.json'), JSON.stringify(packageJson));
  await makeBrand(folder.path, 'pier');
  const path = join(folder.path, 'pier', file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) throw new Error('The edit changed nothing.');
  writeFileSync(path, after);
  const { faults } = await loadFleet(folder.path);
  return faults.map((each) => formatFault(each));
}

describe('loadFleet', () => {
  it('returns no fault for a brand as the template makes it, its colours included', async () => {
    using folder = temporaryFolder();
    await makeBrand(folder.path, 'pier');
    const { faults, leftOut } = await loadFleet(folder.path);
    expect(faults.map((each) => formatFault(each))).toEqual([]);
    expect(leftOut).toEqual(new Set());
  });

  it('suggests the font of a package for one that is misspelt', async () => {
    const [fault] = await faultsAfter('theme.ts', (text) => text.replace('fonts: []', "fonts: [{ family: 'Sora', source: '@fontsource-variable/sorra/files/sora-latin-wght-normal.woff2', weight: '100 800' }]"));
    expect(fault).toContain('nearest: @fontsource-variable/sora/files/sora-latin-wght-normal.woff2');
  });
});

describe('loadBrand', () => {
  it('evaluates what two brands say in the same words once, and what was edited anew', async () => {
    using folder = temporaryFolder();
    await Promise.all(['pier', 'quay'].map((id) => makeBrand(folder.path, id)));
    const themeOf = async (id: string) => (await loadBrand(join(folder.path, id))).source.theme as Theme;
    const [pier, quay] = [await themeOf('pier'), await themeOf('quay')];
    expect(quay).toBe(pier);
    const file = join(folder.path, 'quay/theme/base.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/weight: \{/, "weight: { edited: '1',"));
    const edited = await themeOf('quay');
    expect(edited.base.font.weight).toHaveProperty('edited');
    expect(edited.primitives).toBe(pier.primitives);
    expect(await themeOf('pier')).toBe(pier);
  });

  it('names the file of each brand whose files have the same error', async () => {
    using folder = temporaryFolder();
    for (const id of ['pier', 'quay']) {
      await makeBrand(folder.path, id);
      writeFileSync(join(folder.path, id, 'theme/base.ts'), "\nthrow new Error('no base');\nexport const base = {};\n");
    }
    const { faults } = await loadFleet(folder.path);
    const found = faults.map((each) => formatFault(each)).filter((fault) => fault.includes('no base'));
    expect(found.map((fault) => fault.split(': ')[0])).toEqual(['brands/pier/theme/base.ts:2', 'brands/quay/theme/base.ts:2']);
  });

  it('reports a font that browsers do not show at the line of theme.ts that names it', async () => {
    using folder = temporaryFolder();
    await makeBrand(folder.path, 'pier');
    writeFileSync(join(folder.path, 'pier/assets/sign.woff2'), 'wOFF and more');
    const theme = join(folder.path, 'pier/theme.ts');
    writeFileSync(theme, readFileSync(theme, 'utf8').replace('fonts: []', "fonts: [\n    {\n      family: 'Sign',\n      source: 'assets/sign.woff2',\n      weight: '400',\n    },\n  ]"));
    const line = readFileSync(theme, 'utf8').split('\n').findIndex((text) => text.includes('assets/sign.woff2')) + 1;
    const { faults } = await loadFleet(folder.path);
    expect(faults.map((each) => formatFault(each))).toContain(`brands/pier/theme.ts:${line} › fonts.0.source: found "assets/sign.woff2", content in the format WOFF; expected a font in the format WOFF2`);
  });

  it('reports a font file whose content is no font', async () => {
    using folder = temporaryFolder();
    await makeBrand(folder.path, 'pier');
    writeFileSync(join(folder.path, 'pier/assets/sign.woff2'), '<html></html>');
    const { source } = await loadBrand(join(folder.path, 'pier'));
    expect(source.unreadable.map((each) => formatFault(each))).toEqual(['brands/pier/assets/sign.woff2: found content that is no font; expected a font in the format WOFF2']);
  });

  // Node states the place in another form where a package.json says that files are modules, as the repository's does.
  it.each([undefined, { type: 'module' }])('reports a syntax error with its line and the one before, a caret and what to do (package.json: %j)', async (packageJson) => {
    expect(await faultsAfter('brand.config.ts', (text) => text.replace("platform: 'web',", "platform: 'WEB"), packageJson)).toEqual([
      [
        "brands/pier/brand.config.ts:9: found a syntax error: Expected ',', got device; expected a file that can be read: mend this line or the end of the one before",
        "      8 |     platform: 'WEB",
        "      9 |     device: 'WEB',",
        '        |     ^',
      ].join('\n'),
    ]);
  });

  it('reports a syntax error without the tokens that could stand there', async () => {
    const [fault] = await faultsAfter('brand.config.ts', (text) => text.replace("platform: 'web',", "platform: 'web',, : }"));
    expect(fault).toMatch(/^brands\/pier\/brand\.config\.ts:8: found a syntax error: Unexpected token `?,`?; expected a file that can be read: /);
    expect(fault).toMatch(/\n {6}8 \| {5}platform: 'web',, : \}\n {8}\| {21}\^$/);
  });

  it('reports a syntax error in an imported file with that file', async () => {
    const [fault, ...others] = await faultsAfter('theme/base.ts', (text) => text.replace("1: '0.25rem',", "1: '0.25rem'"));
    expect(fault).toMatch(/^brands\/pier\/theme\/base\.ts:11: found a syntax error: /);
    expect(others).toEqual([]);
  });

  it('reports the line of a runtime error', async () => {
    expect(await faultsAfter('brand.config.ts', (text) => text.replace("offered: ['EN']", 'offered: [EN]'))).toEqual([
      expect.stringMatching(/^brands\/pier\/brand\.config\.ts:15: found an error: EN is not defined; /),
    ]);
  });

  it.each([
    ['scene.webp', 'no picture', /^brands\/pier\/assets\/scene\.webp: found content that cannot be drawn: .+; expected a picture in the format WEBP$/],
    ['scene.avif', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', /^brands\/pier\/assets\/scene\.avif: found content in the format SVG; expected a picture in the format AVIF$/],
    ['hero.svg', Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBPVP8 ', 'latin1'), /^brands\/pier\/assets\/hero\.svg: found WebP content; expected a picture in the format SVG: name this file hero\.webp, also in theme\.ts$/],
    ['scene.webp', Buffer.from('\u0089PNG\r\n', 'latin1'), /^brands\/pier\/assets\/scene\.webp: found PNG content; expected a picture in the format WEBP: PNG is not served, so write it as WebP, under the name scene\.webp$/],
    ['line.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="2100" height="100"/>', /^brands\/pier\/assets\/line\.svg: found a picture of 2100 × 100 pixels; expected one that is at most 20 times as wide as high, or as high as wide$/],
    ['dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="0.01" height="0.01"/>', /^brands\/pier\/assets\/dot\.svg: found a picture without a size; expected one with a viewBox, or with width and height$/],
  ])('reports a picture %s whose content is %j', async (name, content, message) => {
    using folder = temporaryFolder();
    await makeBrand(folder.path, 'pier');
    writeFileSync(join(folder.path, 'pier', 'assets', name), content);
    const { faults } = await loadFleet(folder.path);
    expect(faults.map((each) => formatFault(each))).toContainEqual(expect.stringMatching(message));
  });

  it('reports a dark logo on the dark grounds of a scheme, such as the footer of the light one, and none with a picture that is told from them', async () => {
    using folder = temporaryFolder();
    await makeBrand(folder.path, 'pier', { schemes: ['light', 'dark'] });
    const svg = (fill: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20" fill="${fill}"/></svg>`;
    for (const name of ['logo', 'logo-compact']) writeFileSync(join(folder.path, 'pier/assets', `${name}.svg`), svg('#101018'));
    const faults = async (): Promise<string[]> => (await loadFleet(folder.path)).faults.map(({ keyPath, found }) => `${keyPath}: ${found}`);
    const lost = (role: string, file: string, grounds: string, scheme = 'dark'): string => `assets.${role}: "assets/${file}.svg", which is hardly told from ${grounds} in the scheme ${scheme}`;
    expect(await faults()).toEqual([lost('logo', 'logo', 'color.header.bottomBg'), lost('logoCompact', 'logo-compact', 'color.footer.bg', 'light'), lost('logoCompact', 'logo-compact', 'color.header.bottomBg and color.footer.bg')]);
    writeFileSync(join(folder.path, 'pier/assets/logo-compact.svg'), svg('#5b6ee1'));
    for (const name of ['logo', 'logo-compact']) writeFileSync(join(folder.path, 'pier/assets', `${name}-night.svg`), svg('#f0f0ff'));
    const theme = join(folder.path, 'pier/theme.ts');
    writeFileSync(theme, readFileSync(theme, 'utf8').replace('    pattern:', "    logoAlternate: 'assets/logo-night.svg',\n    logoAlternateCompact: 'assets/logo-compact-night.svg',\n    pattern:"));
    expect(await faults()).toEqual([]);
  });

  it('reports a raster logo by its role: too small, opaque, or cut off', async () => {
    const logo = async (width: number, alpha: number): Promise<Buffer> => sharp({ create: { width, height: width / 2, channels: 4, background: { r: 90, g: 40, b: 200, alpha } } }).webp({ lossless: true }).toBuffer();
    const whole = await sharp(Buffer.from(Array.from({ length: 400 * 100 * 4 }, (_, index) => (index * 7919) % 251)), { raw: { width: 400, height: 100, channels: 4 } }).avif({ quality: 60, effort: 0 }).toBuffer();
    for (const [content, message, name = 'logo.webp'] of [
      [await logo(100, 0.5), 'brands/pier/theme.ts:23 › assets.logo: found "assets/logo.webp", a picture of 100 × 50 pixels; expected at least 72 pixels of height, or an SVG'],
      [await logo(400, 1), 'brands/pier/theme.ts:23 › assets.logo: found "assets/logo.webp", whose ground is opaque; expected a transparent ground, since it stands on header, footer and pictures, in every scheme'],
      [await logo(400, 0), 'brands/pier/theme.ts:23 › assets.logo: found "assets/logo.webp", in which nothing is drawn; expected a picture that shows something'],
      [whole.subarray(0, whole.length / 2), 'brands/pier/assets/logo.avif: found content that is cut off or damaged behind its head; expected a picture that can be drawn to its end: export it again', 'logo.avif'],
    ] as const) {
      using folder = temporaryFolder();
      await makeBrand(folder.path, 'pier');
      writeFileSync(join(folder.path, 'pier/assets', name), content);
      const theme = join(folder.path, 'pier/theme.ts');
      writeFileSync(theme, readFileSync(theme, 'utf8').replace('assets/logo.svg', `assets/${name}`));
      expect((await loadFleet(folder.path)).faults.map((each) => formatFault(each))).toEqual([message]);
    }
  });

  it('reports the line of an error in JSON', async () => {
    const faults = await faultsAfter('locales/EN.json', () => '{\n  "brand": {\n    "headline": \n  }\n}\n');
    expect(faults).toEqual([
      "brands/pier/locales/EN.json:4: found a syntax error: Unexpected token '}'; expected a file that can be read: mend this line or the end of the one before\n      3 |     \"headline\":\n      4 |   }\n        |   ^",
    ]);
  });

  it('reports an import of a file that is not there, with its line and the files there are', async () => {
    expect(await faultsAfter('theme.ts', (text) => text.replace('./theme/light.ts', './theme/lihgt.ts'))).toEqual([
      'brands/pier/theme.ts:3: found an import of theme/lihgt.ts, which is not there; expected one of base.ts, light.ts, primitives.ts',
    ]);
  });

  it('reports an import of a name that a file or brand-kit does not export, with the nearest one', async () => {
    expect(await faultsAfter('theme.ts', (text) => text.replace('{ base }', '{ bass as base }'))).toEqual([
      'brands/pier/theme.ts:2: found an import of bass, which ./theme/base.ts does not export; expected one of base; types with "import type"; nearest: base',
    ]);
    expect(await faultsAfter('brand.config.ts', (text) => text.replaceAll('defineBrand', 'defineBrnad'))).toEqual([
      'brands/pier/brand.config.ts:1: found an import of defineBrnad, which @livery/brand-kit does not export; expected a name that it exports; types with "import type"; nearest: defineBrand',
    ]);
  });

  it.each(['lodash', 'node:fs', 'fs', '@livery/contracts'])('reports an import of %s', async (name) => {
    expect(await faultsAfter('theme.ts', (text) => `import other from '${name}';\n${text}`)).toEqual([
      `brands/pier/theme.ts:1: found an import of ${name}; expected imports of the brand’s own files and of @livery/brand-kit alone`,
    ]);
  });

  it('reports a file without a default export alone, whatever else would need it', async () => {
    expect(await faultsAfter('theme.ts', (text) => text.replace('export default {', 'export const theme = {'))).toEqual(['brands/pier/theme.ts: found no default export; expected export default { … } satisfies Theme']);
    expect(await faultsAfter('brand.config.ts', (text) => text.replace('export default', 'export const brand ='))).toEqual([
      'brands/pier/brand.config.ts: found no default export; expected export default defineBrand({ … })',
    ]);
  });

  it('reports the line of an SVG that is no XML', async () => {
    expect(await faultsAfter('assets/logo.svg', (text) => text.replace(/<\/svg>\s*$/, '\n'))).toEqual(['brands/pier/assets/logo.svg:2: found an error: unclosed tag: svg; expected an SVG that is well-formed XML']);
  });

  it('names the file that contains a wrong value of the theme', async () => {
    expect(await faultsAfter('theme/base.ts', (text) => text.replace("1: '0.25rem'", "1: 'wide'"))).toEqual(['brands/pier/theme/base.ts:10 › space.1: found "wide"; expected a CSS length']);
    expect(await faultsAfter('theme/light.ts', (text) => text.replace("canvas: '{paper.50}'", "canvas: '{papr.50}'"))).toEqual([
      'brands/pier/theme/light.ts:7 › color.bg.canvas: found {papr.50}; expected a primitive of this brand; nearest: {paper.50}',
    ]);
    expect(await faultsAfter('theme/primitives.ts', (text) => text.replace("'oklch(0.978 0.004 270)'", "'#12'"))).toEqual([
      'brands/pier/theme/primitives.ts:7 › paper.50: found "#12"; expected a colour as #rrggbb or oklch(l c h), such as #5865f2 or oklch(0.58 0.21 274)',
    ]);
  });

  it('tells artwork of a kind that is not served from artwork that is not there', async () => {
    using folder = temporaryFolder();
    await makeBrand(folder.path, 'pier');
    writeFileSync(join(folder.path, 'pier/assets/hero.gif'), '');
    expect((await loadBrand(join(folder.path, 'pier'))).source.otherAssets).toEqual(['assets/hero.gif']);
  });

  it('keeps the place of a fault in the theme file itself', async () => {
    expect(await faultsAfter('theme.ts', (text) => text.replace("hero: 'split'", "hero: 'splitt'"))).toEqual([
      'brands/pier/theme.ts:13 › look.hero: found "splitt"; expected one of panorama, split, market, arch; nearest: split',
    ]);
  });
});

describe('scaffoldBrand', () => {
  /** The theme that a new brand starts with. */
  async function newTheme(given: NewBrand = {}): Promise<Theme> {
    using folder = temporaryFolder();
    await makeBrand(folder.path, 'pier', given);
    return (await loadBrand(join(folder.path, 'pier'))).source.theme as Theme;
  }

  it.each([[['light']], [['dark']], [['light', 'dark']], [['dark', 'light']]] as const)('chooses the drawing style that suits the first scheme of %s', async (offered) => {
    const { look, schemes } = await newTheme({ schemes: offered });
    expect(schemes).toEqual(offered);
    expect(lookAbout.art[look.art]).toContain(`for a ${schemes[0]} scheme`);
  });

  it('leaves the background picture in sight behind the light of the page', async () => {
    const { assets, semantic } = await newTheme();
    expect(assets.background).toBeDefined();
    expect(semantic.light?.gradient.page).toMatch(/\/0\} [^,]*\)$/);
  });
});

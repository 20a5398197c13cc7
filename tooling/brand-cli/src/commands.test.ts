import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configAbout, configKeys } from '@livery/brand-kit';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { brandsFolder, loadBrand, readPlatform } from '@livery/brand-build';
import { errorText } from './error-text.ts';
import { explainKey } from './explain-command.ts';
import { checkCommand, explainCommand, newCommand } from './index.ts';

/** Key paths of all values of a tree; a list is one value. */
const leafKeys = (tree: unknown, path: readonly string[] = []): string[] =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree) ? Object.entries(tree).flatMap(([name, inner]) => leafKeys(inner, [...path, name])) : [path.join('.')];

const from = mkdtempSync(join(tmpdir(), 'livery-cli-'));
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(from, { recursive: true, force: true }));

const given = ['--name', "O'Brien's", '--merchant-code', 'OBRIEN', '--domain', 'obrien.example', '--email', 'care@obrien.example', '--company', 'O Ltd', '--currency', 'EUR'];

describe('brand:new', () => {
  it('writes a folder that fails the check until the identity is filled in', async () => {
    expect(await newCommand(['harbour'], from)).toBe(0);
    expect(readdirSync(join(from, 'harbour')).toSorted()).toEqual(['assets', 'brand.config.ts', 'locales', 'theme', 'theme.ts']);
    expect(said.join('\n')).toContain(`${from}/harbour/brand.config.ts:7 › identity.merchantCode: found ""; expected 2 to 16 capital letters and digits`);
    expect(said.join('\n')).toContain('harbour/locales/EN.json:3 › brand.headline');
    expect(await checkCommand(['harbour'], from)).toBe(1);
  });

  it('takes the identity from options, quotes included', async () => {
    await newCommand(['obrien', ...given], from);
    expect(readFileSync(join(from, 'obrien/brand.config.ts'), 'utf8')).toContain("name: 'O\\'Brien\\'s'");
    expect(said.join('\n')).not.toContain('identity');
  });

  it.each([
    ['dark,light', 'EN,CN', ['CN.json', 'EN.json'], ['base.ts', 'dark.ts', 'light.ts', 'primitives.ts']],
    ['dark', 'AR,TY', ['AR.json', 'TY.json'], ['base.ts', 'dark.ts', 'primitives.ts']],
  ])('writes a brand in %s and %s that lacks its own words alone', async (schemes, languages, locales, theme) => {
    const own = mkdtempSync(join(tmpdir(), 'livery-cli-'));
    onTestFinished(() => rmSync(own, { recursive: true, force: true }));
    await newCommand(['pier', ...given, '--schemes', schemes, '--languages', languages], own);
    expect([readdirSync(join(own, 'pier/locales')).toSorted(), readdirSync(join(own, 'pier/theme')).toSorted()]).toEqual([locales, theme]);
    const faults = said.join('\n').split('\n').filter((line) => line.startsWith(`  ${own}/pier/`));
    expect(faults).toHaveLength(12);
    expect(faults.filter((line) => !/ › brand\.\w+: found ""; /.test(line))).toEqual([]);
    const { source } = await loadBrand(join(own, 'pier'));
    expect(source).toMatchObject({ config: { languages: { offered: languages.split(','), default: languages.slice(0, 2) } }, theme: { schemes: schemes.split(',') } });
  });

  it.each([
    ['--schemes', 'dark,night', '--schemes is dark,night; it must be light, dark or both'],
    ['--schemes', 'dark,dark', '--schemes is dark,dark, which names one twice.'],
    ['--languages', 'EN,FR', '--languages is EN,FR; it must be some of '],
  ])('rejects %s %s', async (option, value, reason) => {
    await expect(newCommand(['jetty', option, value], from)).rejects.toThrow(reason);
    expect(readdirSync(from)).not.toContain('jetty');
  });

  it('rejects an existing folder and an id that cannot be a host name', async () => {
    await expect(newCommand(['obrien'], from)).rejects.toThrow('There is a brand obrien already');
    await expect(newCommand(['My_Brand'], from)).rejects.toThrow('small letters');
  });
});

describe('brand:check', () => {
  it('reports at each of two brands what they share, also when one alone is named', async () => {
    const shared = mkdtempSync(join(tmpdir(), 'livery-cli-'));
    onTestFinished(() => rmSync(shared, { recursive: true, force: true }));
    for (const id of ['abyss', 'obrien']) await newCommand([id, ...given], shared);
    for (const [id, other] of [['abyss', 'obrien'], ['obrien', 'abyss']] as const) {
      said = [];
      expect(await checkCommand([id], shared)).toBe(1);
      expect(said.join('\n')).toContain(`${shared}/${id}/brand.config.ts:7 › identity.merchantCode: found "OBRIEN", which ${other} has too; expected a merchant code of its own: give one of ${id} and ${other} another one`);
    }
  });
});

describe('brand:explain', () => {
  it('prints the value and its origin', async () => {
    expect(await explainCommand(['obrien', 'identity.merchantCode'], from)).toBe(0);
    expect(await explainCommand(['obrien', 'footer.partnersHidden'], from)).toBe(0);
    expect(await explainCommand(['obrien', 'currency.symbol'], from)).toBe(0);
    expect(await explainCommand(['obrien', 'theme.color.fg.default'], from)).toBe(0);
    expect(said).toEqual([
      'identity.merchantCode = "OBRIEN"    brands/obrien/brand.config.ts. The merchant’s code at the gateway: 2 to 16 capital letters and digits, unique in the fleet.',
      'footer.partnersHidden = ["TCG_SEA"]    default of the platform. Codes of vendors whose logo is not shown among the partners.',
      'currency.symbol = "€"    symbol of the currency. Symbol beside amounts, at most 4 characters; without it P for PHP, and the currency’s own for others.',
      expect.stringMatching(/^color\.fg\.default in light = \{main\.950\} → #[0-9a-f]{6} {4}brands\/obrien\/theme\/light\.ts$/),
    ]);
  });

  it.each([
    ['look.hero', 'look.hero = "split"    brands/obrien/theme.ts; one of'],
    ['look.hero', '  market    a low picture behind the text'],
    ['look', 'look.button = "solid"'],
    ['schemes', 'schemes = ["light"]    brands/obrien/theme.ts'],
    ['assets.logo', 'assets.logo = "assets/logo.svg"'],
    ['space.4', 'base.space.4 = "1rem"    brands/obrien/theme/base.ts'],
    ['main.950', 'primitives.main.950 = "oklch('],
    ['semantic.light.color.fg.default', 'color.fg.default in light = {main.950}'],
    ['identity.domains.0', 'identity.domains = ["obrien.example"]    brands/obrien/brand.config.ts'],
    ['footer.licence.number', 'footer.licence.number is not set, and has no default; brands/obrien/brand.config.ts may set it.'],
    ['languages.remap.TY', 'languages.remap.TY is not set'],
    ['brand.headline', 'brand.headline in EN = ""    brands/obrien/locales/EN.json'],
    ['shell.header.logIn', 'shell.header.logIn in EN is the platform\'s    packages/i18n/src/locales/EN/shell.json'],
  ])('accepts %s', async (key, line) => {
    expect(await explainCommand(['obrien', key], from)).toBe(0);
    expect(said.join('\n')).toContain(line);
  });

  it('accepts every key that a brand sets', async () => {
    const { source } = await loadBrand(join(brandsFolder, 'aurora'));
    const { locales, config, theme } = source;
    const { catalogue } = readPlatform();
    const keys = [config, theme, ...Object.values(locales)].flatMap((tree) => leafKeys(tree));
    expect(keys.length).toBeGreaterThan(300);
    expect(keys.filter((key) => explainKey(source, key, () => catalogue).length === 0)).toEqual([]);
  });

  it('prints every key of the configuration with value and meaning when none is named', async () => {
    expect(await explainCommand(['obrien'], from)).toBe(0);
    const lines = said.join('\n').split('\n');
    expect(configKeys().filter((key) => !lines.some((line) => (line.startsWith(`${key} = `) || line.startsWith(`${key} is not set`)) && line.endsWith(configAbout[key] ?? '?')))).toEqual([]);
    for (const key of ['look.hero', 'schemes', 'assets.logo', 'fonts', 'brand.headline in EN']) expect(said.join('\n')).toContain(`\n${key} = `);
  });

  it('prints the fonts of a brand, and which keys each has', async () => {
    const { source } = await loadBrand(join(brandsFolder, 'aurora'));
    const [first, ...fonts] = explainKey(source, 'fonts', () => readPlatform().catalogue);
    expect(first).toMatch(/^fonts = \d+ {4}brands\/aurora\/theme\.ts; each with family, source .*fallback/);
    expect(fonts[0]).toMatch(/^ {2}\S.* {2}\d+(?: \d+)? {2}\S+\.woff2$/);
  });

  it('prints all tokens below a branch', async () => {
    expect(await explainCommand(['obrien', 'color.bg'], from)).toBe(0);
    expect(said.join('\n')).toMatch(/^color\.bg\.canvas in light = [^]*\ncolor\.bg\.overlay in light = /);
  });

  it.each([
    ['footer.partners', ['footer.help', 'footer.links', 'footer.partnersHidden', 'footer.payments', 'footer.licence.authority', 'footer.licence.number', 'footer.licence.url', 'footer.social']],
    ['minimumage', ['minimumAge']],
    ['payments', ['footer.payments']],
  ])('prints all keys near the unknown %s', async (key, near) => {
    expect(await explainCommand(['obrien', key], from)).toBe(1);
    expect(said.join('\n')).toBe([`${key} is no key of a brand. The nearest are`, ...near.map((one) => `  ${one}`), '"npm run brand:explain -- obrien" lists every key.'].join('\n'));
  });

  it('rejects an unknown brand', async () => {
    await expect(explainCommand(['quay', 'footer'], from)).rejects.toThrow('There is no brand quay. There are: harbour, obrien.');
  });
});

describe('main', () => {
  it('prints the commands for an unknown one', () => {
    expect(spawnSync(process.execPath, [main, 'nonsense'], { encoding: 'utf8' })).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run brand:explain -- --help') as string });
  });
});

describe('errorText', () => {
  it('returns the sentence alone where a brand that is there stands in the way', async () => {
    const error: unknown = await newCommand(['aurora']).catch((reason: unknown) => reason);
    expect(errorText(error)).toMatch(/^There is a brand aurora already: \S+ is there\. Take another name, or remove that folder\.$/);
  });

  it('returns the whole error where the cause is in the program', () => {
    const error = new TypeError('x is not a function');
    expect(errorText(error)).toBe(error);
  });
});

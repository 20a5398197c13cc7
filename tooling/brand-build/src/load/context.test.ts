import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFault } from '@livery/brand-kit';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { checkContext, localesFolder, readPlatform } from './context.ts';

const context = checkContext(
  {
    completeLanguages: ['EN'],
    missingTexts: {},
    packagedFonts: [],
    catalogue: { shell: { 'home.winners': 'Winners', 'home.greeting': 'Hello {{name}}', items_one: '{{count}} item', items_other: '{{count}} items' } },
  },
  { fontExists: () => true, fontCharacters: () => undefined, fontWeights: () => undefined },
);

const faults = (language: string, wording: Record<string, Record<string, unknown>>): string[] =>
  context.checkWording(language, wording).map((fault) => formatFault({ file: 'harbour/locales/EN.json', ...fault }));

describe('checkWording', () => {
  it('accepts texts with the catalogue’s placeholders and the plural forms of the language', () => {
    expect(faults('EN', { shell: { 'home.winners': 'Stars', 'home.greeting': 'Hi {{name}}', items_one: 'One', items_other: '{{count}}' } })).toEqual([]);
  });

  it.each([
    ['an unknown key', { shell: { 'home.winer': 'Stars' } }, 'shell.home.winer', 'nearest: home.winners'],
    ['an unknown namespace', { shel: { 'home.winners': 'Stars' } }, 'shel', 'nearest: shell'],
    ['another placeholder', { shell: { 'home.greeting': 'Hi {{brand}}' } }, 'shell.home.greeting', 'name'],
    ['an empty text', { shell: { 'home.winners': '' } }, 'shell.home.winners', 'found'],
    ['what is no text', { shell: { 'home.winners': 7 } }, 'shell.home.winners', 'found'],
  ])('reports %s with its key path', (_, wording, keyPath, part) => {
    const found = faults('EN', wording);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`brands/harbour/locales/EN.json › ${keyPath}: found `);
    expect(found[0]).toContain(part);
  });
});

describe('readPlatform', () => {
  it('returns each missing text with its file, for the languages that are incomplete', () => {
    using folder = temporaryFolder();
    cpSync(localesFolder, folder.path, { recursive: true });
    const file = join(folder.path, 'TY/account.json');
    const { 'login.title': _removed, ...texts } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    writeFileSync(file, JSON.stringify(texts));
    const { completeLanguages, missingTexts } = readPlatform(folder.path);
    expect(completeLanguages).toEqual(readPlatform(localesFolder).completeLanguages.filter((code) => code !== 'TY'));
    expect(completeLanguages).toContain('EN');
    expect(missingTexts).toEqual({ TY: ['login.title in packages/i18n/src/locales/TY/account.json'] });
  });

  it('names the catalogue that is no JSON', () => {
    using folder = temporaryFolder();
    cpSync(localesFolder, folder.path, { recursive: true });
    writeFileSync(join(folder.path, 'TY/account.json'), '{ "login.title": ');
    expect(() => readPlatform(folder.path)).toThrow(/TY\/account\.json is no JSON: /);
  });
});

describe('languageOf', () => {
  it('returns a language as the brand reads its code', () => {
    expect(context.languageOf('TY', {})).toMatchObject({ tag: 'te', endonym: 'తెలుగు' });
    expect(context.languageOf('TY', { TY: 'ty' })).toMatchObject({ tag: 'ty' });
  });

  it.each([['XX', {}], ['TY', { TY: 'no tag' }]])('returns undefined for %s remapped by %j', (code, remap) => {
    expect(context.languageOf(code, remap)).toBeUndefined();
  });
});

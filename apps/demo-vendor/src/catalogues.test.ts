import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { unkeptPromises } from '@livery/test-config';
import { describe, expect, it } from 'vitest';

const client = resolve(import.meta.dirname, 'client');
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(client, file), 'utf8'));

/** All texts of a catalogue with their keys. */
function textsIn(node: unknown, key = ''): [string, string][] {
  return typeof node === 'string' ? [[key, node]] : Object.entries(node as object).flatMap(([name, value]) => textsIn(value, `${key}.${name}`));
}
const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** English with the plural forms of another language: those that English lacks are held against its general form. */
function inForms(node: unknown, categories: readonly string[]): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (!('other' in node)) return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inForms(value, categories)]));
  const forms = node as Readonly<Record<string, string>>;
  return Object.fromEntries(categories.map((category) => [category, forms[category] ?? forms['other']]));
}

/** Folders of catalogues: the shared one, and one for each engine. */
const folders = ['texts', ...readdirSync(resolve(client, 'engines')).map((engine) => `engines/${engine}/texts`)];

const cataloguesIn = (folder: string): string[] => readdirSync(resolve(client, folder)).filter((file) => file.endsWith('.json')).map((file) => `${folder}/${file}`);
const translationsIn = (folder: string): string[] => cataloguesIn(folder).filter((file) => !file.endsWith('/en.json')).toSorted();

describe('catalogues', () => {
  it.each(folders.flatMap(translationsIn))('%s has the same keys, the plural forms of its language and the same placeholders as English', (file) => {
    const folder = dirname(file);
    const { pluralCategories } = new Intl.PluralRules(basename(file, '.json')).resolvedOptions();
    const english = new Map(textsIn(inForms(read(`${folder}/en.json`), pluralCategories)));
    const translated = new Map(textsIn(read(file)));
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of english) {
      // A form for one number may write it in words: a single one, a pair.
      const inWords = /\.(?:zero|one|two)$/.test(key) ? '{count}' : undefined;
      const placeholders = (each: string): string[] => placeholdersOf(each).filter((name) => name !== inWords);
      expect(placeholders(translated.get(key) ?? ''), key).toEqual(placeholders(text));
    }
  });

  it('of every language are in every folder', () => {
    const languages = folders.map((folder) => translationsIn(folder).map((file) => basename(file)));
    expect(languages).toEqual(folders.map(() => languages[0]));
  });

  it.each(folders.flatMap(cataloguesIn))('%s names nothing that does not exist', (file) => {
    for (const [key, text] of textsIn(read(file))) expect(text, key).not.toMatch(unkeptPromises);
  });

  it.each(folders.filter((folder) => !folder.includes('/slot/')))('%s calls a play a round, never a spin, and the games no lobby', (folder) => {
    for (const [key, text] of textsIn(read(`${folder}/en.json`))) expect(text, key).not.toMatch(/\bspins?\b|\blobby\b/i);
  });
});

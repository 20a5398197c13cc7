import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { unkeptPromises } from '@livery/test-config';
import { describe, expect, it } from 'vitest';

const client = resolve(import.meta.dirname, 'client');
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(client, file), 'utf8'));

/** All texts of a catalogue with their keys. */
function textsIn(node: unknown, key = ''): [string, string][] {
  return typeof node === 'string' ? [[key, node]] : Object.entries(node as object).flatMap(([name, value]) => textsIn(value, `${key}.${name}`));
}
const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** All texts of a catalogue with their keys, the plural forms of a text as one entry. */
function formsIn(node: unknown, key = ''): [string, Readonly<Record<string, string>>][] {
  if (typeof node === 'string') return [[key, { other: node }]];
  if (typeof (node as { other?: unknown }).other === 'string') return [[key, node as Record<string, string>]];
  return Object.entries(node as object).flatMap(([name, value]) => formsIn(value, `${key}.${name}`));
}

/** Folders of catalogues: the shared one, and one for each engine. */
const folders = ['texts', ...readdirSync(resolve(client, 'engines')).map((engine) => `engines/${engine}/texts`)];

describe('catalogues', () => {
  it.each(folders)('%s has the same keys and placeholders in Telugu as in English', (folder) => {
    const english = new Map(textsIn(read(`${folder}/en.json`)));
    const telugu = new Map(textsIn(read(`${folder}/te.json`)));
    expect([...telugu.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of english) expect(placeholdersOf(telugu.get(key) ?? ''), key).toEqual(placeholdersOf(text));
  });

  it.each(folders)('%s has the same keys and placeholders in Arabic as in English, and all plural forms of Arabic', (folder) => {
    const english = new Map(formsIn(read(`${folder}/en.json`)));
    const arabic = new Map(formsIn(read(`${folder}/ar.json`)));
    expect([...arabic.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, { other = '', one }] of english) {
      const forms = arabic.get(key) ?? {};
      expect(Object.keys(forms).toSorted(), key).toEqual(one === undefined ? ['other'] : new Intl.PluralRules('ar').resolvedOptions().pluralCategories.toSorted());
      for (const [form, text] of Object.entries(forms)) {
        const mayOmit = form === 'other' ? undefined : '{count}';
        expect(placeholdersOf(text).filter((name) => name !== mayOmit), `${key} ${form}`).toEqual(placeholdersOf(other).filter((name) => name !== mayOmit));
      }
    }
  });

  it.each(folders.flatMap((folder) => readdirSync(resolve(client, folder)).filter((file) => file.endsWith('.json')).map((file) => `${folder}/${file}`)))('%s names nothing that does not exist', (file) => {
    for (const [key, text] of textsIn(read(file))) expect(text, key).not.toMatch(unkeptPromises);
  });

  it.each(folders.filter((folder) => !folder.includes('/slot/')))('%s calls a play a round, never a spin, and the games no lobby', (folder) => {
    for (const [key, text] of textsIn(read(`${folder}/en.json`))) expect(text, key).not.toMatch(/\bspins?\b|\blobby\b/i);
  });
});

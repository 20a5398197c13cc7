import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const client = resolve(import.meta.dirname, 'client');
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(client, file), 'utf8'));

/** All texts of a catalogue with their keys. */
function textsIn(node: unknown, key = ''): [string, string][] {
  return typeof node === 'string' ? [[key, node]] : Object.entries(node as object).flatMap(([name, value]) => textsIn(value, `${key}.${name}`));
}
const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

describe('catalogues', () => {
  it.each(['texts', 'engines/bingo/texts', 'engines/cards/texts', 'engines/events/texts', 'engines/fishing/texts', 'engines/live/texts', 'engines/slot/texts', 'engines/wheel/texts'])('%s has the same keys and placeholders in Telugu as in English', (folder) => {
    const english = new Map(textsIn(read(`${folder}/en.json`)));
    const telugu = new Map(textsIn(read(`${folder}/te.json`)));
    expect([...telugu.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of english) expect(placeholdersOf(telugu.get(key) ?? ''), key).toEqual(placeholdersOf(text));
  });
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const client = resolve(import.meta.dirname, 'client');
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(client, file), 'utf8'));

/** Every text of a catalogue by its key. */
function textsIn(node: unknown, key = ''): [string, string][] {
  return typeof node === 'string' ? [[key, node]] : Object.entries(node as object).flatMap(([name, value]) => textsIn(value, `${key}.${name}`));
}
const places = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

it.each(['texts', 'engines/bingo/texts', 'engines/cards/texts', 'engines/events/texts', 'engines/fishing/texts', 'engines/live/texts', 'engines/slot/texts', 'engines/wheel/texts'])('%s says the same in Telugu as in English, with the same places', (folder) => {
  const english = new Map(textsIn(read(`${folder}/en.json`)));
  const telugu = new Map(textsIn(read(`${folder}/te.json`)));
  expect([...telugu.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  for (const [key, text] of english) expect(places(telugu.get(key) ?? ''), key).toEqual(places(text));
});

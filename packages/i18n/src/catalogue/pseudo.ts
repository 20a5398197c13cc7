import { languageOf } from '../languages.ts';
import type { CatalogueFile } from './keys.ts';
import { pluralBase, pluralCategories } from './plurals.ts';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];
const filler = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Derives a pseudo-locale from English. `XA` accents every letter and adds about 40 % of length, in brackets, so
 * that cut-off and hard-coded texts show. `XB` is written from right to left. Placeholders stay as they are, and
 * every plural category of the tag is filled.
 */
export function pseudoCatalogue(code: 'XA' | 'XB', english: CatalogueFile): CatalogueFile {
  const derive = code === 'XA' ? lengthen : mirror;
  const categories = pluralCategories(languageOf(code).tag);
  const result: Record<string, string> = {};
  for (const [key, text] of Object.entries(english)) {
    const base = pluralBase(key);
    if (base === undefined) result[key] = derive(text);
    else
      for (const category of categories) {
        result[`${base}_${category}`] = derive(english[`${base}_${category}`] ?? english[`${base}_other`] ?? text);
      }
  }
  return result;
}

function lengthen(text: string): string {
  const wanted = Math.ceil(text.length * 0.4);
  let tail = '';
  for (let index = 0; tail.length < wanted; index += 1) tail += ` ${filler[index % filler.length] ?? ''}`;
  return `[${mapText(text + tail, accent)}]`;
}

function accent(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);
}

// U+202E … U+202C lay Latin letters out from right to left, word by word, so that wrapping still works.
function mirror(text: string): string {
  return mapText(text, (part) => part.replace(/\S+/g, (word) => `\u202E${word}\u202C`));
}

function mapText(text: string, change: (part: string) => string): string {
  return text
    .split(/(\{\{[^}]*\}\}|<[^>]*>)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

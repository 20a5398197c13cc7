import { describe, expect, it } from 'vitest';
import { checkLanguage } from './check-language.ts';
import { checkOverrides } from './check-overrides.ts';
import { unusedKeys, wordsByNamespace } from './usage.ts';

const english = {
  common: { greet: 'Hello {{name}}', item_one: '{{count}} item', item_other: '{{count}} items', bye: 'Bye' },
};
const kinds = (faults: readonly { kind: string; path: string }[]) => faults.map(({ kind, path }) => `${kind} ${path}`);

describe('checkLanguage', () => {
  it('accepts a whole translation with the plural forms of its language', () => {
    const russian = {
      greet: 'Привет, {{name}}',
      bye: 'Пока',
      item_one: 'Одна вещь',
      item_few: '{{count}} вещи',
      item_many: '{{count}} вещей',
      item_other: '{{count}} вещи',
    };
    expect(checkLanguage('RU', { common: russian }, english)).toEqual([]);
  });

  it('names each missing text and each missing plural form', () => {
    expect(kinds(checkLanguage('RU', { common: { greet: '{{name}}', item_one: '{{count}}' } }, english))).toEqual([
      'missingPlural RU.common.item_few',
      'missingPlural RU.common.item_many',
      'missingPlural RU.common.item_other',
      'missingKey RU.common.bye',
    ]);
  });

  it('names empty texts, unknown keys, foreign plural forms and wrong placeholders', () => {
    const texts = {
      greet: 'Hi {{nam}}',
      bye: ' ',
      item_one: 'one',
      item_other: 'items',
      item_few: '{{count}}',
      item: 'x',
      gret: 'x',
    };
    expect(kinds(checkLanguage('EN', { common: texts }, english))).toEqual([
      'wrongPlaceholder EN.common.greet',
      'emptyValue EN.common.bye',
      'wrongPlaceholder EN.common.item_other',
      'unknownPlural EN.common.item_few',
      'unknownKey EN.common.item',
      'unknownKey EN.common.gret',
    ]);
  });
});

describe('checkOverrides', () => {
  it("accepts a brand's own text for an existing key", () => {
    expect(checkOverrides({ TY: { common: { greet: 'నమస్తే {{name}}' } } }, english)).toEqual([]);
  });

  it('names the nearest key, namespace and language', () => {
    const faults = checkOverrides({ EN: { common: { gret: 'x {{name}}', bye: 3 }, comon: {} }, en: {} }, english);
    expect(faults.map(({ kind, path, nearest }) => [kind, path, nearest])).toEqual([
      ['unknownKey', 'EN.common.gret', 'greet'],
      ['notText', 'EN.common.bye', undefined],
      ['unknownNamespace', 'EN.comon', 'common'],
      ['unknownLanguage', 'en', 'CN'],
    ]);
  });

  it('requires the placeholders of the original', () => {
    expect(checkOverrides({ EN: { common: { greet: 'Hello' } } }, english)).toMatchObject([
      { kind: 'wrongPlaceholder', found: 'no placeholder', expected: '{{name}}' },
    ]);
  });
});

describe('unusedKeys', () => {
  it('returns a key that occurs in no source, and counts plural forms as one key', () => {
    expect(kinds(unusedKeys(english, new Map([['common', new Set(['greet', 'item'])]])))).toEqual(['unusedKey EN.common.bye']);
  });

  it('ignores an equal word of a source that names another namespace', () => {
    const used = wordsByNamespace("const t = useText('games'); t('greet'); const word = 'item'; call('bye');");
    expect(kinds(unusedKeys(english, used))).toEqual(['unusedKey EN.common.greet', 'unusedKey EN.common.item', 'unusedKey EN.common.bye']);
    expect(unusedKeys(english, wordsByNamespace("useText('common'); t('greet'); t('item'); t('bye');"))).toEqual([]);
  });
});

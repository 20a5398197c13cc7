import { describe, expect, it } from 'vitest';
import { checkLanguage } from './check-language.ts';
import { checkOverrides } from './check-overrides.ts';
import { faultText } from './faults.ts';
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

describe('faultText', () => {
  const place = 'packages/i18n/src/locales/TY/layout.json › footer.careLine';

  it.each([
    ['missingKey', 'nothing', 'a text', `${place}: found nothing; expected a text. Add the key with its text in this language.`],
    ['missingPlural', 'nothing', 'the form "few"', `${place}: found nothing; expected the form "few". Add the key with this form of the text.`],
    ['unknownPlural', '"x_few"', 'one of the forms one, other', `${place}: found "x_few"; expected one of the forms one, other. Remove the key: the language has no such form.`],
    ['wrongPlaceholder', 'no placeholder', '{{name}}', `${place}: found no placeholder; expected {{name}}. Write the placeholders of the English text into this one.`],
    ['emptyValue', '""', 'a text', `${place}: found ""; expected a text. Write the text.`],
    ['notText', '3', 'a text', `${place}: found 3; expected a text. Write a text in quotes.`],
    ['duplicateKey', 'the key twice', 'each key once', `${place}: found the key twice; expected each key once. Remove one of the two lines.`],
    ['unusedKey', 'no use', 'a use', `${place}: found no use; expected a use. Use the key, or remove it from every language.`],
  ] as const)('returns file, key, what is wrong and what to do for %s', (kind, found, expected, text) => {
    expect(faultText({ kind, path: 'TY.layout.footer.careLine', found, expected })).toBe(text);
  });

  it('returns the nearest key where there is one', () => {
    const [fault] = checkLanguage('EN', { common: { ...english.common, gret: 'x' } }, english);
    expect(fault && faultText(fault)).toBe('packages/i18n/src/locales/EN/common.json › gret: found "gret"; expected a key of the catalogue; nearest: greet. Rename or remove the key, or add it to the English file.');
  });

  it('returns where the keys are when none is near', () => {
    const [fault] = checkLanguage('EN', { common: { ...english.common, zzzzzzzz: 'x' } }, english);
    expect(fault?.expected).toMatch(/^one of the \d+ keys of packages\/i18n\/src\/locales\/EN\/common\.json$/);
  });

  it.each([
    ['TH', 'packages/i18n/src/locales/TH'],
    ['TH.comon', 'packages/i18n/src/locales/TH/comon.json'],
  ])('returns the place %s as %s', (path, file) => {
    expect(faultText({ kind: 'unknownNamespace', path, found: 'a', expected: 'b' })).toBe(`${file}: found a; expected b. Rename the file.`);
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
      ['unknownLanguage', 'en', 'EN'],
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

import { describe, expect, it } from 'vitest';
import { isLanguageCode, languageCodes, languageOf, ownsCatalogue } from './languages.ts';

const rightToLeft = ['UR', 'AR', 'FA'];

describe('table of languages', () => {
  it('contains the thirty-five codes of the platform', () => {
    expect([...languageCodes].sort().join(' ')).toBe(
      'AR BN CN DE EN ES FA FR HI ID IT JA KK KM KO LO MN MR MS MY NE PT PT-BR RU SI TA TH TL TR TW TY UR UR-LA UZ VI',
    );
  });

  it.each([
    ['CN', 'zh-Hans'],
    ['TW', 'zh-Hant'],
    ['TY', 'te'],
    ['TL', 'fil'],
    ['KK', 'kk-Cyrl'],
    ['UZ', 'uz-Latn'],
    ['UR-LA', 'ur-Latn'],
    ['PT-BR', 'pt-BR'],
    ['MY', 'my'],
  ] as const)('maps %s to %s', (code, tag) => {
    expect(languageOf(code).tag).toBe(tag);
  });

  it.each(languageCodes)('%s: the tag is canonical, known to Intl and unique', (code) => {
    const { tag } = languageOf(code);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
    expect(languageCodes.filter((other) => languageOf(other).tag === tag)).toEqual([code]);
  });

  it.each(languageCodes)('%s: script and direction agree with CLDR', (code) => {
    const { tag, script, direction } = languageOf(code);
    expect(new Intl.Locale(tag).maximize().script).toBe(script);
    expect(direction).toBe(rightToLeft.includes(code) ? 'rtl' : 'ltr');
  });

  it('lets a brand map a code to another language, without its catalogue', () => {
    const tahitian = languageOf('TY', { TY: 'ty' });
    expect(tahitian).toMatchObject({ code: 'TY', tag: 'ty', script: 'Latn', direction: 'ltr' });
    expect(ownsCatalogue('TY', { TY: 'ty' })).toBe(false);
    expect(ownsCatalogue('TY', { TY: 'te-IN' })).toBe(true);
  });

  it.each(['en', 'XX', '', 'toString', null, 3])('rejects %j', (value) => {
    expect(isLanguageCode(value)).toBe(false);
  });
});

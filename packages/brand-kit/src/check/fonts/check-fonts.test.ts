import { describe, expect, it } from 'vitest';
import { fallback, spoiled, theme, withFallback } from '../../test-support/spoiled-brand.ts';
import type { Change } from '../../test-support/spoiled-brand.ts';
import { platform, setAt } from '../../test-support/valid-brand.ts';
import { shippedFonts, writingSystems } from '../../theme/writing-systems.ts';
import { checkBrand } from '../check-brand.ts';
import { formatFault } from '../fault/fault.ts';
import type { BrandSource } from '../source.ts';

const THEME = 'brands/harbour/theme.ts';

describe('checkBrand of fonts', () => {
  it('returns no fault for a font with fallbacks in both weights', () => {
    const bold = { local: 'Arial Bold', sizeAdjust: '106%' };
    expect(checkBrand(spoiled(withFallback({ ...fallback, bold })), platform)).toEqual([]);
  });

  it.each([
    ['which its writing system names beside others of the system', { family: 'Noto Sans SC', script: { hans: '"Noto Sans SC", sans-serif', hant: '"Noto Sans TC", sans-serif', jpan: '"Noto Sans JP", sans-serif', kore: '"Noto Sans KR", sans-serif' } }],
    ['which nothing names, beside the family that its name begins with', { family: 'Noto Sans Ethiopic', script: { cyrl: '"Noto Sans", sans-serif' } }],
    ['which nothing names, beside text in the family that its name begins with', { family: 'Noto Sans Ethiopic', script: {}, display: '"Test", "Noto Sans", sans-serif' }],
  ])('returns no fault for a Noto of its own, %s', (_case, { family, script, ...text }) => {
    const shipped = spoiled(({ theme: tree }) => {
      setAt(tree, ['fonts', '1'], { family, source: 'assets/test.woff2', weight: '400' });
      for (const [system, list] of Object.entries(script)) setAt(tree, ['base', 'font', 'script', system], list);
      if ('display' in text) setAt(tree, ['base', 'font', 'family', 'display'], text.display);
    });
    expect(checkBrand(shipped, platform)).toEqual([]);
  });

  it.each([
    ['100 900', undefined],
    ['300', undefined],
    ['800 900', undefined],
    ['100 200', 'fonts.0.weight'],
    ['900', 'fonts.0.weight'],
  ])('compares the weight %s with the axis of a file from 300 to 800: fault at %s', (weight, keyPath) => {
    const varies = { ...platform, fontWeights: () => ({ first: 300, last: 800 }) };
    const faults = checkBrand(spoiled(theme('fonts.0.weight', weight)), varies).filter((each) => each.keyPath.startsWith('fonts'));
    expect(faults.map((each) => [each.keyPath, each.nearest])).toEqual(keyPath === undefined ? [] : [[keyPath, '300 800']]);
  });

  it.each([
    ['display', '950', '800'],
    ['display', '851', '800'],
    ['display', '850', undefined],
    ['display', '800', undefined],
    ['display', '250', undefined],
    ['display', '200', '300'],
    ['bold', '900', '800'],
    ['regular', '100', '300'],
    ['medium', '500', undefined],
  ])('compares font.weight.%s of %s with the axis of a file from 300 to 800, for which 100 1000 is stated: nearest %s', (token, weight, nearest) => {
    const varies = { ...platform, fontWeights: () => ({ first: 300, last: 800 }) };
    const brand = spoiled((source) => { theme('fonts.0.weight', '100 1000')(source); theme(`base.font.weight.${token}`, weight)(source); });
    expect(checkBrand(brand, varies).map((each) => formatFault(each))).toEqual(
      nearest === undefined ? [] : [`${THEME} › base.font.weight.${token}: found "${weight}", which no file of "Test" in fonts comes near: text would look lighter or heavier; expected a weight of its files (300 to 800), or also a file of ${weight} in fonts; nearest: ${nearest}`],
    );
  });

  it.each([
    ['400 and 700', 'medium', '520', '400'],
    ['400 and 700', 'medium', '450', undefined],
    ['400 and 700', 'semibold', '620', '700'],
    ['400 and 700', 'semibold', '660', undefined],
    ['400 and 700', 'bold', '740', undefined],
    ['400 and 700', 'bold', '760', '700'],
    ['400', 'medium', '520', '400'],
    ['400', 'regular', '440', undefined],
  ])('compares with each of the files of one weight, %s, font.weight.%s of %s: nearest %s', (files, token, weight, nearest) => {
    const weights = files.split(' and ');
    const several = { ...platform, fontWeights: () => undefined };
    const brand = spoiled((source) => {
      theme('fonts', weights.toReversed().map((each) => ({ family: 'Test', source: 'assets/test.woff2', weight: each })))(source);
      for (const name of ['display', 'regular', 'medium', 'semibold', 'bold']) theme(`base.font.weight.${name}`, name === token ? weight : '400')(source);
    });
    expect(checkBrand(brand, several).map((each) => formatFault(each))).toEqual(
      nearest === undefined ? [] : [`${THEME} › base.font.weight.${token}: found "${weight}", which no file of "Test" in fonts comes near: text would look lighter or heavier; expected a weight of its files (${weights.join(', ')}), or also a file of ${weight} in fonts; nearest: ${nearest}`],
    );
  });

  it('returns no fault for weights of a family of the system, which stands first', () => {
    expect(checkBrand(spoiled((source) => { theme('base.font.family.display', 'Georgia, serif')(source); theme('base.font.weight.display', '900')(source); }), platform)).toEqual([]);
  });

  it.each(['"Test"', "'Test'", 'Test', '"Test", -apple-system, "Segoe UI", sans-serif', '"Test", 微软雅黑, ＭＳ Ｐゴシック, Café-Sans2'])('returns no fault for text in the families %s, which those of the writing system follow', (list) => {
    expect(checkBrand(spoiled(theme('base.font.family.body', list)), platform)).toEqual([]);
  });
});

describe('fonts of the offered languages', () => {
  const offering = (code: string, ...changes: Change[]): BrandSource =>
    spoiled((brand) => {
      setAt(brand.config, ['languages', 'offered'], ['EN', code]);
      setAt(brand.locales, ['JA'], undefined);
      setAt(brand.locales, [code], structuredClone((brand.locales as Record<string, unknown>)['EN']));
      for (const change of changes) change(brand);
    });
  const faultsOf = (source: BrandSource): string[] => checkBrand(source, { ...platform, completeLanguages: ['EN', 'JA', 'TH', 'TY'] }).map((each) => formatFault(each));
  const fonts = (...more: object[]): Change => theme('fonts', [{ family: 'Test', source: 'assets/test.woff2', weight: '400' }, ...more]);
  const telugu = { ...shippedFonts.telu[0], source: 'assets/test.woff2' };
  const telu = theme('base.font.script.telu', `"${telugu.family}", sans-serif`);

  it('are no fault when a font has the letters and is among the families of the writing system', () => {
    expect(faultsOf(offering('TY', fonts(telugu), telu))).toEqual([]);
  });

  it('reports a language without a font, with the shipped font that draws it', () => {
    expect(faultsOf(offering('TY', telu))).toEqual([
      `${THEME} › fonts: found no font whose range has Telugu letters; expected one, since languages.offered lists TY (తెలుగు) and many systems lack them: add ...shippedFonts.telu of @livery/brand-kit`,
    ]);
  });

  it('reports a language whose font the platform does not ship, with where to add it', () => {
    expect(faultsOf(offering('TH'))).toEqual([
      `${THEME} › fonts: found no font whose range has Thai letters; expected one, since languages.offered lists TH (ไทย) and many systems lack them: add a WOFF2 file with its range, from assets/ or from a package in the dependencies of tooling/brand-build, such as Noto Sans Thai`,
    ]);
  });

  it('does not take a font without a range for one with the letters', () => {
    const { range: _range, ...everything } = telugu;
    expect(faultsOf(offering('TY', fonts(everything), telu))).toHaveLength(1);
  });

  it('asks for one of several fonts with the letters, since another may be for headings alone', () => {
    expect(faultsOf(offering('TY', fonts({ ...telugu, family: 'Telugu Headings' }, telugu), telu))).toEqual([]);
  });

  it('reports a font that no family names', () => {
    expect(faultsOf(offering('TY', fonts(telugu)))).toEqual([
      `${THEME} › base.font.script.telu: found "Test", sans-serif; expected "Noto Sans Telugu" among the families, the font of theme.ts with Telugu letters`,
    ]);
  });

  it('reports a font that stands after families of the system', () => {
    const list = `Tahoma, "${telugu.family}", sans-serif`;
    expect(faultsOf(offering('TY', fonts(telugu), theme('base.font.script.telu', list)))).toEqual([
      `${THEME} › base.font.script.telu: found ${list}; expected "Noto Sans Telugu" before the families of the system, which have Telugu letters on some`,
    ]);
  });

  it('reports a fallback of all characters, which stands before the font of the writing system', () => {
    expect(faultsOf(offering('TY', withFallback(fallback), theme('fonts.1', telugu), telu))).toEqual([
      `${THEME} › fonts.0.range: found nothing; expected the characters of the font, such as U+0-FF,U+2000-206F: without them its fallback, which stands before the font for them, may draw Telugu letters too`,
    ]);
    expect(faultsOf(offering('TY', withFallback(fallback), theme('fonts.0.range', 'U+0-FF'), theme('fonts.1', telugu), telu))).toEqual([]);
  });

  it.each([
    [`"${telugu.family}", "Test", "Test Fallback", sans-serif`, false],
    [`"Test", "${telugu.family}", "Test Fallback"`, false],
    ['"Test", sans-serif, "Test Fallback"', false],
    [`"Test", "Test Fallback", "${telugu.family}"`, true],
    ['"Test", "Test Fallback"', true],
  ])('compares where a fallback of all characters stands in the list %s with the font of the writing system: fault %s', (list, isBefore) => {
    const lists = ['display', 'body', 'numeric'].map((use) => theme(`base.font.family.${use}`, list));
    const faults = checkBrand(offering('TY', withFallback(fallback), theme('fonts.1', telugu), telu, ...lists), { ...platform, completeLanguages: ['EN', 'JA', 'TH', 'TY'] });
    expect(faults.map(({ keyPath }) => keyPath)).toEqual(isBefore ? ['fonts.0.range'] : []);
  });

  it('leaves Chinese, Japanese, Korean, Cyrillic and Latin letters to the system', () => {
    expect(Object.entries(writingSystems).flatMap(([script, { letters }]) => (letters === 'system' ? [script] : []))).toEqual(['cyrl', 'hans', 'hant', 'jpan', 'kore', 'latn']);
    expect(faultsOf(offering('JA'))).toEqual([]);
  });
});

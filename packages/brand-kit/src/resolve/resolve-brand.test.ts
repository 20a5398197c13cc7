import { describe, expect, it } from 'vitest';
import { featureNames } from '../config/features.ts';
import { harbourConfig } from '../test-support/valid-brand.ts';
import { explain, resolveBrand } from './resolve-brand.ts';
import { resolveFeatures } from './resolve-features.ts';

describe('resolveBrand', () => {
  it('returns the platform’s defaults for values that the brand omits', () => {
    const { brand } = resolveBrand(harbourConfig);
    expect(brand.minimumAge).toBe(18);
    expect(brand.currency).toEqual({ code: 'EUR', symbol: '€', exponent: 2 });
    expect(brand.footer.partnersHidden).toEqual(['TCG_SEA']);
    expect(brand.header.vendorsShown).toBe(9);
    expect(Object.keys(brand.features)).toEqual(featureNames);
  });

  it.each([
    ['EUR', '€'],
    ['PHP', 'P'], ['JPY', '¥'],
    ['JPY', '¥'],
    ['KWD', 'KWD'],
    // Five characters are too long for a symbol.
    ['XOF', 'XOF'],
    ['USDT', 'USDT'],
  ])('gives %s the symbol %s', (code, symbol) => {
    expect(resolveBrand({ ...harbourConfig, currency: { code, exponent: 2 } }).brand.currency.symbol).toBe(symbol);
  });

  it('keeps the symbol that the brand states', () => {
    expect(resolveBrand({ ...harbourConfig, currency: { code: 'PHP', symbol: 'P', exponent: 2 } }).brand.currency.symbol).toBe('P');
  });

  it('replaces default arrays by the brand’s arrays', () => {
    const { brand } = resolveBrand({ ...harbourConfig, footer: { partnersHidden: ['X'] }, categories: ['LIVE'] });
    expect(brand.footer.partnersHidden).toEqual(['X']);
    expect(brand.categories).toEqual(['LIVE']);
    expect(brand.footer.help).toContain('terms');
  });

  it('links by default to pages that exist and that the brand did not turn off', () => {
    const { brand } = resolveBrand(harbourConfig);
    expect(brand.footer.links).toEqual(['home', 'promotions', 'download', 'help']);
    const without = resolveBrand({ ...harbourConfig, features: { appDownload: false } }).brand;
    expect([without.footer.links, without.header.entries]).toEqual([['home', 'promotions', 'help'], ['home', 'categories', 'promotions']]);
  });

  it('does not change its argument', () => {
    const before = structuredClone(harbourConfig);
    resolveBrand(harbourConfig);
    expect(harbourConfig).toEqual(before);
  });
});

describe('explain', () => {
  const resolved = resolveBrand({ ...harbourConfig, footer: { payments: [] }, features: { freePlay: false } });

  it.each([
    ['identity.merchantCode', 'HARB01', 'brand'],
    ['minimumAge', 18, 'platform'],
    ['footer.payments', [], 'brand'],
    ['footer.partnersHidden', ['TCG_SEA'], 'platform'],
    ['features.freePlay', false, 'brand'],
    ['features.smsLogin', true, 'platform'],
  ] as const)('returns the origin of %s', (key, value, from) => {
    expect(explain(resolved, key)).toEqual([{ key, value, from }]);
  });

  it('returns every value below a branch', () => {
    expect(explain(resolved, 'currency').map(({ key, from }) => `${key} ${from}`)).toEqual([
      'currency.symbol platform',
      'currency.code brand',
      'currency.exponent brand',
    ]);
  });

  it('returns nothing for an unknown key', () => {
    expect(explain(resolved, 'footer.partners')).toEqual([]);
  });
});

describe('resolveFeatures', () => {
  const brand = resolveBrand({ ...harbourConfig, features: { freePlay: false } }).brand.features;

  it('returns the brand’s values until the server has answered', () => {
    expect(resolveFeatures(brand)).toEqual(brand);
  });

  it('returns the server’s answer over the brand’s value', () => {
    const inForce = resolveFeatures(brand, { freePlay: true, smsLogin: false });
    expect(inForce.freePlay).toBe(true);
    expect(inForce.smsLogin).toBe(false);
    expect(inForce.agentPolicy).toBe(brand.agentPolicy);
  });

  it('ignores unknown toggles of the server', () => {
    expect(Object.keys(resolveFeatures(brand, { jetpack: true } as object))).toEqual(featureNames);
  });
});

import { expect, test } from 'vitest';
import { defineBrand } from './brand-config.ts';
import { harbourConfig } from '../test-data/valid-brand.ts';
import * as brandKit from '../index.ts';

test('defineBrand returns the configuration as it is', () => {
  expect(defineBrand(harbourConfig)).toBe(harbourConfig);
});

test('an unknown toggle does not compile', () => {
  // @ts-expect-error freeplay is spelled freePlay
  const config = defineBrand({ ...harbourConfig, features: { freeplay: true } });
  expect(config.features).toEqual({ freeplay: true });
});

test('identity has no default: it must be given to compile', () => {
  // @ts-expect-error no merchant code
  const identity: brandKit.BrandIdentity = { ...harbourConfig.identity, merchantCode: undefined };
  expect(identity.merchantCode).toBeUndefined();
});

test('the package exports these names', () => {
  expect(Object.keys(brandKit).toSorted()).toEqual([
    'BrandFaultsError', 'baseTokens', 'checkBrand', 'checkFleet', 'compileTheme', 'composite', 'contrast', 'contrastPairs', 'cssVariableName',
    'defineBrand', 'explain', 'fallbackFamily', 'featureAbout', 'featureDefaults', 'featureNames', 'fixedTokens', 'footerLinks', 'formatFault', 'formatFaults', 'gameCategories',
    'headerEntries', 'helpArticles', 'homeSections', 'parseColour', 'paymentMarks', 'platformDefaults', 'platformLanguages', 'resolveBrand',
    'resolveFeatures', 'schemeTokens', 'socialNetworks', 'toHex', 'tokenColour', 'voiceKeys',
  ]);
});

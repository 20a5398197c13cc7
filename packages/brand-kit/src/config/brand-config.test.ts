import { describe, expect, it } from 'vitest';
import { defineBrand } from './brand-config.ts';
import type { BrandIdentity } from './brand-config.ts';
import { harbourConfig } from '../test-support/valid-brand.ts';

describe('defineBrand', () => {
  it('returns the configuration unchanged', () => {
    expect(defineBrand(harbourConfig)).toBe(harbourConfig);
  });

  it('does not compile with an unknown toggle', () => {
    // @ts-expect-error freeplay is spelled freePlay
    const config = defineBrand({ ...harbourConfig, features: { freeplay: true } });
    expect(config.features).toEqual({ freeplay: true });
  });

  it('does not compile without a part of the identity, which has no default', () => {
    // @ts-expect-error no merchant code
    const identity: BrandIdentity = { ...harbourConfig.identity, merchantCode: undefined };
    expect(identity.merchantCode).toBeUndefined();
  });

  it('does not compile with a prize mode that lotteries do not have', () => {
    // @ts-expect-error Sea is spelled SEA
    const config = defineBrand({ ...harbourConfig, prizeModes: ['Sea'] });
    expect(config.prizeModes).toEqual(['Sea']);
  });
});

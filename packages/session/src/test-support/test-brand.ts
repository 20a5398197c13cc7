import { defineBrand, resolveBrand } from '@livery/brand-kit';
import type { Brand, FeatureName } from '@livery/brand-kit';

/** A test brand: its toggles, where they differ from the platform's. */
export function testBrand(features: Partial<Record<FeatureName, boolean>> = {}): Brand {
  const { brand } = resolveBrand(
    defineBrand({
      identity: {
        name: 'Testbrand',
        merchantCode: 'M1',
        platform: 'web',
        device: 'WEB',
        lotteryType: 'SEA',
        domains: ['test.example'],
        supportContact: { email: 'help@test.example' },
        company: { legalName: 'Test Ltd', since: 2020 },
      },
      languages: { offered: ['EN'], default: 'EN' },
      currency: { code: 'PHP', exponent: 2 },
      prizeModes: ['Lott'],
      announcements: { types: ['B'], defaultExecution: 'B' },
      esportCodes: [],
      cockfightCodes: [],
      features,
    }),
  );
  return brand as Brand;
}

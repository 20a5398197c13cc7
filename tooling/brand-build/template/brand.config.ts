import { defineBrand } from '@livery/brand-kit';

// Fill in every empty value: identity has no defaults.
export default defineBrand({
  identity: {
    name: '',
    merchantCode: '',
    platform: 'web',
    device: 'WEB',
    lotteryType: 'SEA',
    domains: [''],
    supportContact: { email: '' },
    company: { legalName: '', since: 2026 },
  },
  languages: { offered: ['EN'], default: 'EN' },
  currency: { code: '', exponent: 2 },
  prizeModes: ['SEA'],
  announcements: { types: ['B', 'PL', 'PU', 'PR', 'H'], defaultExecution: 'B' },
  esportCodes: [],
  cockfightCodes: [],
  categories: ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ELOTT', 'LOTT'],
});

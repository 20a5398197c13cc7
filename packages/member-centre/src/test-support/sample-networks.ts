import type { ResponseOf } from '@livery/contracts';

type Known = ResponseOf<'addresses'>['addresses'][number];

/** The network that is used now, and one of before whose country is not known. */
export const sampleNetworks: readonly [Known, Known] = [
  { id: '0198f5a2-0000-7000-8000-000000000081', prefix: '203.0.113.0/24', country: 'PH', registeredAt: '2026-01-01T08:00:00Z', lastUsedAt: '2026-01-03T07:00:00Z', current: true },
  { id: '0198f5a2-0000-7000-8000-000000000082', prefix: '2001:db8:4f1::/48', country: null, registeredAt: '2025-11-01T08:00:00Z', lastUsedAt: '2025-12-24T18:30:00Z', current: false },
];

import type { ResponseOf } from '@livery/contracts';

/** A member's own data. */
export function memberInfo(over: Partial<ResponseOf<'memberInfo'>> = {}): ResponseOf<'memberInfo'> {
  return {
    id: 'm-1',
    account: 'mira01',
    nickname: 'Mira',
    type: 0,
    toUpline: false,
    clubLabel: { labelName: 'Silver', rankLevel: 2 },
    memberLabel: [],
    lastLoginAt: '2026-01-01T08:00:00Z',
    ...over,
  };
}

/** A balance in a currency with two decimals. */
export function balance(over: Partial<ResponseOf<'balance'>> = {}): ResponseOf<'balance'> {
  return {
    currency: { code: 'PHP', symbol: '₱', exponent: 2 },
    available: '1250.50',
    held: '0.00',
    kind: 'real',
    version: 1,
    at: '2026-01-01T09:00:00Z',
    ...over,
  };
}

/** An answer to a login, a registration or the start of free play. */
export function sessionOpened(over: Partial<ResponseOf<'login'>> = {}): ResponseOf<'login'> {
  return { token: 'test-token', firstTimeLogin: false, passwordExpired: false, passwordTemporary: false, expiresAt: '2026-01-01T21:00:00Z', ...over };
}

type BetRecord = ResponseOf<'betRecords'>['records'][number];

/** A settled bet that won. */
export function betRecord(over: Partial<BetRecord> = {}): BetRecord {
  return {
    id: '0198f5a2-0000-7000-8000-0000000000b1',
    roundId: 'r-1',
    vassalage: 'NOVA',
    gameCode: 'comet',
    gameName: 'Comet Run',
    stake: '10.00',
    prize: '25.00',
    net: '15.00',
    currency: 'PHP',
    state: 'settled',
    placedAt: '2026-01-01T09:00:00Z',
    settledAt: '2026-01-01T09:00:02Z',
    ...over,
  };
}

/** An open session of the account. */
export function openSession(over: Partial<ResponseOf<'sessions'>['sessions'][number]> = {}): ResponseOf<'sessions'>['sessions'][number] {
  return {
    id: '0198f5a2-0000-7000-8000-000000000001',
    current: false,
    openedAt: '2026-01-01T08:00:00Z',
    lastSeenAt: '2026-01-01T09:00:00Z',
    ip: '203.0.113.7',
    country: 'PH',
    device: 'Firefox · Linux',
    remembered: false,
    ...over,
  };
}

/** A remembered device that nobody is logged in on. */
export function rememberedDevice(over: Partial<ResponseOf<'sessions'>['devices'][number]> = {}): ResponseOf<'sessions'>['devices'][number] {
  return {
    id: '0198f5a2-0000-7000-8000-000000000009',
    current: false,
    lastUsedAt: '2026-01-01T07:00:00Z',
    expiresAt: '2026-01-02T07:00:00Z',
    ip: '198.51.100.4',
    country: 'IN',
    device: 'Chrome · Android',
    ...over,
  };
}

/** An account with a password, a number and an e-mail address, without an authenticator app. */
export function security(over: Partial<ResponseOf<'security'>> = {}): ResponseOf<'security'> {
  return {
    lastLogin: { at: '2026-01-01T08:00:00Z', ip: '203.0.113.7', country: 'PH' },
    currentFactor: 'password',
    passwordChangedAt: '2025-12-01T08:00:00Z',
    mobile: '+63 ••• ••• 4567',
    email: 'm•••@example.com',
    mobileProved: true,
    transactionPassword: false,
    transactionPasswordChangedAt: null,
    totp: false,
    recoveryCodesLeft: 0,
    ...over,
  };
}

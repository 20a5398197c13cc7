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
    firstPassword: false,
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
    emailProved: false,
    emailChangeable: true,
    transactionPassword: false,
    transactionPasswordChangedAt: null,
    totp: false,
    recoveryCodesLeft: 0,
    ...over,
  };
}

/** A field of a profile that is asked for and not known. */
export function profileEntry(over: Partial<ResponseOf<'profile'>['fields'][number]> = {}): ResponseOf<'profile'>['fields'][number] {
  return { field: 'telegram', enabled: true, required: false, fixed: false, acceptedPattern: null, patternId: null, minLength: null, maxLength: null, value: null, ...over };
}

/** A profile with the name of the payee known and a day of birth asked for, of an account without a referrer. */
export function profile(over: Partial<ResponseOf<'profile'>> = {}): ResponseOf<'profile'> {
  return {
    fields: [
      profileEntry({ field: 'payeeName', required: true, fixed: true, value: 'Mira Santos' }),
      profileEntry({ field: 'birthday', fixed: true }),
      profileEntry(),
    ],
    minimumAge: 18,
    referrer: null,
    ...over,
  };
}

/** A bank account that is paid to. */
export function payoutAccount(over: Partial<ResponseOf<'payoutAccounts'>['accounts'][number]> = {}): ResponseOf<'payoutAccounts'>['accounts'][number] {
  return {
    id: '0198f5a2-0000-7000-8000-000000000021',
    kind: 'bank',
    provider: 'ISLAND',
    name: 'Island Savings Bank',
    holder: 'Mira Santos',
    lastFour: '5678',
    addedAt: '2026-01-01T08:00:00Z',
    usableAt: '2026-01-02T08:00:00Z',
    usable: true,
    ...over,
  };
}

/** One payout account of an account that may have another. */
export function payoutAccounts(over: Partial<ResponseOf<'payoutAccounts'>> = {}): ResponseOf<'payoutAccounts'> {
  return {
    accounts: [payoutAccount()],
    most: 3,
    coolingHours: 24,
    providers: [
      { kind: 'bank', code: 'ISLAND', name: 'Island Savings Bank', minDigits: 10, maxDigits: 12 },
      { kind: 'ewallet', code: 'TAPPAY', name: 'TapPay', minDigits: 11, maxDigits: 11 },
    ],
    payeeName: 'Mira Santos',
    transactionPassword: true,
    ...over,
  };
}

/** A picture that was uploaded. */
export function uploadedImage(over: Partial<ResponseOf<'uploadImage'>> = {}): ResponseOf<'uploadImage'> {
  return { id: '0198f5a2-0000-7000-8000-000000000031', mediaType: 'image/png', width: 1200, height: 800, bytes: 240_000, ...over };
}

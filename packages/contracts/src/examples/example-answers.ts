import type { CallName } from '../calls.ts';
import type { ResponseOf } from '../schemas.ts';

/** An answer of some calls: the `value` of a success. */
export type ExampleAnswers = { readonly [Name in CallName]?: ResponseOf<Name> };

const SERVER_TIME = '2026-01-15T09:00:00.000Z';

const whitelabel: ResponseOf<'whitelabel'> = {
  modules: {
    mobileRegistration: false, registrationSmsVerification: false, mobileRegistrationPassword: false, usernameRegistration: true, freePlay: false, forcedPasswordChange: false,
    smsLogin: false, directRegistration: true, agentPolicy: false, memberCentre: true, manualRebate: false, CHNGPASSVERIF3: false, emailPasswordRecovery: false,
  },
};

const registration: ResponseOf<'registerSettings'> = {
  fields: [
    { field: 'username', enabled: true, required: true, acceptedPattern: '^[A-Za-z0-9]+$', patternId: 'LETTERS_AND_DIGITS', minLength: 4, maxLength: 16 },
    { field: 'password', enabled: true, required: true, acceptedPattern: null, patternId: null, minLength: 8, maxLength: 32 },
    { field: 'confirmPassword', enabled: true, required: true, acceptedPattern: null, patternId: null, minLength: 8, maxLength: 32 },
  ],
  minimumAge: 18,
  termsVersion: '2026-01',
  open: true,
};

const game: ResponseOf<'hotGames'>['list'][number] = {
  gameId: 'moonlit-wolves', code: 'wolves', name: 'Moonlit Wolves', vassalage: 'LUM', vendorName: 'Lumen', gameType: 'RNG', accountTypeName: 'RNG', isGame: 'GAME', defaultPlayType: null,
  image: '/cdn/games/moonlit-wolves.webp', imageSmall: '/cdn/games/moonlit-wolves-small.webp', isHot: true, isNew: false, isJackpot: false, freePlay: true, freeSpins: true, liveCategory: null,
  minBet: '0.10', maxBet: '100.00', lines: 20, rtp: '96.20', volatility: 'medium', state: 'open', open: 'frame', wallet: 'seamless',
};

const vendor: ResponseOf<'gameVendors'>['list'][number] = {
  vassalage: 'LUM', gameType: 'RNG', displayName: 'Lumen', accountTypeName: 'RNG', isHot: true, games: 42, logo: '/cdn/vendors/lum.svg', state: 'open', open: 'frame', wallet: 'seamless',
};

const session: ResponseOf<'register'> = {
  token: 'kf3VQyq0k1VtJp5bJ1zJr0Xo2f8Qm9wT4sYc7hLdE6A', firstTimeLogin: false, passwordExpired: false, passwordTemporary: false, expiresAt: '2026-01-16T09:00:00.000Z',
};

/**
 * An answer of each call that a visitor and an account need (the profiles `least` and `account` of `conform`), by its schema: what
 * docs/own-platform-answers.md shows to engineers whose server is not written in our language. Each list has an entry, so that its fields are seen.
 */
export const exampleAnswers = {
  clientErrors: { received: true },
  systemStatus: { status: 0, ip: '203.0.113.7', country: 'PH', contactUrl: 'https://help.example/contact', serverTime: SERVER_TIME },
  permission: {
    whitelabel,
    registration,
    verification: { phone: { provider: 'platform' }, humanCheck: { provider: 'captcha' } },
    resources: [{ resourceType: 'FACEBOOK', url: 'https://social.example/brand', qrCodeUrl: null, labelNameEn: 'Facebook', labelNameCn: null }],
    customerService: [{ csType: 'LIVECHAT' }],
    analytics: { gtagId: null },
    imageCDNs: ['https://pictures.example'],
    launchGameCDNs: ['https://games.example'],
    location: { ip: '203.0.113.7', country: 'PH' },
    maintenance: false,
    regionRestriction: false,
  },
  whitelabel,
  registerSettings: registration,
  domainRoute: { merchantCode: 'NORTH01', brand: 'north', defaultLanguage: 'EN', languages: ['EN', 'CN'] },
  customerService: { version: { pathList: [{ type: 'LIVECHAT', path: 'BNrmAnzZ7A-0aBBtn5rJUG8z5dOU9QLIQhNNfj2j4JFt062Md_MWA-mAgHR4aU2C3MKNsVSJYq87r9x-q4tK3Sg.OyBMpHDHgny2cORayXMWh9AlvkOymxAjbLBZu5SM-o6hNqTxJWBWKeVT' }] } },
  countries: { countries: [{ countryCode: 'PH', countryDialingCode: '+63' }, { countryCode: 'IN', countryDialingCode: '+91' }], current: 'PH' },
  helpCenter: { entries: [{ id: 'terms', title: 'Terms and conditions', content: '<h2>Your account</h2><p>One account for each person.</p>' }] },
  cryptoKey: { kid: 'example-1', publicKey: 'BHlXWJMe-5_zNi3hPMD5THQDhJOcA9ldl5ywC37Ec__fiDCqk25i5lPdSzVKoUYg0BKJqb6OqhnR8DOICGVZwrE', notAfter: '2026-01-15T10:00:00.000Z', serverTime: SERVER_TIME },
  announcements: { list: [{ id: '0198c0de-0000-7000-8000-0000000000a1', type: 'B', title: 'New games this week', content: '<p>Twelve new games have arrived.</p>', publishedAt: '2026-01-14T12:00:00.000Z' }] },
  banners: { list: [{ id: 'winter', title: 'A winter of tournaments', text: 'Every Friday at nine.', action: 'See the games', link: '/rng', image: '/cdn/banners/winter.webp', imageCompact: '/cdn/banners/winter-compact.webp' }] },
  winners: { list: [{ id: 'w-1', player: 'ma***7', game: { gameId: game.gameId, name: game.name, image: game.image, vassalage: game.vassalage }, prize: '5000.00', currency: 'PHP', at: '2026-01-15T08:58:12.000Z' }] },
  availablePromotions: { count: 1, list: [{ id: 'welcome', title: 'Welcome gift', summary: 'A gift for your first week.', image: '/cdn/promotions/welcome.webp', endsAt: null }] },
  gameCategories: { list: [{ gameCategory: 'RNG', vendors: [vendor], nav: { name: 'nav.RNG', gameType: 'RNG', page: '/rng', point: '1.20', enName: 'Slots' } }] },
  gameVendors: { list: [vendor] },
  hotGames: { list: [game] },
  register: { ...session, firstTimeLogin: true },
  login: session,
  loginV2: session,
  deviceLogin: session,
  captcha: { captchaId: '0198c0de-0000-7000-8000-0000000000c1', image: 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', expiresIn: 120 },
  captchaWork: {
    challenge: {
      parameters: {
        algorithm: 'PBKDF2/SHA-512', cost: 5000, data: { merchant: 'NORTH01', most: 4000, expiresAt: 1_768_468_200_000 }, keyLength: 32, keyPrefix: 'e3a25e7fadd29beaae81a13ba6f69eeb',
        keySignature: 'f62c8bc527e89cfa0646657f5a21c0b16569f29677ea02ee6d302e636b40c24a', nonce: '7bf56883707a8c0fb2c845791275d425', salt: '18aec9ca89b204576622ffa62d6f412c',
      },
      signature: 'fc7858f0a3ea5ac65ca5b0bcc2965c8bee793f9bf4537b878b56846e67bbd2ac',
    },
    expiresIn: 600,
  },
  logout: { loggedOut: true },
  memberInfo: { id: '0198c0de-0000-7000-8000-0000000000b1', account: 'maria7', nickname: 'Maria', type: 0, toUpline: false, clubLabel: { labelName: 'Gold', rankLevel: 3 }, memberLabel: ['vip'], lastLoginAt: '2026-01-14T20:11:00.000Z', firstPassword: false },
  balance: { currency: { code: 'PHP', symbol: '₱', exponent: 2 }, available: '1250.00', held: '0.00', kind: 'real', version: 17, at: SERVER_TIME },
  security: {
    lastLogin: { at: '2026-01-14T20:11:00.000Z', ip: '203.0.113.7', country: 'PH' }, currentFactor: 'password', passwordChangedAt: '2026-01-02T08:30:00.000Z',
    mobile: '+63 ••••••••67', mobileProved: true, mobileChangeable: false, email: 'm•••@mail.example', emailProved: false, emailChangeable: false,
    transactionPassword: false, transactionPasswordChangedAt: null, totp: false, recoveryCodesLeft: 0,
  },
  changePassword: { changed: true },
} as const satisfies ExampleAnswers;

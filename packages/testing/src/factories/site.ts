import type { ResponseOf } from '@livery/contracts';

type Permission = ResponseOf<'permission'>;
/** A customer service and its address. */
export interface CustomerService {
  readonly type: 'VIP' | 'LIVECHAT';
  readonly path: string;
}
type Rule = Permission['registration']['fields'][number];

/** The rule of one registration field: shown, required, of any form, 4 to 16 characters. */
export function registerRule(field: Rule['field'], over: Partial<Rule> = {}): Rule {
  return { field, enabled: true, required: true, acceptedPattern: null, patternId: null, minLength: 4, maxLength: 16, ...over };
}

/** Everything on, nothing restricted, registration by user name and password. */
export function permission(over: Partial<Permission> = {}): Permission {
  return {
    whitelabel: {
      modules: {
        mobileRegistration: true,
        registrationSmsVerification: false,
        mobileRegistrationPassword: true,
        usernameRegistration: true,
        freePlay: true,
        forcedPasswordChange: true,
        smsLogin: true,
        directRegistration: true,
        agentPolicy: true,
        memberCentre: true,
        manualRebate: true,
        CHNGPASSVERIF3: true,
        emailPasswordRecovery: true,
      },
    },
    registration: {
      fields: [
        registerRule('username', { patternId: 'LETTERS_AND_DIGITS', acceptedPattern: '^[A-Za-z0-9]+$' }),
        registerRule('password', { minLength: 8, maxLength: 32 }),
        registerRule('confirmPassword', { minLength: 8, maxLength: 32 }),
      ],
      minimumAge: 18,
      termsVersion: '1',
      open: true,
    },
    verification: { phone: { provider: 'platform' }, humanCheck: { provider: 'captcha' } },
    resources: [],
    customerService: [],
    analytics: { gtagId: null },
    imageCDNs: [],
    launchGameCDNs: [],
    location: { ip: '203.0.113.7', country: 'PH' },
    maintenance: false,
    regionRestriction: false,
    ...over,
  };
}

/** Two services, of which the live chat is for everybody. */
export const services: readonly CustomerService[] = [
  { type: 'LIVECHAT', path: 'https://chat.example/' },
  { type: 'VIP', path: 'https://vip.example/' },
];

/** A site that is open. */
export function systemStatus(over: Partial<ResponseOf<'systemStatus'>> = {}): ResponseOf<'systemStatus'> {
  return { status: 0, ip: '203.0.113.7', country: 'PH', contactUrl: null, serverTime: '2026-01-01T09:00:00Z', ...over };
}

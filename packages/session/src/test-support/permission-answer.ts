import type { ResponseOf } from '@livery/contracts';

const modules = {
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
};

/** The answer of the permission call, with other modules on or off. */
export function permissionAnswer(over: Partial<typeof modules> = {}): ResponseOf<'permission'> {
  return {
    whitelabel: { modules: { ...modules, ...over } },
    registration: { fields: [], minimumAge: 18, termsVersion: '1' },
    verification: { phone: { provider: 'platform' as const }, humanCheck: { provider: 'captcha' as const } },
    resources: [],
    customerService: [],
    analytics: { gtagId: null },
    imageCDNs: [],
    launchGameCDNs: [],
    location: { ip: '203.0.113.7', country: null },
    maintenance: false,
    regionRestriction: false,
  };
}

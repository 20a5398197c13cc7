import type { ResponseOf } from '@livery/contracts';
import type { Tenant } from '../../platform/http/index.ts';
import type { Setting } from './setting-schemas.ts';

type Modules = ResponseOf<'whitelabel'>['modules'];

/** The brand's toggle behind each white-label module. */
const toggles = {
  mobileRegistration: 'mobileRegistration',
  registrationSmsVerification: 'registrationSmsVerification',
  mobileRegistrationPassword: 'mobileRegistrationPassword',
  usernameRegistration: 'usernameRegistration',
  freePlay: 'freePlay',
  forcedPasswordChange: 'forcedPasswordChange',
  smsLogin: 'smsLogin',
  directRegistration: 'directRegistration',
  agentPolicy: 'agentPolicy',
  memberCentre: 'memberCentre',
  manualRebate: 'manualRebate',
  CHNGPASSVERIF3: 'mobilePasswordRecovery',
  emailPasswordRecovery: 'emailPasswordRecovery',
} as const satisfies Record<keyof Modules, string>;

/**
 * The modules in force: the brand's toggles, overridden by the merchant's. Registration by number asks for a password where
 * the account could otherwise not log in again.
 */
export function modulesOf(tenant: Tenant, overrides: Setting<'whitelabel'>): Required<Modules> {
  const names = Object.keys(toggles) as (keyof Modules)[];
  const modules = Object.fromEntries(names.map((name) => [name, overrides[name] ?? tenant.features[toggles[name]] ?? false])) as Required<Modules>;
  const wayBack = modules.smsLogin || modules.CHNGPASSVERIF3;
  return { ...modules, mobileRegistrationPassword: modules.mobileRegistrationPassword || (modules.mobileRegistration && !wayBack) };
}

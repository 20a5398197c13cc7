import type { CallContext, Handlers, Tenant } from '../../platform/http/index.ts';
import { Problem } from '../../platform/http/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import type { Site } from '../settings/index.ts';
import type { HumanCheck } from './human-check.ts';
import { normaliseMobile } from './phone/phone-numbers.ts';
import { readMobile } from './phone/typed-mobile.ts';
import type { SmsCodes } from './phone/sms-codes.ts';
import type { SmsPurpose } from './phone/sms-texts.ts';

export interface SmsHandlersDeps {
  readonly codes: SmsCodes;
  readonly humanCheck: HumanCheck;
  readonly site: Site;
  /** Whether an account of the tenant has the number (E.164). */
  readonly hasAccount: (tenantId: string, mobile: string, query?: Queries) => Promise<boolean>;
}

/** Handlers of the calls that send a code to a number. */
export function smsHandlers({ codes, humanCheck, site, hasAccount }: SmsHandlersDeps): Handlers<'smsNoLogin' | 'smsRegister'> {
  /** Where an outside provider sends the codes, the platform sends none. */
  async function assertPlatformSends(tenant: Tenant, assertEnabled: boolean): Promise<void> {
    if (!assertEnabled || (await site.setting(tenant, 'phoneProvider')).provider !== 'platform') throw new Problem('FUNCTION_DISABLED');
  }

  async function requireHumanCheck({ tenant, request, ip }: CallContext<'smsNoLogin'> | CallContext<'smsRegister'>, mobile: string, purpose: SmsPurpose): Promise<void> {
    if (await codes.wantsPerson(tenant.id, mobile, purpose, ip)) await humanCheck.demand(tenant, request, ip);
  }

  return {
    async smsNoLogin(context) {
      const { request, tenant, language, ip } = context;
      const { smsLogin, CHNGPASSVERIF3 } = await site.modules(tenant);
      await assertPlatformSends(tenant, request.purpose === 'login' ? smsLogin : CHNGPASSVERIF3);
      const mobile = readMobile(request, context);
      await requireHumanCheck(context, mobile, request.purpose);
      const content = (await hasAccount(tenant.id, mobile)) ? 'code' : 'nothing';
      return codes.send({ tenant, mobile, purpose: request.purpose, language, ip, content });
    },
    async smsRegister(context) {
      const { request, tenant, language, ip } = context;
      const { registrationSmsVerification, mobileRegistration, usernameRegistration } = await site.modules(tenant);
      await assertPlatformSends(tenant, registrationSmsVerification && (mobileRegistration || usernameRegistration));
      if (!(await site.setting(tenant, 'registrationOpen'))) throw new Problem('REGISTRATION_CLOSED');
      const mobile = normaliseMobile(request.countryDialingCode, request.mobileNo);
      await requireHumanCheck(context, mobile, 'register');
      const content = (await hasAccount(tenant.id, mobile)) ? 'accountExists' : 'code';
      return codes.send({ tenant, mobile, purpose: 'register', language, ip, content });
    },
  };
}

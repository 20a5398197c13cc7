import type { CallContext, Handlers, Tenant } from '../../platform/http/index.ts';
import { Problem } from '../../platform/http/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import type { Site } from '../settings/index.ts';
import type { HumanCheck } from './human-check.ts';
import { normaliseMobile } from './phone/phone-numbers.ts';
import { readMobile } from './phone/typed-mobile.ts';
import type { SmsCodes } from './phone/sms-codes.ts';
import type { SmsCodeFor } from './phone/sms-texts.ts';

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

  async function requireHumanCheck({ tenant, request, ip }: CallContext<'smsNoLogin'> | CallContext<'smsRegister'>, mobile: string, purpose: SmsCodeFor): Promise<void> {
    if (await codes.wantsPerson(tenant.id, mobile, purpose, ip)) await humanCheck.demand(tenant, request, ip);
  }

  /** What a code without a session is for; where none is said, whatever of the two the merchant has on. */
  function sentFor(said: 'login' | 'password' | undefined, { smsLogin, CHNGPASSVERIF3 }: { readonly smsLogin: boolean; readonly CHNGPASSVERIF3: boolean }): SmsCodeFor {
    if (said !== undefined) return said;
    if (smsLogin === CHNGPASSVERIF3) return 'loginOrPassword';
    return smsLogin ? 'login' : 'password';
  }

  return {
    async smsNoLogin(context) {
      const { request, tenant, language, ip } = context;
      const modules = await site.modules(tenant);
      const purpose = sentFor(request.purpose, modules);
      await assertPlatformSends(tenant, (purpose !== 'password' && modules.smsLogin) || (purpose !== 'login' && modules.CHNGPASSVERIF3));
      const mobile = readMobile(request, context);
      await requireHumanCheck(context, mobile, purpose);
      const content = (await hasAccount(tenant.id, mobile)) ? 'code' : 'nothing';
      return codes.send({ tenant, mobile, purpose, language, ip, content });
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

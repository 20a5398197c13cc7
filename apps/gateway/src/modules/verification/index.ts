import type { Secrets } from '../../platform/crypto/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Fetch, Handlers, Tenant, TenantDirectory, Throttle } from '../../platform/http/index.ts';
import type { Messages } from '../messages/index.ts';
import type { ProviderOrigins, ProviderSetting, Site } from '../settings/index.ts';
import { createAdmitsProvider } from './admits-provider.ts';
import { createCaptchas, type Captchas, type GenerateSolution } from './captcha/captchas.ts';
import { createHumanCheck, type HumanCheck } from './human-check.ts';
import { createHumanCheckSecrets } from './human-check-secrets.ts';
import type { VerificationLog } from './log.ts';
import { createEmailCodes, type EmailCodes } from './email/email-codes.ts';
import { createPhoneProofs, type PhoneProofs } from './phone/phone-proofs.ts';
import { createPhoneTokens, type PhoneTokens } from './phone/phone-tokens.ts';
import { createSmsCodes, type SmsCodes } from './phone/sms-codes.ts';
import { createWorkChallenges } from './work/work-challenges.ts';
import { smsHandlers, type SmsHandlersDeps } from './sms-handlers.ts';

export type { CaptchaAnswer, Captchas, GenerateSolution } from './captcha/captchas.ts';
export type { HumanCheck, HumanProof } from './human-check.ts';
export { createHumanCheckSecrets, type HumanCheckSecrets } from './human-check-secrets.ts';
export { registerLocalHumanCheck } from './local/human-check.ts';
export { registerLocalPhoneProvider } from './local/phone-provider.ts';
export type { VerificationLog } from './log.ts';
export { maskedMobile, normaliseMobile } from './phone/phone-numbers.ts';
export { readMobile } from './phone/typed-mobile.ts';
export type { PhoneProofRequest, PhoneProof, PhoneProofs } from './phone/phone-proofs.ts';
export type { PhoneTokens } from './phone/phone-tokens.ts';
export type { CheckedEmailCode, EmailCodes } from './email/email-codes.ts';
export type { CheckedCode, SmsCodes, SmsCodeRequest } from './phone/sms-codes.ts';
export type { SmsPurpose } from './phone/sms-texts.ts';

/** Human checks, and proofs of phone numbers and addresses of e-mail. */
export interface Verification {
  readonly captchas: Captchas;
  readonly humanCheck: HumanCheck;
  readonly smsCodes: SmsCodes;
  readonly emailCodes: EmailCodes;
  readonly phoneTokens: PhoneTokens;
  readonly phoneProofs: PhoneProofs;
  readonly handlers: Handlers<'captcha' | 'captchaWork'> & ReturnType<typeof smsHandlers>;
  /** Logs and counts each merchant's outside provider that the environment does not allow. */
  reportRefusedProviders(merchants: readonly Tenant[]): Promise<void>;
  /** Encrypts with the present master secret the secrets of merchants that were encrypted with another accepted one. */
  sealAnew(): Promise<{ readonly sealed: number; readonly unreadable: number }>;
  /** Delete expired rows, by table. */
  readonly sweepers: Readonly<Record<string, () => Promise<void>>>;
}

export interface VerificationDeps extends Pick<SmsHandlersDeps, 'hasAccount'> {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  readonly messages: Messages;
  readonly site: Site;
  readonly tenants: TenantDirectory;
  readonly log: VerificationLog;
  /** Sends requests to outside providers. */
  readonly fetch: Fetch;
  /** Which outside providers the environment allows. */
  readonly providerOrigins: Pick<ProviderOrigins, 'refused'>;
  /** Counts a use of a provider that is refused. */
  readonly providerRefused: (merchant: string, setting: ProviderSetting) => void;
  /** The platform's secret at outside human checks, of merchants without one of their own. */
  readonly humanCheckSecret: string | undefined;
  /** Generates captcha solutions; random unless given. */
  readonly solution?: GenerateSolution;
  /** Rounds of each derivation of a proof of work. */
  readonly workCost?: number | undefined;
}

/** Limits drawing, which is expensive, to one captcha a second per address. */
const CAPTCHAS_BY_ADDRESS = { name: 'captcha', limit: 120, windowMs: 60_000 };

export function createVerification(deps: VerificationDeps): Verification {
  const { db, secrets, throttle, messages, site, tenants, log, fetch, hasAccount } = deps;
  const captchas = createCaptchas(db, secrets, deps.solution);
  const work = createWorkChallenges(db, secrets, throttle, deps.workCost);
  const admits = createAdmitsProvider({ origins: deps.providerOrigins, log, counted: deps.providerRefused });
  const phoneProvider = (tenant: Tenant) => site.setting(tenant, 'phoneProvider');
  const humanProvider = (tenant: Tenant) => site.setting(tenant, 'humanCheck');
  const ownSecrets = createHumanCheckSecrets(db, secrets);
  const humanCheck = createHumanCheck({ captchas, work, provider: humanProvider, tenants, fetch, secretOf: async (tenantId) => (await ownSecrets.get(tenantId)) ?? deps.humanCheckSecret, admits, log });
  const smsCodes = createSmsCodes({
    db, secrets, throttle, messages,
    expiredMinutes: (tenant) => site.setting(tenant, 'smsExpiredMinutes'),
    perHour: (tenant) => site.setting(tenant, 'smsPerHour'),
    countries: (tenant) => site.setting(tenant, 'smsCountries'),
  });
  const emailCodes = createEmailCodes({ db, secrets, throttle, messages, expiredMinutes: (tenant) => site.setting(tenant, 'smsExpiredMinutes') });
  const phoneTokens = createPhoneTokens({ db, provider: phoneProvider, fetch, admits, log });
  return {
    captchas,
    humanCheck,
    smsCodes,
    emailCodes,
    phoneTokens,
    phoneProofs: createPhoneProofs({ codes: smsCodes, tokens: phoneTokens, provider: phoneProvider }),
    handlers: {
      async captcha({ tenant, ip }) {
        await throttle.takeByAddress(tenant.id, CAPTCHAS_BY_ADDRESS, ip);
        return captchas.issue(tenant.id);
      },
      captchaWork: ({ tenant, ip }) => work.issue(tenant.id, ip),
      ...smsHandlers({ codes: smsCodes, humanCheck, site, hasAccount }),
    },
    sealAnew: ownSecrets.sealAnew,
    async reportRefusedProviders(merchants) {
      for (const tenant of merchants) {
        admits(tenant, 'humanCheck', await humanProvider(tenant));
        admits(tenant, 'phoneProvider', await phoneProvider(tenant));
      }
    },
    sweepers: { captcha: captchas.sweep, work_used: work.sweep, sms_code: smsCodes.sweep, email_code: emailCodes.sweep, phone_token_used: phoneTokens.sweep },
  };
}

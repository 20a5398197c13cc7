import { z } from 'zod';
import { Problem, readAnswer, tenantOfHost, type Fetch, type Tenant, type TenantDirectory } from '../../platform/http/index.ts';
import type { Setting } from '../settings/index.ts';
import type { CaptchaAnswer, Captchas } from './captcha/captchas.ts';
import type { AdmitsProvider } from './admits-provider.ts';
import type { VerificationLog } from './log.ts';
import type { WorkChallenges } from './work/work-challenges.ts';

/** The answer of a human check. */
export interface HumanProof extends CaptchaAnswer {
  /** Solution of a challenge of work. */
  readonly captchaWork?: string | undefined;
  /** Result token of the outside provider's widget. */
  readonly humanToken?: string | undefined;
}

/** Checks whether the visitor is a person. */
export interface HumanCheck {
  /**
   * Uses the proof up. Which kind counts is the merchant's setting.
   * @throws Problem CAPTCHA_REQUIRED or CAPTCHA_FAILED with the built-in captcha, HUMAN_CHECK_FAILED with work in its place
   * or an outside provider; each with `captcha: true`, so that the form shows what it needs
   */
  demand(tenant: Tenant, proof: HumanProof, ip: string): Promise<void>;
}

export interface HumanCheckDeps {
  readonly captchas: Captchas;
  readonly work: Pick<WorkChallenges, 'redeem'>;
  readonly provider: (tenant: Tenant) => Promise<Setting<'humanCheck'>>;
  readonly tenants: TenantDirectory;
  readonly fetch: Fetch;
  /** The merchant's secret at its outside provider: its own, else the platform's. Throws where its own cannot be read. */
  readonly secretOf: (tenantId: string) => Promise<string | undefined>;
  readonly admits: AdmitsProvider;
  readonly log: VerificationLog;
}

const TIMEOUT_MS = 5_000;
/** Bytes. */
const LONGEST_ANSWER = 16_384;
const answerSchema = z.object({ success: z.boolean(), hostname: z.string().optional(), 'error-codes': z.array(z.string()).optional() });

/** {@link HumanCheck} by the captcha, or work in its place, or by a provider of the `siteverify` kind. */
export function createHumanCheck({ captchas, work, provider, tenants, fetch, secretOf, admits, log }: HumanCheckDeps): HumanCheck {
  const failed = (): Problem => new Problem('HUMAN_CHECK_FAILED', { captcha: true });

  /** A widget's token is valid on the site it was issued for, not on another merchant's. */
  function isOtherSite(tenant: Tenant, hostname: string | undefined): boolean {
    const found = hostname === undefined ? undefined : tenantOfHost(tenants, hostname);
    return found?.claimed === true && found.tenant.id !== tenant.id;
  }

  async function verify(verifyUrl: string, secret: string, token: string, ip: string): Promise<z.output<typeof answerSchema>> {
    const body = new URLSearchParams({ secret, response: token, remoteip: ip });
    const answer = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!answer.ok && answer.status !== 400) throw new Error(`It answered ${answer.status}.`);
    return answerSchema.parse(JSON.parse(await readAnswer(answer, LONGEST_ANSWER)));
  }

  /** The check fails while the provider is unavailable, with the reason in the log. */
  async function widget(tenant: Tenant, verifyUrl: string, token: string | undefined, ip: string): Promise<void> {
    if (token === undefined || token === '') throw failed();
    const merchant = tenant.id;
    const secret = await secretOf(merchant).catch((error: unknown) => {
      log.error({ err: error, merchant }, "the merchant's secret at its human check cannot be read: nobody can show to be a person");
      throw failed();
    });
    if (secret === undefined) {
      log.error({ merchant }, 'neither HUMAN_CHECK_SECRET nor a secret of the merchant is set: nobody can show to be a person');
      throw failed();
    }
    const result = await verify(verifyUrl, secret, token, ip).catch((error: unknown) => {
      log.error({ err: error, merchant, verifyUrl }, 'the provider of the human check cannot be reached');
      throw failed();
    });
    const codes = result['error-codes'] ?? [];
    if (codes.some((code) => code.includes('secret'))) log.error({ merchant, codes }, 'the provider of the human check refuses the secret: HUMAN_CHECK_SECRET, or the merchant\'s own');
    if (!result.success || isOtherSite(tenant, result.hostname)) throw failed();
  }

  return {
    async demand(tenant, proof, ip) {
      const settings = await provider(tenant);
      if (settings.provider === 'turnstile' && !admits(tenant, 'humanCheck', settings)) throw failed();
      if (settings.provider === 'turnstile') return widget(tenant, settings.verifyUrl, proof.humanToken, ip);
      if ((proof.captchaWork ?? '') !== '') {
        if (!(await work.redeem(tenant.id, proof.captchaWork ?? ''))) throw failed();
        return;
      }
      if ((proof.captcha ?? '') === '') throw new Problem('CAPTCHA_REQUIRED', { captcha: true });
      if (!(await captchas.redeem(tenant.id, proof))) throw new Problem('CAPTCHA_FAILED', { captcha: true });
    },
  };
}

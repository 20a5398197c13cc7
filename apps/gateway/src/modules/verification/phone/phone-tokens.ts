import { createHash } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { Problem, type Fetch, type Tenant } from '../../../platform/http/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';
import type { Setting } from '../../settings/index.ts';
import type { AdmitsProvider } from '../admits-provider.ts';
import type { VerificationLog } from '../log.ts';
import { createKeySets } from './key-sets.ts';

/** What a provider vouches for. */
export interface VouchedNumber {
  /** E.164. */
  readonly mobile: string;
  /** Names the proof that its holder gave the provider: the same in every token for it, however that is spelled. */
  readonly proof: Uint8Array;
}

/** ID tokens of the merchant's outside phone provider. They name no purpose: one is good for any, once. */
export interface PhoneTokens {
  /**
   * The number that the provider vouches for. The token is good for ten minutes from when its holder proved to
   * have the number.
   * @throws Problem FUNCTION_DISABLED where the merchant has no outside provider; CODE_EXPIRED for a token whose time
   * is over; CODE_INVALID for any other that the provider did not issue for this merchant; UNAVAILABLE where its keys
   * cannot be read, or the environment does not allow the provider
   */
  verify(tenant: Tenant, idToken: string): Promise<VouchedNumber>;
  /**
   * Uses a proof up, with every token for it, in the caller's transaction.
   * @throws Problem CODE_EXPIRED where it was used before
   */
  spend(tx: Tx, tenantId: string, proof: Uint8Array): Promise<void>;
  sweep(): Promise<void>;
}

export interface PhoneTokensDeps {
  readonly db: Database;
  readonly provider: (tenant: Tenant) => Promise<Setting<'phoneProvider'>>;
  readonly fetch: Fetch;
  readonly admits: AdmitsProvider;
  readonly log: VerificationLog;
}

/** Seconds since its holder proved the number. */
const FRESH_SECONDS = 600;
/** Seconds that the provider's clock may differ from ours. */
const TOLERANCE_SECONDS = 60;
const E164 = /^\+[1-9]\d{6,14}$/;

/** Refusal codes by the fault of a token. */
function refusalOf(error: unknown): Problem | undefined {
  if (error instanceof errors.JWTExpired) return new Problem('CODE_EXPIRED');
  if (error instanceof errors.JWKSInvalid) return undefined; // the provider's fault, not the token's
  return error instanceof errors.JOSEError ? new Problem('CODE_INVALID') : undefined;
}

/** {@link PhoneTokens} that are signed with RS256 by a key of the provider's set. */
export function createPhoneTokens({ db, provider, fetch, admits, log }: PhoneTokensDeps): PhoneTokens {
  const keySets = createKeySets(db.clock, fetch);
  // Not of the token: base64 has several spellings of one signature, and a provider issues another token for the same proof.
  const proofOf = (issuer: string, subject: string, provedAt: number): Uint8Array => Uint8Array.from(createHash('sha256').update(JSON.stringify([issuer, subject, provedAt])).digest());

  return {
    async verify(tenant, idToken) {
      const settings = await provider(tenant);
      if (settings.provider !== 'external') throw new Problem('FUNCTION_DISABLED');
      if (!admits(tenant, 'phoneProvider', settings)) throw new Problem('UNAVAILABLE');
      const now = Math.floor(db.clock.now() / 1000);
      try {
        const { payload } = await jwtVerify(idToken, keySets.at(settings.keySetUrl), {
          algorithms: ['RS256'], // so neither `none` nor an HMAC with the public key passes
          issuer: settings.issuer,
          audience: settings.audience,
          currentDate: new Date(db.clock.now()),
          clockTolerance: TOLERANCE_SECONDS,
          requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'phone_number'],
        });
        const { iat = 0, sub = '', auth_time: provedAt, phone_number: number } = payload;
        if (typeof provedAt !== 'number' || typeof number !== 'string' || !E164.test(number) || sub === '') throw new Problem('CODE_INVALID');
        if (Math.max(iat, provedAt) > now + TOLERANCE_SECONDS) throw new Problem('CODE_INVALID');
        if (provedAt + FRESH_SECONDS + TOLERANCE_SECONDS <= now) throw new Problem('CODE_EXPIRED');
        return { mobile: number, proof: proofOf(settings.issuer, sub, provedAt) };
      } catch (error) {
        if (error instanceof Problem) throw error;
        const refusal = refusalOf(error);
        if (refusal !== undefined) throw refusal;
        log.error({ err: error, merchant: tenant.id }, 'the phone provider cannot be reached');
        throw new Problem('UNAVAILABLE');
      }
    },
    async spend(tx, tenantId, proof) {
      const forgetAt = new Date(db.clock.now() + (FRESH_SECONDS + 2 * TOLERANCE_SECONDS) * 1000);
      const first = await tx
        .insertInto('phone_token_used')
        .values({ tenant_id: tenantId, token_hash: proof, forget_at: forgetAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('tenant_id')
        .executeTakeFirst();
      if (first === undefined) throw new Problem('CODE_EXPIRED');
    },
    async sweep() {
      await deleteExpired(db, 'phone_token_used');
    },
  };
}

import { Secret, TOTP } from 'otpauth';
import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database, Queries, Tx } from '../../../platform/db/index.ts';

/** Whose codes an authenticator app shows. */
export interface TotpLabel {
  readonly tenantId: string;
  readonly memberId: string;
  /** The site, and the account's name there. */
  readonly site: string;
  readonly account: string;
}

/** A secret to put into an authenticator app. */
export interface TotpOffer {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://` */
  readonly uri: string;
  /** Seconds in which its first code must come. */
  readonly expiresIn: number;
}

/** Authenticator apps (RFC 6238: SHA-1, 6 digits, 30 seconds), one for an account. */
export interface Totp {
  /** A new secret, in force once one of its codes is confirmed; undefined where one is in force already. */
  start(label: TotpLabel): Promise<TotpOffer | undefined>;
  /** Puts the new secret in force, where the code is one of it. */
  confirm(tx: Tx, tenantId: string, memberId: string, code: string): Promise<boolean>;
  /** Whether the account has an authenticator app. */
  isEnrolled(tenantId: string, memberId: string, query?: Queries): Promise<boolean>;
  /** Uses a code up: it is valid now or was half a minute ago, and neither it nor a later one was used. */
  redeem(tenantId: string, memberId: string, code: string): Promise<boolean>;
  remove(tx: Tx, tenantId: string, memberId: string): Promise<void>;
  /** Deletes secrets that were never confirmed. */
  sweep(): Promise<void>;
}

const PURPOSE = 'totp';
const PERIOD_S = 30;
/** Steps accepted before and after the present one, for inaccurate clocks. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const OFFER_MS = 10 * 60_000;
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;

/** {@link Totp} in the database, secrets encrypted. */
export function createTotp(db: Database, secrets: Secrets): Totp {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);

  const totpOf = (query: Queries, tenantId: string, memberId: string) =>
    query.selectFrom('totp').select('secret').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

  /** The accepted step that the code belongs to. */
  function stepOf(secret: Uint8Array, typed: string): bigint | undefined {
    const token = typed.normalize('NFKC').replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return undefined;
    const timestamp = db.clock.now();
    const delta = TOTP.validate({ ...PARAMETERS, token, secret: Secret.fromBase32(secrets.open(PURPOSE, secret)), timestamp, window: WINDOW });
    return delta === null ? undefined : BigInt(Math.floor(timestamp / 1000 / PERIOD_S) + delta);
  }

  return {
    async start({ tenantId, memberId, site, account }) {
      const secret = new Secret({ size: SECRET_BYTES });
      const offer = { secret: secrets.seal(PURPOSE, secret.base32), expires_at: now(OFFER_MS) };
      const written = await db.query
        .insertInto('totp')
        .values({ tenant_id: tenantId, member_id: memberId, ...offer })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(offer).where('totp.confirmed_at', 'is', null))
        .returning('member_id')
        .executeTakeFirst();
      if (written === undefined) return undefined;
      const uri = new TOTP({ ...PARAMETERS, issuer: site, label: account, secret }).toString();
      return { secret: secret.base32, uri, expiresIn: OFFER_MS / 1000 };
    },
    async confirm(tx, tenantId, memberId, code) {
      const offered = await totpOf(tx, tenantId, memberId).where('expires_at', '>', now()).forUpdate().executeTakeFirst();
      const step = offered === undefined ? undefined : stepOf(offered.secret, code);
      if (step === undefined) return false;
      await tx
        .updateTable('totp')
        .set({ confirmed_at: now(), expires_at: null, last_step: step })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute();
      return true;
    },
    async isEnrolled(tenantId, memberId, query = db.query) {
      return (await totpOf(query, tenantId, memberId).where('confirmed_at', 'is not', null).executeTakeFirst()) !== undefined;
    },
    async redeem(tenantId, memberId, code) {
      const enrolled = await totpOf(db.query, tenantId, memberId).where('confirmed_at', 'is not', null).executeTakeFirst();
      const step = enrolled === undefined ? undefined : stepOf(enrolled.secret, code);
      if (step === undefined) return false;
      const { numUpdatedRows } = await db.query
        .updateTable('totp')
        .set({ last_step: step })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async remove(tx, tenantId, memberId) {
      await tx.deleteFrom('totp').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    },
    async sweep() {
      await db.query.deleteFrom('totp').where('expires_at', '<=', now()).execute();
    },
  };
}

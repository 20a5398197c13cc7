import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';
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
  /** A new secret, in force once a code of it is confirmed; undefined where one is in force already. */
  start(label: TotpLabel): Promise<TotpOffer | undefined>;
  /** Puts the new secret in force, where the code is one of it. */
  confirm(tx: Tx, tenantId: string, memberId: string, code: string): Promise<boolean>;
  /** Whether the account has an authenticator app. */
  isEnrolled(tenantId: string, memberId: string, query?: Queries): Promise<boolean>;
  /** Uses a code up: it is good now or was half a minute ago, and neither it nor a later one was used. */
  redeem(tenantId: string, memberId: string, code: string): Promise<boolean>;
  remove(tx: Tx, tenantId: string, memberId: string): Promise<void>;
  /** Forgets secrets that were never confirmed. */
  sweep(): Promise<void>;
}

const PURPOSE = 'totp';
const PERIOD_S = 30;
/** Steps before and after the present one, for clocks that are not quite right. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const OFFER_MS = 10 * 60_000;
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;

interface Row {
  readonly secret: Uint8Array;
}

/** {@link Totp} in the database, secrets encrypted. */
export function createTotp(db: Database, secrets: Secrets): Totp {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);

  /** The step whose code it is, among those that are good now. */
  function stepOf({ secret }: Row, typed: string): bigint | undefined {
    const token = typed.normalize('NFKC').replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return undefined;
    const timestamp = db.clock.now();
    const delta = TOTP.validate({ ...PARAMETERS, token, secret: Secret.fromBase32(secrets.open(PURPOSE, secret)), timestamp, window: WINDOW });
    return delta === null ? undefined : BigInt(Math.floor(timestamp / 1000 / PERIOD_S) + delta);
  }

  return {
    async start({ tenantId, memberId, site, account }) {
      const secret = new Secret({ size: SECRET_BYTES });
      const { rows } = await sql`
        insert into totp (tenant_id, member_id, secret, expires_at)
        values (${tenantId}, ${memberId}, ${secrets.seal(PURPOSE, secret.base32)}, ${now(OFFER_MS)})
        on conflict (tenant_id, member_id) do update set secret = excluded.secret, expires_at = excluded.expires_at
        where totp.confirmed_at is null returning 1`.execute(db.query);
      if (rows.length === 0) return undefined;
      const uri = new TOTP({ ...PARAMETERS, issuer: site, label: account, secret }).toString();
      return { secret: secret.base32, uri, expiresIn: OFFER_MS / 1000 };
    },
    async confirm(tx, tenantId, memberId, code) {
      const { rows } = await sql<Row>`
        select secret from totp where tenant_id = ${tenantId} and member_id = ${memberId} and expires_at > ${now()} for update`.execute(tx);
      const step = rows[0] === undefined ? undefined : stepOf(rows[0], code);
      if (step === undefined) return false;
      await sql`update totp set confirmed_at = ${now()}, expires_at = null, last_step = ${step}
        where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(tx);
      return true;
    },
    async isEnrolled(tenantId, memberId, query = db.query) {
      const { rows } = await sql`
        select 1 from totp where tenant_id = ${tenantId} and member_id = ${memberId} and confirmed_at is not null`.execute(query);
      return rows.length > 0;
    },
    async redeem(tenantId, memberId, code) {
      const { rows } = await sql<Row>`
        select secret from totp where tenant_id = ${tenantId} and member_id = ${memberId} and confirmed_at is not null`.execute(db.query);
      const step = rows[0] === undefined ? undefined : stepOf(rows[0], code);
      if (step === undefined) return false;
      const used = await sql`
        update totp set last_step = ${step}
        where tenant_id = ${tenantId} and member_id = ${memberId} and confirmed_at is not null and last_step < ${step} returning 1`.execute(db.query);
      return used.rows.length > 0;
    },
    async remove(tx, tenantId, memberId) {
      await sql`delete from totp where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(tx);
    },
    async sweep() {
      await sql`delete from totp where expires_at <= ${now()}`.execute(db.query);
    },
  };
}

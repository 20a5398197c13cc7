import { newTotpSecret, totpStep, totpUri, type Secrets } from '../../../platform/crypto/index.ts';
import { NIL_ID, type Database, type Queries, type Tx } from '../../../platform/db/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';

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
  /** Encrypts anew what was encrypted with a former master secret; returns how many, and how many no accepted secret opens. */
  sealAnew(): Promise<{ readonly sealed: number; readonly unreadable: number }>;
}

const PURPOSE = 'totp';
const OFFER_MS = 10 * 60_000;
/** Rows encrypted anew at a time. */
const PAGE_SIZE = 500;

/** Where a page of secrets starts: after this account. */
interface Page {
  readonly tenantId: string;
  readonly memberId: string;
}

/** {@link Totp} in the database, secrets encrypted. */
export function createTotp(db: Database, secrets: Secrets): Totp {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);

  const totpOf = (query: Queries, tenantId: string, memberId: string) =>
    query.selectFrom('totp').select('secret').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);

  /** The accepted step that the code belongs to. */
  function stepOf(secret: Uint8Array, typed: string): bigint | undefined {
    // Without an accepted master secret no code is right, and an operator has to remove the app.
    const plain = secrets.openReadable(PURPOSE, secret);
    return plain === undefined ? undefined : totpStep(plain, typed, db.clock.now());
  }

  /** Encrypts one page of secrets anew and returns the next page's start. */
  async function sealPage({ tenantId, memberId }: Page, done: { sealed: number; unreadable: number }): Promise<Page | undefined> {
    const rows = await db.query
      .selectFrom('totp')
      .select(['tenant_id', 'member_id', 'secret'])
      .where((eb) => eb.or([eb('tenant_id', '>', tenantId), eb.and([eb('tenant_id', '=', tenantId), eb('member_id', '>', memberId)])]))
      .orderBy('tenant_id')
      .orderBy('member_id')
      .limit(PAGE_SIZE)
      .execute();
    for (const row of rows) {
      if (secrets.openReadable(PURPOSE, row.secret) === undefined) {
        done.unreadable += 1;
        continue;
      }
      const secret = secrets.sealAnew(PURPOSE, row.secret);
      if (secret === undefined) continue;
      // One that was replaced or removed meanwhile stays as it is.
      const { numUpdatedRows } = await db.query
        .updateTable('totp')
        .set({ secret })
        .where('tenant_id', '=', row.tenant_id)
        .where('member_id', '=', row.member_id)
        .where('secret', '=', row.secret)
        .executeTakeFirstOrThrow();
      done.sealed += Number(numUpdatedRows);
    }
    const last = rows.at(-1);
    return rows.length < PAGE_SIZE || last === undefined ? undefined : { tenantId: last.tenant_id, memberId: last.member_id };
  }

  return {
    async start({ tenantId, memberId, site, account }) {
      const secret = newTotpSecret();
      const offer = { secret: secrets.seal(PURPOSE, secret), expires_at: now(OFFER_MS) };
      const written = await db.query
        .insertInto('totp')
        .values({ tenant_id: tenantId, member_id: memberId, ...offer })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(offer).where('totp.confirmed_at', 'is', null))
        .returning('member_id')
        .executeTakeFirst();
      if (written === undefined) return undefined;
      return { secret, uri: totpUri(secret, site, account), expiresIn: OFFER_MS / 1000 };
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
      await deleteExpired(db, 'totp');
    },
    async sealAnew() {
      const done = { sealed: 0, unreadable: 0 };
      for (let after: Page | undefined = { tenantId: '', memberId: NIL_ID }; after !== undefined; ) after = await sealPage(after, done);
      return done;
    },
  };
}

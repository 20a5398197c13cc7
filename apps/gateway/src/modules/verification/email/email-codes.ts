import { sql } from 'kysely';
import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { Problem, type Tenant, type Throttle } from '../../../platform/http/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';
import type { Messages } from '../../messages/index.ts';
import { createCodeLimits } from '../code-limits.ts';
import { CODE_MINUTES_LEAST, MAX_WRONG_CODES, MINUTE_MS, normaliseCode, randomCode } from '../one-time-code.ts';
import { EMAILS_PER_HOUR, emailRules, limitedBy } from './email-limits.ts';
import { emailTexts } from './email-texts.ts';

/** A code to send. */
export interface EmailCodeRequest {
  readonly tenant: Tenant;
  readonly member: { readonly id: string; readonly username: string };
  /** As typed; case does not count. */
  readonly email: string;
  /** Platform code. */
  readonly language: string;
  readonly ip: string;
  /**
   * Content of the mail: the code, or that the address proves another account already. Work, answer and the answers to attempts
   * at the code are the same for both.
   */
  readonly content: 'code' | 'taken';
}

/** A verified code that was not used up yet. */
export interface CheckedEmailCode {
  readonly tenantId: string;
  readonly id: string;
  /** The address that it proves, in lower case. */
  readonly email: string;
}

/** Codes sent by e-mail: six digits, for one member and one address, valid once and for a few minutes. */
export interface EmailCodes {
  /**
   * Sends a code, replacing the member's previous one.
   * @throws Problem TOO_MANY_REQUESTS with `retryAfter` too soon after the last one; QUOTA_EXCEEDED beyond the caps
   */
  send(order: EmailCodeRequest): Promise<{ expiredMinutes: number }>;
  /**
   * Whether the next code requires a human check: too many were sent for the member, to the address, or requested by the network
   * address. Call it once for each request: the human check is counted.
   * @throws Problem TOO_MANY_REQUESTS where the network address asks too often; what `send` would throw
   */
  wantsPerson(tenantId: string, memberId: string, email: string, ip: string): Promise<boolean>;
  /**
   * Whether the code is right, without using it up. A wrong one counts, whatever becomes of the caller's transaction:
   * call it outside of one.
   * @throws Problem CODE_INVALID; CODE_EXPIRED after its time or its fifth wrong try; QUOTA_EXCEEDED after too many wrong ones of the member
   */
  check(tenantId: string, memberId: string, code: string): Promise<CheckedEmailCode>;
  /**
   * Uses a verified code up, in the caller's transaction.
   * @throws Problem CODE_INVALID where it was used or replaced meanwhile
   */
  consume(tx: Tx, checked: CheckedEmailCode): Promise<void>;
  sweep(): Promise<void>;
}

export interface EmailCodesDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  readonly messages: Pick<Messages, 'queue'>;
  /** The merchant's minutes until another code may be sent. */
  readonly expiredMinutes: (tenant: Tenant) => Promise<number>;
}

const MAC = 'email-code';

/** Beside this code a form may ask for one by SMS, so the fault names its field. */
const refused = (code: 'CODE_INVALID' | 'CODE_EXPIRED'): Problem => new Problem(code, { fields: [{ field: 'code', rule: 'invalid' }] });

/** {@link EmailCodes} in the database, which keeps only MACs of them. */
export function createEmailCodes({ db, secrets, throttle, messages, expiredMinutes }: EmailCodesDeps): EmailCodes {
  const limits = createCodeLimits(throttle, db.clock, emailRules);
  // The row of an id is of one member and one address.
  const stated = (id: string, code: string): string => `${id}|${code}`;
  const sameAddress = (email: string): string => email.toLowerCase();

  async function write(tx: Tx, { tenant, member, email, language, content }: EmailCodeRequest, minutes: number): Promise<void> {
    const id = db.newId();
    const code = randomCode();
    // For an address of another account an unknown code is stored: attempts at it fail like any other.
    const mac = secrets.mac(MAC, stated(id, content === 'code' ? code : db.newId()));
    const row = { id, email: sql<string>`lower(${email})`, code_mac: mac, wrong_tries: 0, expires_at: new Date(db.clock.now() + minutes * MINUTE_MS) };
    await tx
      .insertInto('email_code')
      .values({ tenant_id: tenant.id, member_id: member.id, ...row })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(row))
      .execute();
    const texts = emailTexts(language, tenant.defaultLanguage);
    const mail = content === 'taken' ? texts.taken({ site: tenant.name }) : texts.code({ site: tenant.name, username: member.username, code, minutes });
    await messages.queue(tx, tenant.id, { channel: 'email', recipient: email, usefulMs: minutes * MINUTE_MS, ...mail });
  }

  /** Counts a try before checking it, so that concurrent tries are all counted. */
  async function count(tenantId: string, memberId: string) {
    const row = await db.query
      .updateTable('email_code')
      .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .returning(['id', 'email', 'code_mac', 'wrong_tries', 'expires_at'])
      .executeTakeFirst();
    if (row === undefined) throw refused('CODE_INVALID');
    if (row.wrong_tries > MAX_WRONG_CODES || row.expires_at.getTime() <= db.clock.now()) throw refused('CODE_EXPIRED');
    return row;
  }

  return {
    async send(order) {
      const minutes = await expiredMinutes(order.tenant);
      await limits.take(order.tenant.id, limitedBy(order.member.id, sameAddress(order.email)), order.ip, minutes * MINUTE_MS, EMAILS_PER_HOUR);
      await db.transaction((tx) => write(tx, order, Math.max(minutes, CODE_MINUTES_LEAST)));
      return { expiredMinutes: minutes };
    },
    wantsPerson: (tenantId, memberId, email, ip) => limits.wantsPerson(tenantId, limitedBy(memberId, sameAddress(email)), ip),
    async check(tenantId, memberId, code) {
      // Only what counts tries is read, which the address is not part of.
      await limits.admitTry(tenantId, limitedBy(memberId, ''));
      const row = await count(tenantId, memberId);
      if (!secrets.matches(MAC, stated(row.id, normaliseCode(code)), row.code_mac)) {
        await limits.wrongTry(tenantId, limitedBy(memberId, row.email));
        throw refused('CODE_INVALID');
      }
      await db.query
        .updateTable('email_code')
        .set((eb) => ({ wrong_tries: eb('wrong_tries', '-', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('id', '=', row.id)
        .execute();
      return { tenantId, id: row.id, email: row.email };
    },
    async consume(tx, { tenantId, id }) {
      const { numDeletedRows } = await tx.deleteFrom('email_code').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw refused('CODE_INVALID');
    },
    async sweep() {
      await deleteExpired(db, 'email_code');
    },
  };
}

import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { Problem, type Tenant, type Throttle } from '../../../platform/http/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';
import type { Messages } from '../../messages/index.ts';
import { countryOfMobile } from './phone-numbers.ts';
import { createCodeLimits, type CodeLimits } from '../code-limits.ts';
import { CODE_MINUTES_LEAST, MAX_WRONG_CODES, MINUTE_MS, normaliseCode, randomCode } from '../one-time-code.ts';
import { limitedBy, smsRules } from './sms-limits.ts';
import { smsTexts, type SmsCodeFor, type SmsPurpose } from './sms-texts.ts';

/** A code to send. */
export interface SmsCodeRequest {
  readonly tenant: Tenant;
  /** E.164. */
  readonly mobile: string;
  readonly purpose: SmsCodeFor;
  /** Platform code. */
  readonly language: string;
  readonly ip: string;
  /**
   * Content of the message: the code; that the number has an account already; or nothing, where there is no recipient. Work,
   * answer and the answers to attempts at the code are the same for each.
   */
  readonly content?: 'code' | 'accountExists' | 'nothing';
}

/** A verified code that was not used up yet. */
export interface CheckedCode {
  readonly tenantId: string;
  readonly id: string;
}

/** Codes sent by SMS: six digits, for one number and one purpose (or one of two, see {@link SmsCodeFor}), valid once and for a few minutes. */
export interface SmsCodes {
  /**
   * Sends a code, replacing the previous one.
   * @throws Problem TOO_MANY_REQUESTS with `retryAfter` too soon after the last one; QUOTA_EXCEEDED beyond the caps;
   * FUNCTION_DISABLED for a number of a country that the merchant sends no codes to
   */
  send(order: SmsCodeRequest): Promise<{ expiredMinutes: number }>;
  /**
   * Whether the next code for the purpose requires a human check: too many were sent to the number or requested by the address. False where
   * the request would be rejected anyway. Call it once for each request: the human check is counted.
   * @throws Problem TOO_MANY_REQUESTS where the address asks too often; what `send` would throw
   */
  wantsPerson(tenantId: string, mobile: string, purpose: SmsCodeFor, ip: string): Promise<boolean>;
  /**
   * Whether the code is right, without using it up. A wrong one counts, whatever becomes of the caller's transaction:
   * call it outside of one.
   * @throws Problem CODE_INVALID; CODE_EXPIRED after its time or its fifth wrong try; QUOTA_EXCEEDED after too many wrong ones for the number
   */
  check(tenantId: string, mobile: string, purpose: SmsPurpose, code: string): Promise<CheckedCode>;
  /**
   * Uses a verified code up, in the caller's transaction.
   * @throws Problem CODE_INVALID where it was used meanwhile
   */
  consume(tx: Tx, checked: CheckedCode): Promise<void>;
  /** Verifies the code and uses it up, where nothing that follows can fail. */
  redeem(tenantId: string, mobile: string, purpose: SmsPurpose, code: string): Promise<void>;
  sweep(): Promise<void>;
}

export interface SmsCodesDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  readonly messages: Messages;
  /** The merchant's minutes until another code may be sent to a number. */
  readonly expiredMinutes: (tenant: Tenant) => Promise<number>;
  /** How many codes the merchant sends in an hour. */
  readonly perHour: (tenant: Tenant) => Promise<number>;
  /** Countries (ISO 3166-1 alpha-2) whose numbers the merchant sends codes to; null for all. */
  readonly countries: (tenant: Tenant) => Promise<readonly string[] | null>;
  /** Generates a code; random unless given. */
  readonly newCode?: () => string;
}

const MAC = 'sms-code';

/** The purposes that a code is good for: a row each, with one id, so that its tries are counted and its use ends together. */
const purposesOf = (sentFor: SmsCodeFor): readonly SmsPurpose[] => (sentFor === 'loginOrPassword' ? ['login', 'password'] : [sentFor]);

/** {@link SmsCodes} in the database, which keeps only MACs of them. */
export function createSmsCodes({ db, secrets, throttle, messages, expiredMinutes, perHour, countries, newCode = randomCode }: SmsCodesDeps): SmsCodes {
  const limits: CodeLimits = createCodeLimits(throttle, db.clock, smsRules);
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);
  const stated = (id: string, code: string): string => `${id}|${code}`;

  async function write(tx: Tx, { tenant, mobile, purpose, language, content = 'code' }: SmsCodeRequest, minutes: number): Promise<void> {
    const id = db.newId();
    const code = newCode();
    // For a number without a recipient an unknown code is stored: attempts at it fail like any other.
    const mac = secrets.mac(MAC, stated(id, content === 'code' ? code : db.newId()));
    const row = { id, code_mac: mac, wrong_tries: 0, expires_at: now(minutes * MINUTE_MS) };
    await tx
      .insertInto('sms_code')
      .values(purposesOf(purpose).map((each) => ({ tenant_id: tenant.id, mobile, purpose: each, ...row })))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'mobile', 'purpose']).doUpdateSet(row))
      .execute();
    const texts = smsTexts(language, tenant.defaultLanguage);
    const text = content === 'accountExists' ? texts.accountExists(tenant.name) : texts.code[purpose]({ site: tenant.name, code, minutes });
    await messages.queue(tx, tenant.id, { channel: 'sms', recipient: mobile, text, usefulMs: minutes * MINUTE_MS }, { withheld: content === 'nothing' });
  }

  /** Counts a try before checking it, so that concurrent tries are all counted. */
  async function count(tenantId: string, mobile: string, purpose: SmsPurpose) {
    const row = await db.query
      .updateTable('sms_code')
      .set((eb) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('mobile', '=', mobile)
      .where('id', '=', (eb) => eb.selectFrom('sms_code as sent').select('sent.id').where('sent.tenant_id', '=', tenantId).where('sent.mobile', '=', mobile).where('sent.purpose', '=', purpose))
      .returning(['id', 'code_mac', 'wrong_tries', 'expires_at'])
      .executeTakeFirst();
    if (row === undefined) throw new Problem('CODE_INVALID');
    if (row.wrong_tries > MAX_WRONG_CODES || row.expires_at.getTime() <= db.clock.now()) throw new Problem('CODE_EXPIRED');
    return row;
  }

  const codes: SmsCodes = {
    async send(order) {
      const served = await countries(order.tenant);
      if (served !== null && !served.includes(countryOfMobile(order.mobile) ?? '')) throw new Problem('FUNCTION_DISABLED');
      const minutes = await expiredMinutes(order.tenant);
      await limits.take(order.tenant.id, limitedBy(order), order.ip, minutes * MINUTE_MS, await perHour(order.tenant));
      await db.transaction((tx) => write(tx, order, Math.max(minutes, CODE_MINUTES_LEAST)));
      return { expiredMinutes: minutes };
    },
    wantsPerson: (tenantId, mobile, purpose, ip) => limits.wantsPerson(tenantId, limitedBy({ mobile, purpose }), ip),
    async check(tenantId, mobile, purpose, code) {
      await limits.admitTry(tenantId, limitedBy({ mobile, purpose }));
      const row = await count(tenantId, mobile, purpose);
      if (!secrets.matches(MAC, stated(row.id, normaliseCode(code)), row.code_mac)) {
        await limits.wrongTry(tenantId, limitedBy({ mobile, purpose }));
        throw new Problem('CODE_INVALID');
      }
      await db.query
        .updateTable('sms_code')
        .set((eb) => ({ wrong_tries: eb('wrong_tries', '-', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('id', '=', row.id)
        .execute();
      return { tenantId, id: row.id };
    },
    async consume(tx, { tenantId, id }) {
      const { numDeletedRows } = await tx.deleteFrom('sms_code').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new Problem('CODE_INVALID');
    },
    async redeem(tenantId, mobile, purpose, code) {
      const checked = await codes.check(tenantId, mobile, purpose, code);
      await db.transaction((tx) => codes.consume(tx, checked));
    },
    async sweep() {
      await deleteExpired(db, 'sms_code');
    },
  };
  return codes;
}

import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';

/** Passwords sent by e-mail: one for an account, half an hour, good once. */
export interface TemporaryPasswords {
  /** A new one, which takes the place of the one before. For nobody the work is the same and no login takes it. */
  issue(tx: Tx, tenantId: string, memberId: string | undefined): Promise<string>;
  /** What recognises the password again where it is the account's; for nobody the work is the same. */
  match(tenantId: string, memberId: string | undefined, password: string): Promise<Uint8Array | undefined>;
  /** Uses it up; false where that was done. */
  consume(tx: Tx, tenantId: string, memberId: string, mac: Uint8Array): Promise<boolean>;
  /** Ends the one of an account. */
  end(tx: Tx, tenantId: string, memberId: string): Promise<void>;
  sweep(): Promise<void>;
}

/** Minutes that it is good for. */
export const TEMPORARY_MINUTES = 30;
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Characters that are not taken for others: 69 random bits in all, so that a MAC is enough to keep them unreadable at rest. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 14;

const newPassword = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');

/** {@link TemporaryPasswords} in the database, which keeps only MACs of them. */
export function createTemporaryPasswords(db: Database, secrets: Secrets): TemporaryPasswords {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);
  const macOf = (tenantId: string, memberId: string, password: string): Uint8Array =>
    secrets.mac('temporary-password', `${tenantId}|${memberId}|${password}`);

  return {
    async issue(tx, tenantId, memberId = db.newId()) {
      const password = newPassword();
      await sql`
        insert into temporary_password (tenant_id, member_id, password_mac, expires_at)
        values (${tenantId}, ${memberId}, ${macOf(tenantId, memberId, password)}, ${now(TEMPORARY_MINUTES * 60_000)})
        on conflict (tenant_id, member_id) do update set password_mac = excluded.password_mac, expires_at = excluded.expires_at`.execute(tx);
      return password;
    },
    async match(tenantId, memberId = NOBODY, password) {
      // Whoever copies it out of a mail copies blanks too.
      const mac = macOf(tenantId, memberId, password.trim());
      const { rows } = await sql`
        select 1 from temporary_password
        where tenant_id = ${tenantId} and member_id = ${memberId} and password_mac = ${mac} and expires_at > ${now()}`.execute(db.query);
      return rows.length > 0 ? mac : undefined;
    },
    async consume(tx, tenantId, memberId, mac) {
      const { rows } = await sql`
        delete from temporary_password
        where tenant_id = ${tenantId} and member_id = ${memberId} and password_mac = ${mac} returning 1`.execute(tx);
      return rows.length > 0;
    },
    async end(tx, tenantId, memberId) {
      await sql`delete from temporary_password where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(tx);
    },
    async sweep() {
      await sql`delete from temporary_password where expires_at <= ${now()}`.execute(db.query);
    },
  };
}

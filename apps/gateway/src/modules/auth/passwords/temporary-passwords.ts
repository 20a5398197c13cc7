import { randomInt } from 'node:crypto';
import type { Secrets } from '../../../platform/crypto/index.ts';
import { NIL_ID, type Database, type Tx } from '../../../platform/db/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';

/** Passwords sent by e-mail: one per account, valid for half an hour and one login. */
export interface TemporaryPasswords {
  /** Creates one, replacing the previous. Without an account the work is the same and no login accepts it. */
  issue(tx: Tx, tenantId: string, memberId: string | undefined): Promise<string>;
  /** Returns the stored MAC when the password is the account's; without an account the work is the same. */
  match(tenantId: string, memberId: string | undefined, password: string): Promise<Uint8Array | undefined>;
  /** Uses it up; false where it was used before. */
  consume(tx: Tx, tenantId: string, memberId: string, mac: Uint8Array): Promise<boolean>;
  /** Invalidates the account's one. */
  end(tx: Tx, tenantId: string, memberId: string): Promise<void>;
  sweep(): Promise<void>;
}

const PURPOSE = 'temporary-password';
/** Lifetime in minutes. */
export const TEMPORARY_MINUTES = 30;
/** Characters that are easy to distinguish: 69 random bits in all, enough for a MAC to keep them unreadable at rest. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 14;

const newPassword = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');

/** {@link TemporaryPasswords} in the database, which keeps only MACs of them. */
export function createTemporaryPasswords(db: Database, secrets: Secrets): TemporaryPasswords {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);
  const stated = (tenantId: string, memberId: string, password: string): string => `${tenantId}|${memberId}|${password}`;

  return {
    async issue(tx, tenantId, memberId = db.newId()) {
      const password = newPassword();
      const row = { password_mac: secrets.mac(PURPOSE, stated(tenantId, memberId, password)), expires_at: now(TEMPORARY_MINUTES * 60_000) };
      await tx
        .insertInto('temporary_password')
        .values({ tenant_id: tenantId, member_id: memberId, ...row })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(row))
        .execute();
      return password;
    },
    async match(tenantId, memberId = NIL_ID, password) {
      // Copying from a mail often includes blanks.
      const macs = secrets.macs(PURPOSE, stated(tenantId, memberId, password.trim()));
      const found = await db.query
        .selectFrom('temporary_password')
        .select('password_mac')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('password_mac', 'in', macs)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return found?.password_mac;
    },
    async consume(tx, tenantId, memberId, mac) {
      const { numDeletedRows } = await tx
        .deleteFrom('temporary_password')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('password_mac', '=', mac)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    async end(tx, tenantId, memberId) {
      await tx.deleteFrom('temporary_password').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    },
    async sweep() {
      await deleteExpired(db, 'temporary_password');
    },
  };
}

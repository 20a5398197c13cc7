import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';

/** Codes for whoever has lost the authenticator app or the phone: ten, each good once. */
export interface RecoveryCodes {
  /** New codes, which are shown this once; the former ones end. */
  renew(tx: Tx, tenantId: string, memberId: string): Promise<string[]>;
  /** How many are left. */
  left(tenantId: string, memberId: string): Promise<number>;
  /** Uses a code up. */
  redeem(tenantId: string, memberId: string, code: string): Promise<boolean>;
  removeAll(tx: Tx, tenantId: string, memberId: string): Promise<void>;
}

const COUNT = 10;
/** Characters of a code: 49 random bits. */
const LENGTH = 10;
/** Without characters that are taken for others. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
const shown = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
const typed = (code: string): string => code.normalize('NFKC').toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** {@link RecoveryCodes} in the database, which keeps only MACs of them. */
export function createRecoveryCodes(db: Database, secrets: Secrets): RecoveryCodes {
  const macOf = (tenantId: string, memberId: string, code: string): Uint8Array => secrets.mac('recovery-code', `${tenantId}|${memberId}|${code}`);

  async function removeAll(tx: Tx, tenantId: string, memberId: string): Promise<void> {
    await sql`delete from recovery_code where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(tx);
  }

  return {
    async renew(tx, tenantId, memberId) {
      // Two renewals at once would leave the codes of both.
      await sql`select 1 from member where tenant_id = ${tenantId} and id = ${memberId} for update`.execute(tx);
      await removeAll(tx, tenantId, memberId);
      const codes = Array.from({ length: COUNT }, newCode);
      for (const code of codes) {
        await sql`insert into recovery_code (tenant_id, member_id, code_mac)
          values (${tenantId}, ${memberId}, ${macOf(tenantId, memberId, code)})`.execute(tx);
      }
      return codes.map(shown);
    },
    async left(tenantId, memberId) {
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as left from recovery_code where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(db.query);
      return rows[0]?.left ?? 0;
    },
    async redeem(tenantId, memberId, code) {
      const { rows } = await sql`
        delete from recovery_code
        where tenant_id = ${tenantId} and member_id = ${memberId} and code_mac = ${macOf(tenantId, memberId, typed(code))} returning 1`.execute(db.query);
      return rows.length > 0;
    },
    removeAll,
  };
}

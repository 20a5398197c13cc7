import { randomInt } from 'node:crypto';
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
    await tx.deleteFrom('recovery_code').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  }

  return {
    async renew(tx, tenantId, memberId) {
      // Two renewals at once would leave the codes of both.
      await tx.selectFrom('member').select('id').where('tenant_id', '=', tenantId).where('id', '=', memberId).forUpdate().execute();
      await removeAll(tx, tenantId, memberId);
      const codes = Array.from({ length: COUNT }, newCode);
      const rows = codes.map((code) => ({ tenant_id: tenantId, member_id: memberId, code_mac: macOf(tenantId, memberId, code) }));
      await tx.insertInto('recovery_code').values(rows).execute();
      return codes.map(shown);
    },
    async left(tenantId, memberId) {
      const { left } = await db.query
        .selectFrom('recovery_code')
        .select((eb) => eb.fn.countAll<bigint>().as('left'))
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow();
      return Number(left);
    },
    async redeem(tenantId, memberId, code) {
      const { numDeletedRows } = await db.query
        .deleteFrom('recovery_code')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('code_mac', '=', macOf(tenantId, memberId, typed(code)))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    removeAll,
  };
}

import { randomInt } from 'node:crypto';
import { toLatinDigits } from '@livery/contracts';
import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';

/** Recovery codes for a lost authenticator app or phone: ten, each valid once. */
export interface RecoveryCodes {
  /** Creates new codes, which are shown only now; the former ones become invalid. */
  renew(tx: Tx, tenantId: string, memberId: string): Promise<string[]>;
  /** Number of unused codes. */
  left(tenantId: string, memberId: string): Promise<number>;
  /** Uses a code up. */
  redeem(tenantId: string, memberId: string, code: string): Promise<boolean>;
  removeAll(tx: Tx, tenantId: string, memberId: string): Promise<void>;
}

const PURPOSE = 'recovery-code';
const COUNT = 10;
/** Characters of a code: 49 random bits. */
const LENGTH = 10;
/** Without characters that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
const formatCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
const normaliseCode = (code: string): string => toLatinDigits(code.normalize('NFKC')).toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** {@link RecoveryCodes} in the database, which keeps only MACs of them. */
export function createRecoveryCodes(db: Database, secrets: Secrets): RecoveryCodes {
  const stated = (tenantId: string, memberId: string, code: string): string => `${tenantId}|${memberId}|${code}`;

  async function removeAll(tx: Tx, tenantId: string, memberId: string): Promise<void> {
    await tx.deleteFrom('recovery_code').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
  }

  return {
    async renew(tx, tenantId, memberId) {
      // Two concurrent renewals would otherwise leave the codes of both.
      await tx.selectFrom('member').select('id').where('tenant_id', '=', tenantId).where('id', '=', memberId).forUpdate().execute();
      await removeAll(tx, tenantId, memberId);
      const codes = Array.from({ length: COUNT }, newCode);
      const rows = codes.map((code) => ({ tenant_id: tenantId, member_id: memberId, code_mac: secrets.mac(PURPOSE, stated(tenantId, memberId, code)) }));
      await tx.insertInto('recovery_code').values(rows).execute();
      return codes.map(formatCode);
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
        .where('code_mac', 'in', secrets.macs(PURPOSE, stated(tenantId, memberId, normaliseCode(code))))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
    removeAll,
  };
}

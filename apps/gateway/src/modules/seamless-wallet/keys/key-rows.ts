import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** What keys of vendors are sealed for. */
export const KEY_PURPOSE = 'vendor-key';

/** A vendor at a merchant. */
export interface VendorRef {
  readonly tenant: string;
  readonly vendor: string;
}

/** A key as it is stored; `secret` undefined where no accepted master secret opens it. */
export interface StoredKey {
  readonly vendor: string;
  readonly id: string;
  readonly secret: string | undefined;
  readonly createdAt: Date;
  readonly validFrom: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

/** A fresh key id. */
export const newKeyId = (): string => `k${randomBytes(6).toString('hex')}`;

/** Whether a key is neither revoked nor expired; it may become valid later. */
export function isAlive({ expiresAt, revokedAt }: StoredKey, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}

/** Keys of a merchant, or of one vendor there: those in force longest behind the newer ones. */
export async function storedKeys(query: Queries, secrets: Secrets, tenant: string, vendor?: string): Promise<StoredKey[]> {
  const rows = await query
    .selectFrom('vendor_signing_key')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .$if(vendor !== undefined, (select) => select.where('vendor', '=', vendor ?? ''))
    .orderBy('vendor')
    .orderBy('valid_from', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('expires_at', (order) => order.desc().nullsFirst())
    .execute();
  return rows.map((row) => ({
    vendor: row.vendor,
    id: row.key_id,
    secret: secrets.openReadable(KEY_PURPOSE, row.sealed),
    createdAt: row.created_at,
    validFrom: row.valid_from,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  }));
}

/** Writes a key. */
export async function insertKey(tx: Tx, secrets: Secrets, { tenant, vendor }: VendorRef, key: { readonly id: string; readonly secret: string; readonly at: Date; readonly validFrom: Date; readonly expiresAt?: Date }): Promise<void> {
  await tx
    .insertInto('vendor_signing_key')
    .values({ tenant_id: tenant, vendor, key_id: key.id, sealed: secrets.seal(KEY_PURPOSE, key.secret), created_at: key.at, valid_from: key.validFrom, expires_at: key.expiresAt ?? null })
    .execute();
}

/** Locks the terms of a vendor, which it writes where there are none: changes of its keys come one after the other. */
export async function lockTerms(tx: Tx, { tenant, vendor }: VendorRef): Promise<{ readonly graceMs: number }> {
  await tx.insertInto('vendor_terms').values({ tenant_id: tenant, vendor }).onConflict((conflict) => conflict.doNothing()).execute();
  const { grace } = await tx.selectFrom('vendor_terms').select('key_grace_seconds as grace').where('tenant_id', '=', tenant).where('vendor', '=', vendor).forUpdate().executeTakeFirstOrThrow();
  return { graceMs: grace * 1000 };
}

import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { insertKey, isAlive, lockTerms, newKeyId, storedKeys, type VendorRef } from './key-rows.ts';

/**
 * The table `vendor_key` of gateways of the version before, whose keys are plain text: see migration 0070 for how both versions
 * serve side by side.
 */
export interface PlainKeys {
  /** Seals what the vendor's row has and the sealed keys have not; false where there is no row. The terms are locked. */
  adopt(tx: Tx, ref: VendorRef): Promise<boolean>;
  /** Brings the vendor's row, where there is one, up to its sealed keys: the newest valid one and the one behind it. */
  mirror(tx: Tx, ref: VendorRef): Promise<void>;
  /** Seals and deletes every row, each in a transaction in which `also` is done; returns how many. Gateways of the version before then know no vendor. */
  seal(also?: (tx: Tx, ref: VendorRef) => Promise<void>): Promise<number>;
  /** Does so once the migration is {@link ROLLOUT_MS} old. */
  sweep(): Promise<number>;
}

/** The migration that made the sealed table. */
const MIGRATION = 70;
/** How long gateways of the version before may serve beside this one. */
const ROLLOUT_MS = 24 * 3_600_000;

/** {@link PlainKeys} of a database. */
export function createPlainKeys(db: Database, secrets: Secrets): PlainKeys {
  const rowOf = (tx: Tx, { tenant, vendor }: VendorRef) =>
    tx.selectFrom('vendor_key').select(['secret', 'previous_secret as previous']).where('tenant_id', '=', tenant).where('vendor', '=', vendor).forUpdate().executeTakeFirst();
  const remove = (tx: Tx, { tenant, vendor }: VendorRef) => tx.deleteFrom('vendor_key').where('tenant_id', '=', tenant).where('vendor', '=', vendor).execute();

  const plain: PlainKeys = {
    async adopt(tx, ref) {
      const row = await rowOf(tx, ref);
      if (row === undefined) return false;
      const known = new Set((await storedKeys(tx, secrets, ref.tenant, ref.vendor)).map(({ secret }) => secret));
      const at = new Date(db.clock.now());
      // The former one behind the present one.
      const texts = [row.secret, row.previous].filter((text) => text !== null);
      for (const [age, secret] of texts.entries()) {
        if (!known.has(secret)) await insertKey(tx, secrets, ref, { id: newKeyId(), secret, at, validFrom: new Date(at.getTime() - age) });
      }
      return true;
    },

    async mirror(tx, ref) {
      if ((await rowOf(tx, ref)) === undefined) return;
      const now = new Date(db.clock.now());
      const alive = (await storedKeys(tx, secrets, ref.tenant, ref.vendor)).filter((key) => isAlive(key, now));
      // Those that are valid now stand first, so that a gateway of the version before signs with one of them.
      const [secret, previous] = [...alive.filter(({ validFrom }) => validFrom <= now), ...alive.filter(({ validFrom }) => validFrom > now)].flatMap((key) => key.secret ?? []);
      if (secret === undefined) await remove(tx, ref);
      else {
        const row = { secret, previous_secret: previous ?? null, changed_at: now };
        await tx.updateTable('vendor_key').set(row).where('tenant_id', '=', ref.tenant).where('vendor', '=', ref.vendor).execute();
      }
    },

    async seal(also) {
      const rows = await db.query.selectFrom('vendor_key').select(['tenant_id as tenant', 'vendor']).execute();
      for (const ref of rows) {
        await db.transaction(async (tx) => {
          await lockTerms(tx, ref);
          await plain.adopt(tx, ref);
          await remove(tx, ref);
          await also?.(tx, ref);
        });
      }
      return rows.length;
    },

    async sweep() {
      const migrated = await db.query.selectFrom('schema_migration').select('applied_at as at').where('number', '=', MIGRATION).executeTakeFirst();
      if (migrated === undefined || migrated.at.getTime() + ROLLOUT_MS > db.clock.now()) return 0;
      return plain.seal();
    },
  };
  return plain;
}

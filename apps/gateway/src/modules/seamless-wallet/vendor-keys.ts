import type { Database, Tx } from '../../platform/db/index.ts';

/** Secrets of vendors, one for each brand × vendor. */
export interface VendorKeys {
  /** The secrets that are valid now, newest first; empty for a vendor this tenant does not have. */
  secretsOf(tenant: string, vendor: string): Promise<readonly string[]>;
  /** Sets the secret (at least 32 characters). The one before stays valid until the next change. */
  setKey(tenant: string, vendor: string, secret: string, tx?: Tx): Promise<void>;
}

/** How long a secret is cached: a change made by another process takes effect after this time. */
const CACHE_TTL_MS = 10_000;

interface Cached {
  readonly secrets: readonly string[];
  readonly until: number;
}

export function createVendorKeys(db: Database): VendorKeys {
  const cache = new Map<string, Cached>();
  return {
    async secretsOf(tenant, vendor) {
      const name = `${tenant}/${vendor}`;
      const now = db.clock.now();
      const cached = cache.get(name);
      if (cached !== undefined && cached.until > now) return cached.secrets;
      const rows = await db.query
        .selectFrom('vendor_key')
        .select(['secret', 'previous_secret as previous'])
        .where('tenant_id', '=', tenant)
        .where('vendor', '=', vendor)
        .execute();
      const secrets = rows.flatMap(({ secret, previous }) => (previous === null ? [secret] : [secret, previous]));
      // Names come from unsigned headers: unknown ones are not cached, or a caller could fill the memory.
      if (secrets.length > 0) cache.set(name, { secrets, until: now + CACHE_TTL_MS });
      else cache.delete(name);
      return secrets;
    },

    async setKey(tenant, vendor, secret, tx) {
      const at = new Date(db.clock.now());
      await (tx ?? db.query)
        .insertInto('vendor_key')
        .values({ tenant_id: tenant, vendor, secret, changed_at: at })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'vendor'])
            .doUpdateSet((eb) => ({ previous_secret: eb.ref('vendor_key.secret'), secret, changed_at: at }))
            .whereRef('vendor_key.secret', '<>', 'excluded.secret'),
        )
        .execute();
      cache.delete(`${tenant}/${vendor}`);
    },
  };
}

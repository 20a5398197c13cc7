import type { Database, Tx } from '../../platform/db/index.ts';

/** Secrets of vendors, one for each brand × vendor. */
export interface VendorKeys {
  /** The secrets that are valid now, newest first; empty for a vendor this tenant does not have. */
  secretsOf(tenant: string, vendor: string): Promise<readonly string[]>;
  /** Sets the secret (at least 32 characters). The one before stays valid until the next change. */
  setKey(tenant: string, vendor: string, secret: string, tx?: Tx): Promise<void>;
}

/** How long the secrets of a tenant are cached: a change made by another process takes effect after this time. */
const CACHE_TTL_MS = 10_000;

type SecretsByVendor = ReadonlyMap<string, readonly string[]>;

interface Cached {
  readonly secrets: Promise<SecretsByVendor>;
  readonly until: number;
}

/**
 * {@link VendorKeys} in the database. Those of a tenant are read together and seldom: whose calls are not signed may name any
 * vendor without a look-up.
 *
 * @param hasTenant whether there is such a tenant, from memory
 */
export function createVendorKeys(db: Database, hasTenant: (tenant: string) => boolean): VendorKeys {
  const cache = new Map<string, Cached>();

  async function read(tenant: string): Promise<SecretsByVendor> {
    const rows = await db.query.selectFrom('vendor_key').select(['vendor', 'secret', 'previous_secret as previous']).where('tenant_id', '=', tenant).execute();
    return new Map(rows.map(({ vendor, secret, previous }) => [vendor, previous === null ? [secret] : [secret, previous]]));
  }

  function secretsByVendor(tenant: string): Promise<SecretsByVendor> {
    const now = db.clock.now();
    const cached = cache.get(tenant);
    if (cached !== undefined && cached.until > now) return cached.secrets;
    const fresh = { secrets: read(tenant), until: now + CACHE_TTL_MS };
    cache.set(tenant, fresh);
    fresh.secrets.catch(() => {
      if (cache.get(tenant) === fresh) cache.delete(tenant);
    });
    return fresh.secrets;
  }

  return {
    async secretsOf(tenant, vendor) {
      // Names come from unsigned headers: unknown tenants are not cached, or a caller could fill the memory.
      return hasTenant(tenant) ? ((await secretsByVendor(tenant)).get(vendor) ?? []) : [];
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
      cache.delete(tenant);
    },
  };
}

import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { TransferVendor } from './types.ts';

/** How long a change to a vendor may take to show. */
const CACHE_TTL_MS = 5_000;

/** Reads the transfer vendors of a tenant. */
export interface CatalogueVendors {
  (tenant: string): Promise<readonly TransferVendor[]>;
  /** Drops what is cached, after a change in this process was committed. */
  forget(): void;
}

/**
 * The transfer vendors of a tenant, from the catalogue. A disabled one counts as under maintenance: nothing is sent there, and
 * what lies there can be brought home.
 */
export function createCatalogueVendors(db: Database): CatalogueVendors {
  const known = new Map<string, { readonly until: number; readonly vendors: Promise<readonly TransferVendor[]> }>();
  const read = (tenant: string): Promise<readonly TransferVendor[]> =>
    db.query
      .selectFrom('tenant_vendor as offered_vendor')
      .innerJoin('game_vendor as vendor', 'vendor.code', 'offered_vendor.vendor_code')
      .select(['vendor.code', 'vendor.display_name as displayName', 'vendor.origin'])
      .select(sql<TransferVendor['state']>`case when offered_vendor.enabled then vendor.state else 'maintenance' end`.as('state'))
      .where('offered_vendor.tenant_id', '=', tenant)
      .where('vendor.wallet', '=', 'transfer')
      .where('vendor.origin', 'is not', null)
      .$narrowType<{ origin: string }>()
      .orderBy('offered_vendor.position')
      .orderBy('vendor.code')
      .execute();
  const vendorsOf = (tenant: string): Promise<readonly TransferVendor[]> => {
    const now = db.clock.now();
    const cached = known.get(tenant);
    if (cached !== undefined && cached.until > now) return cached.vendors;
    const fresh = { until: now + CACHE_TTL_MS, vendors: read(tenant) };
    known.set(tenant, fresh);
    fresh.vendors.catch(() => {
      if (known.get(tenant) === fresh) known.delete(tenant);
    });
    return fresh.vendors;
  };
  return Object.assign(vendorsOf, { forget: () => known.clear() });
}

import { sql } from 'kysely';
import { createShortCache, type Database } from '../../platform/db/index.ts';
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
  const known = createShortCache<readonly TransferVendor[]>(db.clock, { keptMs: CACHE_TTL_MS });
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
  const vendorsOf = (tenant: string): Promise<readonly TransferVendor[]> => known.get(tenant, () => read(tenant));
  return Object.assign(vendorsOf, { forget: () => known.forget() });
}

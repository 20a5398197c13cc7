import { CompiledQuery } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { TransferVendor } from './types.ts';

/** A vendor switched on or off, or moved, is noticed after so long. */
const FRESH_MS = 5_000;

const READ = `
  select vendor.code, vendor.display_name as "displayName", vendor.origin, case when shelf.enabled then vendor.state else 'maintenance' end as state
  from tenant_vendor shelf join game_vendor vendor on vendor.code = shelf.vendor_code
  where shelf.tenant_id = $1 and vendor.wallet = 'transfer' and vendor.origin is not null
  order by shelf.position, vendor.code`;

/**
 * The transfer vendors of a tenant, as the catalogue names them. One that the tenant has switched off counts as under
 * maintenance: nothing goes there, and what lies there can be brought home.
 */
export function createCatalogueVendors(db: Database): (tenant: string) => Promise<readonly TransferVendor[]> {
  const known = new Map<string, { readonly until: number; readonly vendors: Promise<readonly TransferVendor[]> }>();
  const read = async (tenant: string): Promise<readonly TransferVendor[]> =>
    (await db.query.executeQuery<TransferVendor>(CompiledQuery.raw(READ, [tenant]))).rows;
  return (tenant) => {
    const now = db.clock.now();
    const cached = known.get(tenant);
    if (cached !== undefined && cached.until > now) return cached.vendors;
    const vendors = read(tenant);
    known.set(tenant, { until: now + FRESH_MS, vendors });
    vendors.catch(() => known.delete(tenant));
    return vendors;
  };
}

import { sql } from 'kysely';
import type { Database } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';

/** How long a vendor's change may take to show in the pages' policy. */
const CACHE_TTL_MS = 5_000;

/** Origins of the game servers of a tenant's vendors: what its pages may show in a frame. */
export function createFrameOrigins(db: Database): (tenant: Tenant) => Promise<readonly string[]> {
  const known = new Map<string, { readonly until: number; readonly origins: Promise<readonly string[]> }>();
  async function read(tenantId: string): Promise<readonly string[]> {
    const { rows } = await sql<{ origin: string }>`
      select distinct vendor.origin from tenant_vendor shelf join game_vendor vendor on vendor.code = shelf.vendor_code
      where shelf.tenant_id = ${tenantId} and shelf.enabled and vendor.origin is not null order by vendor.origin`.execute(db.query);
    return rows.map(({ origin }) => origin);
  }
  return ({ id }) => {
    const now = db.clock.now();
    const cached = known.get(id);
    if (cached !== undefined && cached.until > now) return cached.origins;
    const origins = read(id);
    known.set(id, { until: now + CACHE_TTL_MS, origins });
    origins.catch(() => known.delete(id));
    return origins;
  };
}

import type { Database } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';

/** How long a vendor's change may take to show in the pages' policy. */
const CACHE_TTL_MS = 5_000;

/** Origins of the game servers of a tenant's vendors: what its pages may show in a frame. */
export function createFrameOrigins(db: Database): (tenant: Tenant) => Promise<readonly string[]> {
  const known = new Map<string, { readonly until: number; readonly origins: Promise<readonly string[]> }>();
  async function read(tenantId: string): Promise<readonly string[]> {
    const rows = await db.query
      .selectFrom('tenant_vendor as offered_vendor')
      .innerJoin('game_vendor as vendor', 'vendor.code', 'offered_vendor.vendor_code')
      .select('vendor.origin')
      .distinct()
      .where('offered_vendor.tenant_id', '=', tenantId)
      .where('offered_vendor.enabled', '=', true)
      .where('vendor.origin', 'is not', null)
      .orderBy('vendor.origin')
      .execute();
    return rows.flatMap(({ origin }) => origin ?? []);
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

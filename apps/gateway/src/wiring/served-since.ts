import { PLATFORM } from '../modules/operator/index.ts';
import type { Database } from '../platform/db/index.ts';

/**
 * Since when each of these merchants is served, and under `*` the first of them. A check that never succeeded is as old as that: without
 * it there would be no figure to raise an alert.
 */
export async function servedSince(db: Database, tenants: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (tenants.length === 0) return new Map();
  const rows = await db.query.selectFrom('tenant').select(['id', 'created_at']).where('id', 'in', tenants).orderBy('created_at').execute();
  const [first] = rows;
  return new Map([...(first === undefined ? [] : [[PLATFORM, first.created_at] as const]), ...rows.map(({ id, created_at }) => [id, created_at] as const)]);
}

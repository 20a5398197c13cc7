import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';

/** Whether a vendor is open, and in which countries (ISO 3166) it is barred. */
export interface VendorPolicy {
  readonly state: 'open' | 'maintenance';
  readonly barred: readonly string[];
}

/** Changes what is given of a vendor's policy; answers the whole of it, or undefined where there is no such vendor. */
export async function setVendorPolicy(db: Database, code: string, { state, barred }: Partial<VendorPolicy>): Promise<VendorPolicy | undefined> {
  const { rows } = await sql<VendorPolicy>`
    update game_vendor set state = coalesce(${state ?? null}, state), regions_barred = coalesce(${barred === undefined ? null : [...barred]}::text[], regions_barred)
    where code = ${code} returning state, regions_barred as barred`.execute(db.query);
  return rows[0];
}

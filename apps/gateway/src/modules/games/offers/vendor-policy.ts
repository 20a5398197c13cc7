import type { Database } from '../../../platform/db/index.ts';

/** Whether a vendor is open, and in which countries (ISO 3166) it is barred. */
export interface VendorPolicy {
  readonly state: 'open' | 'maintenance';
  readonly barred: readonly string[];
}

/** Changes what is given of a vendor's policy; answers the whole of it, or undefined where there is no such vendor. */
export async function setVendorPolicy(db: Database, code: string, { state, barred }: Partial<VendorPolicy>): Promise<VendorPolicy | undefined> {
  return db.query
    .updateTable('game_vendor')
    .set((eb) => ({ state: state ?? eb.ref('state'), regions_barred: barred === undefined ? eb.ref('regions_barred') : [...barred] }))
    .where('code', '=', code)
    .returning(['state', 'regions_barred as barred'])
    .executeTakeFirst();
}

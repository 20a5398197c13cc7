import type { Queries, Tx } from '../../../platform/db/index.ts';

/** Whether a vendor is open, and in which countries (ISO 3166) it is barred. */
export interface VendorPolicy {
  readonly state: 'open' | 'maintenance';
  readonly barred: readonly string[];
}

/** A vendor's policy, locked until the transaction ends; undefined where there is no such vendor. */
export async function lockVendorPolicy(tx: Tx, code: string): Promise<VendorPolicy | undefined> {
  return tx.selectFrom('game_vendor').select(['state', 'regions_barred as barred']).where('code', '=', code).forUpdate().executeTakeFirst();
}

/** Changes what is given of a vendor's policy; answers the whole of it, or undefined where there is no such vendor. */
export async function setVendorPolicy(query: Queries, code: string, { state, barred }: Partial<VendorPolicy>): Promise<VendorPolicy | undefined> {
  return query
    .updateTable('game_vendor')
    .set((eb) => ({ state: state ?? eb.ref('state'), regions_barred: barred === undefined ? eb.ref('regions_barred') : [...barred] }))
    .where('code', '=', code)
    .returning(['state', 'regions_barred as barred'])
    .executeTakeFirst();
}

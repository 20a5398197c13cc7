import { sql } from 'kysely';
import { firstIdAt, type Database } from '../../platform/db/index.ts';
import { SETTLED_MS, sumOf } from './audit-slices.ts';

/** Transfers that a statement adds up. */
const SLICE = 20_000;

/**
 * Creates what adds up anew, in slices, all that ever moved on the accounts of a merchant at payment providers but the last hour, and keeps it in `house_total`:
 * `deposit_drift_of` and `peer_drift_of` read the transfers since then alone. Transfers are never changed, so a total stays right as long as it is kept.
 *
 * @param transfers how many a statement adds up
 */
export function createHouseTotals(db: Database, transfers = SLICE): (tenant: string) => Promise<void> {
  return async (tenant) => {
    const settled = firstIdAt(db.clock.now() - SETTLED_MS);
    const { rows } = await sql<{ id: string }>`
      select id from account where tenant_id = ${tenant} and derived and (owner like 'clearing:%' or owner like 'payment:%') order by id`.execute(db.query);
    for (const { id: account } of rows) {
      const amount = await sumOf(db.query, { tenant, account, settled, transfers });
      const total = { before_id: settled, amount, at: new Date(db.clock.now()) };
      await db.query.insertInto('house_total').values({ tenant_id: tenant, account, ...total }).onConflict((conflict) => conflict.columns(['tenant_id', 'account']).doUpdateSet(total)).execute();
    }
  };
}

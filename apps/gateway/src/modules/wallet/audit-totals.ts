import { sql } from 'kysely';
import { firstIdAt, type Database } from '../../platform/db/index.ts';
import { SETTLED_MS, sumOf } from './audit-slices.ts';

/** Transfers that a statement adds up. */
const SLICE = 20_000;

/** Whose accounts are added up: at payment providers, or of money on its way to and from vendors. */
const OWNERS = { cashier: sql`(owner like 'clearing:%' or owner like 'payment:%')`, transit: sql`owner like 'transit:%'` } as const;

/**
 * Creates what adds up anew, in slices, all that ever moved on some of the merchant's accounts but the last hour, and keeps it in `house_total`: the checks of the
 * cashier and of transfers to vendors read the transfers since then alone. Transfers are never changed, so a total stays right as long as it is kept.
 *
 * @param transfers how many a statement adds up
 */
export function createHouseTotals(db: Database, transfers = SLICE): (tenant: string, owners: keyof typeof OWNERS) => Promise<void> {
  return async (tenant, owners) => {
    const settled = firstIdAt(db.clock.now() - SETTLED_MS);
    const { rows } = await sql<{ id: string }>`select id from account where tenant_id = ${tenant} and derived and ${OWNERS[owners]} order by id`.execute(db.query);
    for (const { id: account } of rows) {
      const amount = await sumOf(db.query, { tenant, account, settled, transfers });
      const total = { before_id: settled, amount, at: new Date(db.clock.now()) };
      await db.query.insertInto('house_total').values({ tenant_id: tenant, account, ...total }).onConflict((conflict) => conflict.columns(['tenant_id', 'account']).doUpdateSet(total)).execute();
    }
  };
}

import { sql } from 'kysely';
import { NIL_ID, type Queries } from '../../platform/db/index.ts';

/** A vendor at which the money on its way is not that of the open transfers; minor units. */
export interface TransitDrift {
  readonly tenant: string;
  readonly vendor: string;
  readonly currency: string;
  readonly in_transit: bigint;
  readonly expected: bigint;
}


/**
 * What the view `wallet_transfer_drift` says of one merchant, as of one moment. Of accounts that the daily check has added up, only the transfers since then are
 * read, and of the transfers to vendors the open ones, which have an index.
 */
export async function transitDriftOf(query: Queries, tenant: string): Promise<TransitDrift[]> {
  const since = (side: 'credit' | 'debit') => sql`
    coalesce((select sum(amount) from transfer where transfer.tenant_id = ${tenant} and ${sql.ref(`transfer.${side}`)} = account.id and transfer.id >= coalesce(total.before_id, ${NIL_ID}::uuid)), 0)`;
  const { rows } = await sql<TransitDrift>`
    select ${tenant} as tenant, coalesce(transit.vendor, waiting.vendor) as vendor, coalesce(transit.currency, waiting.currency) as currency,
           coalesce(transit.balance, 0)::bigint as in_transit, coalesce(waiting.amount, 0)::bigint as expected
      from (
        select substr(account.owner, 9) as vendor, account.currency, sum(coalesce(total.amount, 0) + ${since('credit')} - ${since('debit')}) as balance
          from account left join house_total total on total.tenant_id = ${tenant} and total.account = account.id
          where account.tenant_id = ${tenant} and account.owner like 'transit:%' group by 1, 2
      ) transit
      full join (
        -- A state that is over has the moment of that.
        select vendor, currency, sum(amount) as amount from wallet_transfer where tenant_id = ${tenant} and settled_at is null and state <> 'requested' group by 1, 2
      ) waiting on waiting.vendor = transit.vendor and waiting.currency = transit.currency
      where coalesce(transit.balance, 0) <> coalesce(waiting.amount, 0)
      order by 2, 3`.execute(query);
  return rows;
}

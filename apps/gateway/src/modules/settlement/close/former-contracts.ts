import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { readResult } from '../detail/result-json.ts';
import type { ClosingPeriod, EffectiveContract } from '../types.ts';

/**
 * Contracts that are not in effect in a period, with the row by which they paid last: no period of their own follows in which what was corrected could
 * meet conditions. What is above zero is paid by that row, and what is below is carried until the same two have a contract again.
 */
export async function formerContracts(tx: Tx, { tenant, kind, period: { from } }: ClosingPeriod, ids: readonly string[]): Promise<EffectiveContract[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<EffectiveContract, 'rows' | 'formerly'> & { readonly result: unknown }>`
    select contract.id as "contractId", last.version, contract.upline_id as "uplineId", contract.downline_id as "agentId", last.result
      from unnest(${ids}::text[]::uuid[]) former(id)
      join agent_contract contract on contract.tenant_id = ${tenant} and contract.id = former.id
      cross join lateral (
        select version, result from settlement where tenant_id = ${tenant} and contract_id = contract.id and kind = ${kind} and to_period < ${from}
          -- A quiet period in which no row held says nothing of what those before it were paid by.
          order by gross > 0 desc, to_period desc limit 1
      ) last
      order by contract.id`.execute(tx);
  return rows.map(({ result, ...contract }) => ({ ...contract, rows: [], formerly: readResult(result).result.choice.chosen }));
}

import type { ContractKind } from '@livery/contracts';
import { sql, type Expression, type RawBuilder } from 'kysely';

/** In a statement, the id of the contract by which an agent is settled for a period that begins with `from`: of those in effect then the one agreed last; null without any. */
export const contractOf = (tenant: string, kind: ContractKind, agentId: string | Expression<unknown>, from: string | Expression<unknown>): RawBuilder<string | null> => sql<string | null>`(
  select contract.id from agent_contract contract join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
    where contract.tenant_id = ${tenant} and contract.kind = ${kind} and contract.downline_id = ${agentId}
      and version.from_period <= ${from} and (version.until_period is null or version.until_period > ${from})
    order by version.from_period desc, contract.id limit 1)`;

/**
 * In a statement that joins `closedEnds` to corrections `line`: the contract by which an agent was paid for the closed period that a correction belongs to. Whoever paid
 * for a bet gets it back, and nothing is taken back of an agent that was not paid for it.
 */
export const contractThen = (tenant: string, kind: ContractKind, agentId: string | Expression<unknown>): RawBuilder<string | null> => contractOf(tenant, kind, agentId, sql`coalesce(closed.began, line.period)`);

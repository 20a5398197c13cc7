import type { ContractKind } from '@livery/contracts';
import { sql, type Expression, type RawBuilder } from 'kysely';

/** Whether an agent had a contract of the kind in the day, hour or five minutes of a row `line` of settlement_line. What it was not paid for then is not corrected for it. */
export const contractAt = (tenant: string, kind: ContractKind, agentId: string | Expression<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from agent_contract contract join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
    where contract.tenant_id = ${tenant} and contract.kind = ${kind} and contract.downline_id = ${agentId}
      and version.from_period <= line.period and (version.until_period is null or version.until_period > line.period))`;

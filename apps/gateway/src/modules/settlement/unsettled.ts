import { contractKinds, dayAfter, type ContractKind } from '@livery/contracts';
import { sql } from 'kysely';
import { createDayOf, momentsOf } from '../../platform/calendar/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { newestRun } from '../../platform/jobs/index.ts';
import { scheduledPeriod, slotOf, type KindHistory } from '../agent-contracts/index.ts';

/** The kinds of contracts by which something between an agent and those above or below it is not settled. */
export type Unsettled = (tenant: Tenant, agentId: string) => Promise<ContractKind[]>;

const MOMENT_MS = { hourly: 3_600_000, realtime: 5 * 60_000 } as const;

/**
 * Creates {@link Unsettled}: kinds of which a settlement is due or paid in part, on either side, and those of which a contract of the agent was in effect when
 * the period began that is not closed yet, while the kind was on. That one will be settled too.
 */
export function createUnsettled(db: Database, history: Pick<KindHistory, 'observe' | 'wasOn' | 'schedule'>): Unsettled {
  const dayOf = createDayOf();

  async function due(tenant: string, agentId: string): Promise<Set<string>> {
    const { rows } = await sql<{ kind: string }>`
      select kind from settlement where tenant_id = ${tenant} and agent_id = ${agentId} and state in ('due', 'partly')
      union select kind from settlement where tenant_id = ${tenant} and upline_id = ${agentId} and state in ('due', 'partly')`.execute(db.query);
    return new Set(rows.map(({ kind }) => kind));
  }
  /** The name of the first period that is not closed, and the moment at which it began. */
  async function openPeriod(tenant: Tenant, kind: ContractKind): Promise<{ readonly from: string; readonly began: Date }> {
    const last = await newestRun(db.query, tenant.id, `settle-${kind}`);
    if (kind === 'hourly' || kind === 'realtime') {
      const from = last === null ? slotOf(kind, db.clock.now()) : slotOf(kind, Date.parse(last) + MOMENT_MS[kind]);
      return { from, began: new Date(Date.parse(from)) };
    }
    const { from, to } = scheduledPeriod(await history.schedule(tenant.id, kind), last === null ? dayOf(db.clock.now(), tenant.timeZone) : dayAfter(last));
    return { from, began: momentsOf({ from, to }, tenant.timeZone).from };
  }
  async function isRunning(tenant: Tenant, agentId: string, kind: ContractKind): Promise<boolean> {
    const { from, began } = await openPeriod(tenant, kind);
    if (!(await history.wasOn(tenant.id, kind, began))) return false;
    const held = (side: 'downline_id' | 'upline_id') => sql`exists (
      select from agent_contract contract join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
        where contract.tenant_id = ${tenant.id} and contract.kind = ${kind} and ${sql.ref(`contract.${side}`)} = ${agentId}
          and version.from_period <= ${from} and (version.until_period is null or version.until_period > ${from}))`;
    const { rows } = await sql<{ held: boolean }>`select ${held('downline_id')} or ${held('upline_id')} as held`.execute(db.query);
    return rows[0]?.held === true;
  }

  return async (tenant, agentId) => {
    await history.observe(tenant);
    const owing = await due(tenant.id, agentId);
    const found: ContractKind[] = [];
    for (const kind of contractKinds) if (owing.has(kind) || (await isRunning(tenant, agentId, kind))) found.push(kind);
    return found;
  };
}

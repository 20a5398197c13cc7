import { sql, type RawBuilder } from 'kysely';
import { momentsOf, type DaySpan } from '../../../platform/calendar/index.ts';
import { firstIdAt, ID_DRIFT_MS, type Database } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';

export const INCOME_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];

/** What contracts moved on an agent's account on a day: received by kind, or paid to downlines; minor units, below zero where corrections came to more. */
export interface IncomeLine {
  readonly day: string;
  readonly kind: IncomeKind | 'paid';
  readonly amount: bigint;
}

/** One amount that a contract moved; minor units, below zero where an operator took it back. */
export interface IncomeMove {
  /** The transfer's. */
  readonly id: string;
  readonly at: Date;
  readonly amount: bigint;
  /** The settlement that it belongs to; null where none is known. */
  readonly settlementId: string | null;
  readonly kind: IncomeKind | null;
  readonly from: string | null;
  readonly to: string | null;
  /** The agent that the settlement pays. */
  readonly agentId: string | null;
}

/** Reads what an agent was paid by its contracts, and paid, from the ledger. */
export interface AgentIncome {
  /** By day of the merchant, the first one first. */
  days(tenant: Tenant, agentId: string, span: DaySpan): Promise<IncomeLine[]>;
  /** What a kind of {@link IncomeLine}, or a sum of kinds, of some days is made of, the latest first, and what all of it comes to. @param before only those before this transfer */
  moves(tenant: Tenant, agentId: string, span: DaySpan, kind: IncomeLine['kind'] | 'received' | 'kept', limit: number, before?: string): Promise<{ readonly moves: IncomeMove[]; readonly total: bigint }>;
}

/** What is not copied yet is read from the ledger itself, from so long before the last copy on. */
const OVERLAP_MS = 10 * 60_000;

/** Creates the {@link AgentIncome}. */
export function createAgentIncome(db: Database): AgentIncome {
  /** From when on the ledger itself is read: what is older was copied as its day was counted. 0 while only the last days were, as of a merchant that has just begun. */
  async function copiedUntil(tenant: string): Promise<number> {
    const runs = db.query.selectFrom('team_day_run').select(['counted_at', 'day']).where('tenant_id', '=', tenant).where('way', '>=', 2).orderBy('day', 'desc').limit(1);
    const run = await runs.executeTakeFirst();
    if (run === undefined) return 0;
    const older = await runs.where('day', '<', sql<string>`${run.day}::date - 1`).executeTakeFirst();
    return older === undefined ? 0 : run.counted_at.getTime() - OVERLAP_MS;
  }
  /** What contracts moved on the agent's account: rows id, at, day, amount, kind, and of the settlement its id, kind, periods and agent. */
  async function moved(tenant: Tenant, agentId: string, span: DaySpan): Promise<RawBuilder<unknown>> {
    const { from, to } = momentsOf(span, tenant.timeZone);
    const fresh = Math.max(await copiedUntil(tenant.id), from.getTime());
    const account = sql`(select id from account where tenant_id = ${tenant.id} and owner = ${`member:${agentId}`} and currency = ${tenant.currency.code} and not derived)`;
    const side = (own: 'debit' | 'credit') => sql`
      select transfer.id, journal.reason, journal.reference, ${own === 'credit' ? sql`transfer.amount` : sql`-transfer.amount`} as amount, transfer.at
        from transfer
        cross join lateral (select reason, reference from journal where journal.tenant_id = ${tenant.id} and journal.id = transfer.journal_id limit 1) journal
        where transfer.tenant_id = ${tenant.id} and ${sql.ref(`transfer.${own}`)} = ${account} and transfer.id >= ${firstIdAt(fresh - ID_DRIFT_MS)} and journal.reason like 'agent-%'`;
    return sql`
      select moved.id, moved.at, (moved.at at time zone ${tenant.timeZone})::date as day, moved.amount,
             settled.id as settlement, settled.kind as settled_kind, settled.from_period, settled.to_period, settled.agent_id,
             -- By the side that the agent has: what an operator took back is less income, and nothing that it paid.
             case
               when settled.agent_id = ${agentId}::uuid then settled.kind
               when settled.upline_id = ${agentId}::uuid or moved.amount < 0 then 'paid'
               when moved.reason = 'agent-dividend' then 'dividend'
               else 'realtime'
             end as kind
        from (
          select id, reason, reference, amount, at from member_movement
            where tenant_id = ${tenant.id} and member_id = ${agentId} and kind = 'salary' and currency = ${tenant.currency.code}
              and id >= ${firstIdAt(from.getTime() - ID_DRIFT_MS)} and id < ${firstIdAt(to.getTime() + ID_DRIFT_MS)}
          union
          ${side('credit')}
          union
          ${side('debit')}
        ) moved
        left join lateral (
          select id, kind, from_period, to_period, agent_id, upline_id from settlement
            where settlement.tenant_id = ${tenant.id} and settlement.id = case when moved.reference ~ '^[0-9a-f-]{36}$' then moved.reference::uuid end limit 1
        ) settled on true
        where moved.at >= ${from} and moved.at < ${to}`;
  }
  const signOf = (kind: RawBuilder<unknown>) => sql`case when ${kind} = 'paid' then -1 else 1 end`;
  return {
    async days(tenant, agentId, span) {
      const { rows } = await sql<IncomeLine>`
        select to_char(day, 'YYYY-MM-DD') as day, kind, (sum(amount) * ${signOf(sql`kind`)})::bigint as amount from (${await moved(tenant, agentId, span)}) named group by day, kind order by day, kind`.execute(db.query);
      return rows;
    },
    async moves(tenant, agentId, span, kind, limit, before) {
      const listed = kind === 'kept' ? sql`true` : kind === 'received' ? sql`kind <> 'paid'` : sql`kind = ${kind}`;
      const all = sql`select * from (${await moved(tenant, agentId, span)}) named where ${listed}`;
      const sign = signOf(sql`${kind}::text`);
      const { rows: moves } = await sql<IncomeMove>`
        select id, at, (amount * ${sign})::bigint as amount, settlement as "settlementId", settled_kind as kind, from_period as "from", to_period as "to", agent_id as "agentId"
          from (${all}) listed where ${before === undefined ? sql`true` : sql`id < ${before}::uuid`} order by id desc limit ${limit}`.execute(db.query);
      const { rows } = await sql<{ total: bigint }>`select coalesce(sum(amount) * ${sign}, 0)::bigint as total from (${all}) listed`.execute(db.query);
      return { moves, total: rows[0]?.total ?? 0n };
    },
  };
}

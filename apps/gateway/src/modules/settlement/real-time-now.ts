import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import { newestRun } from '../../platform/jobs/index.ts';
import { sumsOf } from './real-time-sums.ts';

/** What an agent has accrued since the last posting; minor units. */
export interface RealTimeNow {
  /** Millionths; null without a contract in effect. */
  readonly rate: number | null;
  /** When the last posting ended; null before the first. */
  readonly since: Date | null;
  readonly nextAt: Date;
  readonly gross: bigint;
  readonly passedOn: bigint;
  readonly bets: number;
}

const SLOT_MS = 5 * 60_000;

/** Creates what reads {@link RealTimeNow} of an agent, from the bets that were fed and not posted. */
export function createRealTimeNow(db: Database): (tenant: string, agentId: string, currency: string, slot: string) => Promise<RealTimeNow> {
  return async (tenant, agentId, currency, slot) => {
    const [last, standing] = await Promise.all([
      newestRun(db.query, tenant, 'settle-realtime'),
      sql<{ rate: number }>`
        select version.top_rate as rate from agent_contract contract join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
          where contract.tenant_id = ${tenant} and contract.kind = 'realtime' and contract.downline_id = ${agentId}::uuid
            and version.from_period <= ${slot} and (version.until_period is null or version.until_period > ${slot}) limit 1`.execute(db.query),
    ]);
    const since = last === null ? null : new Date(Date.parse(last) + SLOT_MS);
    // Of the whole feed the agent's team alone: shares are sums over the levels of each bet.
    const waiting = sql`
      select feed.id as event, feed.member_id::uuid as member_id, feed.type, feed.placed_at, feed.turnover, feed.valid_bet, feed.payout
        from (
          select id, member_id, type, placed_at, turnover, valid_bet, payout from accrual_feed where tenant_id = ${tenant} and currency = ${currency} and turnover <> 0
          union all
          select id, member_id, type, placed_at, turnover, valid_bet, payout from bet_feed where tenant_id = ${tenant} and kind = 'realtime' and currency = ${currency} and turnover <> 0
        ) feed
        where exists (select from member_upline above where above.tenant_id = ${tenant} and above.member_id = feed.member_id::uuid and above.ancestor_id = ${agentId}::uuid
            and above.since <= feed.placed_at and above.until > feed.placed_at)`;
    const { rows } = await sumsOf(tenant, waiting).execute(db.query);
    const own = rows.find((sum) => sum.agentId === agentId);
    return {
      rate: standing.rows[0]?.rate ?? null,
      since,
      nextAt: new Date(Date.parse(slot) + SLOT_MS),
      gross: own?.gross ?? 0n,
      passedOn: (own?.gross ?? 0n) - (own?.own ?? 0n),
      bets: own?.bets ?? 0,
    };
  };
}

import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { newestRun } from '../../../platform/jobs/index.ts';
import { paidBy, sharesOf, sumsOf } from './real-time-sums.ts';
import type { SettledBet } from '../detail/settlement-detail.ts';

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

/** Of the whole feed the bets of an agent's team alone, each by the tree of its own moment: shares are sums over the levels of each bet. */
const waitingOf = (tenant: string, agentId: string, currency: string): RawBuilder<unknown> => sql`
  select feed.id as event, feed.bet, feed.at, feed.member_id::uuid as member_id, feed.type, feed.placed_at, feed.turnover, feed.valid_bet, feed.payout
    from (
      select id, bet, at, member_id, type, placed_at, turnover, valid_bet, payout from accrual_feed where tenant_id = ${tenant} and currency = ${currency} and turnover <> 0
      union all
      select id, bet, at, member_id, type, placed_at, turnover, valid_bet, payout from bet_feed where tenant_id = ${tenant} and kind = 'realtime' and currency = ${currency} and turnover <> 0
    ) feed
    where exists (select from member_upline above where above.tenant_id = ${tenant} and above.member_id = feed.member_id::uuid and above.ancestor_id = ${agentId}::uuid
        and above.since <= feed.placed_at and above.until > feed.placed_at)`;

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
    const waiting = waitingOf(tenant, agentId, currency);
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

/** A bet that was not posted yet, with what it comes to for an agent; minor units. */
export interface AccruedBet extends SettledBet {
  readonly account: string;
  /** What the upline owes for it. */
  readonly share: bigint;
  /** What is left of that to the agent. */
  readonly own: bigint;
}

/** Creates what lists the bets of {@link RealTimeNow}, the latest first. `before`: the cursor of the last one of the page before. */
export function createAccruedBets(db: Database): (tenant: string, agentId: string, currency: string, page: { readonly limit: number; readonly before: string | undefined }) => Promise<AccruedBet[]> {
  return async (tenant, agentId, currency, { limit, before }) => {
    const { rows } = await sql<AccruedBet>`
      with page as materialized (
        select * from (
          select *, to_char(date_bin('5 minutes', placed_at, 'epoch') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as period from (${waitingOf(tenant, agentId, currency)}) waiting
        ) settlement_bet
        where ${before === undefined ? sql`true` : sql`event < ${before}::bigint`} and ${paidBy(tenant, { agentId })}
        order by event desc limit ${limit}
      )
      select page.event::text as cursor, page.bet as id, member.username as account, game_bet.game, page.at, page.type, page.turnover, page.valid_bet as "validBet", page.payout, shares.share::bigint as share, shares.own_share::bigint as own
        from page
        join (${sharesOf(tenant, sql`select event, member_id, type, placed_at, turnover, valid_bet, payout from page`)}) shares on shares.event = page.event and shares.agent_id = ${agentId}::uuid
        join member on member.tenant_id = ${tenant} and member.id = page.member_id
        join game_bet on game_bet.tenant_id = ${tenant} and game_bet.member_id = page.member_id::text and game_bet.id = page.bet
        order by page.event desc`.execute(db.query);
    return rows;
  };
}

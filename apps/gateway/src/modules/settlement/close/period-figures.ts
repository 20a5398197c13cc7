import { NO_FIGURES, teamFigures, type Figures } from '@livery/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { closedEnds, correctionsOf, heldAt } from './closed-ends.ts';
import { contractThen } from './contract-at.ts';
import { endOf } from './period-end.ts';
import type { ClosingPeriod } from '../types.ts';

/** What the teams of a merchant come to in a period. */
export interface PeriodFigures {
  /** Uplines of everybody who has a downline; null for whoever has none. */
  readonly uplines: ReadonlyMap<string, string | null>;
  readonly teams: ReadonlyMap<string, Figures>;
  /** What was corrected in days that were settled before, by the contract that was paid for them. */
  readonly corrections: ReadonlyMap<string, Figures>;
}

interface BetSums {
  readonly upline: string;
  readonly turnover: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
  readonly active: number;
}

interface CostSums {
  readonly memberRebate: bigint;
  readonly activity: bigint;
}

/**
 * Reads what a period took up, by the agent directly above each member when it ended, and adds it up along the tree of then: linear in members and in agents.
 * A move that has taken effect since gives the former upline nothing less. What is corrected goes to who was above the member when the period of its day ended, and into the
 * contract by which that agent was paid then, whether or not it is in effect any more.
 */
export async function periodFigures(tx: Tx, closing: ClosingPeriod): Promise<PeriodFigures> {
  const { tenant, kind, period, currency, timeZone, activeTurnover } = closing;
  const end = endOf(closing);
  const directAbove = (member: string) => sql`path.tenant_id = ${tenant} and path.member_id = ${sql.ref(member)} and path.distance = 1 and path.since < ${end} and path.until >= ${end}`;
  const { rows: bets } = await sql<BetSums>`
    select path.ancestor_id as upline, sum(own.turnover)::bigint as turnover, sum(own.valid_bet)::bigint as "validBet", sum(own.payout)::bigint as payout,
           (count(*) filter (where own.turnover >= ${activeTurnover}::bigint))::int as active
      from (
        select member_id, sum(turnover) as turnover, sum(valid_bet) as valid_bet, sum(payout) as payout
          from settlement_line where tenant_id = ${tenant} and kind = ${kind} and to_period = ${period.to} and currency = ${currency} and not correction
          group by 1
      ) own
      join member_upline path on ${directAbove('own.member_id')}
      group by 1`.execute(tx);
  const ends = await closedEnds(tx, { tenant, kind, to: period.to, timeZone });
  // Of days and hours for which an agent was paid alone: with no contract then, nothing of it is taken back now.
  const { rows: changes } = await sql<Omit<BetSums, 'active' | 'upline'> & CostSums & { readonly contract: string }>`
    select standing.contract, sum(line.turnover)::bigint as turnover, sum(line.valid_bet)::bigint as "validBet", sum(line.payout)::bigint as payout,
           sum(line.rebate)::bigint as "memberRebate", sum(line.activity)::bigint as activity
      from (${correctionsOf({ tenant, kind, to: period.to, currency })}) line
      left join ${ends} on closed.period = line.period
      join member_upline path on path.tenant_id = ${tenant} and path.member_id = line.member_id and ${heldAt('path', end)}
      cross join lateral (select ${contractThen(tenant, kind, sql.ref('path.ancestor_id'))} as contract) standing
      where standing.contract is not null
      group by 1`.execute(tx);
  const { rows: costs } = await sql<{ upline: string } & CostSums>`
    select path.ancestor_id as upline, coalesce(sum(amount) filter (where source = 'cashback'), 0)::bigint as "memberRebate", coalesce(sum(amount) filter (where source <> 'cashback'), 0)::bigint as activity
      from settlement_cost cost join member_upline path on ${directAbove('cost.member_id')}
      where cost.tenant_id = ${tenant} and cost.kind = ${kind} and cost.to_period = ${period.to} and cost.of_period is null
      group by 1`.execute(tx);
  const { rows: tree } = await sql<{ id: string; upline: string | null }>`
    select agent.id, path.ancestor_id as upline
      from (select distinct ancestor_id as id from member_upline where tenant_id = ${tenant} and distance = 1 and since < ${end} and until >= ${end}) agent
      left join member_upline path on ${directAbove('agent.id')}`.execute(tx);

  const uplines = new Map(tree.map(({ id, upline }) => [id, upline]));
  const direct = new Map<string, Figures>();
  for (const { upline, turnover, validBet, payout, active } of bets) direct.set(upline, { ...NO_FIGURES, turnover, validBet, prizes: payout, activeMembers: active });
  for (const { upline, memberRebate, activity } of costs) direct.set(upline, { ...(direct.get(upline) ?? NO_FIGURES), memberRebate, activity });
  return { uplines, teams: teamFigures(uplines, direct), corrections: new Map(changes.map(({ contract, payout, ...sums }) => [contract, { ...NO_FIGURES, ...sums, prizes: payout }])) };
}

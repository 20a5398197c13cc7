import { NO_FIGURES, type Figures } from '@livery/contracts';
import { sql } from 'kysely';
import { firstIdAt, ID_DRIFT_MS, type Database } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';

/** Whose hours are asked for. */
export interface HoursAsked {
  readonly agentId: string;
  /** When the first hour begins and the last one ends; and the days of the merchant that they lie in. */
  readonly from: Date;
  readonly to: Date;
  readonly days: { readonly from: string; readonly to: string };
  /** The least turnover of an active member, minor units. */
  readonly activeTurnover: bigint;
}

const DAY_MS = 86_400_000;

/**
 * What a team came to in hours that nobody settled, from the bets themselves, by the names of the hours; those without a bet are missing. Bets that were open for more
 * than a day are left out, since they would have to be looked for among all.
 */
export async function hourFigures(db: Database, tenant: Tenant, { agentId, from, to, days, activeTurnover }: HoursAsked): Promise<ReadonlyMap<string, Figures>> {
  const { id, currency } = tenant;
  const { rows } = await sql<{ hour: string; turnover: bigint; validBet: bigint; payout: bigint; active: number }>`
    with played as materialized (
      select distinct member_id from bet_day where tenant_id = ${id} and currency = ${currency.code} and day between ${days.from}::date and ${days.to}::date
    ), team as materialized (
      select member_id from played
        where exists (select from member_upline path where path.tenant_id = ${id} and path.ancestor_id = ${agentId}::uuid and path.member_id = played.member_id::uuid and path.since < ${to} and path.until >= ${from})
    ), own as (
      select to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as hour, sum(stake) as turnover, sum(valid_bet) as valid_bet, sum(payout) as payout
        from (
          select bet.member_id, date_bin('1 hour', bet.settled_at, 'epoch') as hour, bet.stake, valid_bet(bet.stake, bet.counted_payout) as valid_bet, bet.counted_payout as payout
            from team
            join game_bet bet on bet.tenant_id = ${id} and bet.member_id = team.member_id and bet.id >= ${firstIdAt(from.getTime() - DAY_MS)}::uuid and bet.id < ${firstIdAt(to.getTime() + ID_DRIFT_MS)}::uuid
            where bet.kind = 'real' and bet.currency = ${currency.code} and bet.counted_payout is not null and bet.settled_at >= ${from} and bet.settled_at < ${to}
        ) bet
        where exists (
          select from member_upline path where path.tenant_id = ${id} and path.ancestor_id = ${agentId}::uuid and path.member_id = bet.member_id::uuid
            and path.since < bet.hour + interval '1 hour' and path.until >= bet.hour + interval '1 hour')
        group by bet.hour, bet.member_id
    )
    select hour, sum(turnover)::bigint as turnover, sum(valid_bet)::bigint as "validBet", sum(payout)::bigint as payout, (count(*) filter (where turnover >= ${activeTurnover}::bigint))::int as active
      from own group by hour`.execute(db.query);
  return new Map(rows.map(({ hour, turnover, validBet, payout, active }) => [hour, { ...NO_FIGURES, turnover, validBet, prizes: payout, activeMembers: active }]));
}

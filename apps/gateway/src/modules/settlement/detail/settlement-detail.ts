import { sql, type RawBuilder } from 'kysely';
import { firstIdAt, NIL_ID, type Database } from '../../../platform/db/index.ts';
import { closedEnds, heldAt } from '../close/closed-ends.ts';
import { contractThen } from '../close/contract-at.ts';
import { paidBy, sharesOf } from '../real-time/real-time-sums.ts';
import type { Settlement } from '../types.ts';

/** What a settlement has of a member's day, hour or five minutes; minor units. */
export interface SettledMember {
  readonly memberId: string;
  readonly account: string;
  readonly period: string;
  readonly correction: boolean;
  readonly active: boolean;
  readonly turnover: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
  readonly memberRebate: bigint;
  readonly activity: bigint;
}

/** A bet behind it, with what it adds. */
export interface SettledBet {
  /** Where the next page begins. */
  readonly cursor: string;
  readonly id: string;
  readonly game: string;
  readonly at: Date;
  readonly type: 'bet' | 'void' | 'change';
  readonly turnover: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
  /** What the contract comes to by this bet, where each is paid by itself. */
  readonly share: bigint | null;
}

/** What a settlement is made of, level by level. */
export interface SettlementDetail {
  /** Rows behind a cursor, in the order of members and periods. @param only one row alone */
  members(tenant: string, settlement: Settlement, page: DetailPage, only?: { readonly memberId: string; readonly period: string }): Promise<SettledMember[]>;
  /** The bets of a row, and what all of them come to. */
  bets(tenant: string, settlement: Settlement, row: SettledMember, page: DetailPage): Promise<{ readonly bets: SettledBet[]; readonly sum: Pick<SettledBet, 'turnover' | 'validBet' | 'payout'> }>;
}

export interface DetailPage {
  readonly limit: number;
  readonly before: string | undefined;
  /** When the period ended: whose team counts is decided then, and of corrections when the period of their day ended. */
  readonly end: Date;
  readonly timeZone: string;
  /** The least turnover of an active member, minor units. */
  readonly activeTurnover: bigint;
}

const DAY_MS = 86_400_000;
/** A bet may be open for so long before it is settled: see the retention of game sessions. */
const OPEN_DAYS = 91;

/** {@link SettlementDetail} over the database. */
export function createSettlementDetail(db: Database): SettlementDetail {
  /** Rows cursor, id, game, at, type, turnover, valid_bet, payout, share. */
  function betsOf(tenant: string, { kind, to, contractId, agentId, currency }: Settlement, { memberId, period, correction }: SettledMember): RawBuilder<unknown> {
    if (kind === 'hourly' || kind === 'realtime') {
      const events = sql`select event, bet, member_id, type, at, placed_at, turnover, valid_bet, payout from settlement_bet
        where tenant_id = ${tenant} and kind = ${kind} and to_period = ${to} and member_id = ${memberId}::uuid and period = ${period}
          and ${kind === 'realtime' ? paidBy(tenant, { contractId }) : sql`true`}`;
      const shares = kind === 'realtime' ? sharesOf(tenant, events) : sql`select null::bigint as event, null::uuid as agent_id, null::bigint as share where false`;
      return sql`
        select lpad(taken.event::text, 20, '0') as cursor, taken.bet as id, game_bet.game, taken.at, taken.type, taken.turnover, taken.valid_bet, taken.payout, shares.share::bigint as share
          from (${events}) taken
          join game_bet on game_bet.tenant_id = ${tenant} and game_bet.member_id = ${memberId} and game_bet.id = taken.bet
          left join (${shares}) shares on shares.event = taken.event and shares.agent_id = ${agentId}::uuid`;
    }
    if (correction) {
      return sql`
        select lpad(change.id::text, 20, '0') as cursor, change.bet as id, game_bet.game, change.at, change.type, change.turnover, change.valid_bet, change.payout, null::bigint as share
          from settlement_bet taken
          join bet_change change on change.tenant_id = ${tenant} and change.id = taken.event
          join game_bet on game_bet.tenant_id = ${tenant} and game_bet.member_id = ${memberId} and game_bet.id = change.bet
          where taken.tenant_id = ${tenant} and taken.kind = ${kind} and taken.to_period = ${to} and taken.member_id = ${memberId}::uuid and taken.period = ${period}`;
    }
    // As the bets of the day stand, without what changed since this period took them up.
    const firstId = firstIdAt(Date.parse(period) - OPEN_DAYS * DAY_MS);
    return sql`
      select bet.id::text as cursor, bet.id, bet.game, coalesce(bet.settled_at, bet.placed_at) as at, 'bet' as type,
             case when bet.counted_on = ${period}::date then bet.stake else 0 end - coalesce(since.turnover, 0) as turnover,
             case when bet.counted_on = ${period}::date then valid_bet(bet.stake, bet.counted_payout) else 0 end - coalesce(since.valid_bet, 0) as valid_bet,
             case when bet.counted_on = ${period}::date then bet.counted_payout else 0 end - coalesce(since.payout, 0) as payout, null::bigint as share
        from game_bet bet
        left join (
          select bet, sum(turnover)::bigint as turnover, sum(valid_bet)::bigint as valid_bet, sum(payout)::bigint as payout
            from bet_change change
            where tenant_id = ${tenant} and day = ${period}::date and member_id = ${memberId}::uuid and currency = ${currency}
              and not exists (select from settlement_bet known where known.tenant_id = ${tenant} and known.kind = ${kind} and known.event = change.id and known.to_period <= ${to})
            group by bet
        ) since on since.bet = bet.id
        where bet.tenant_id = ${tenant} and bet.member_id = ${memberId} and bet.id >= ${firstId}::uuid and bet.kind = 'real' and bet.currency = ${currency}
          and (bet.counted_on = ${period}::date or since.bet is not null)`;
  }

  return {
    async members(tenant, { kind, from, to, contractId, agentId, currency, result }, { limit, before, end, timeZone, activeTurnover }, only) {
      const [afterMember = NIL_ID, afterPeriod = ''] = before?.split(' ').toReversed() ?? [];
      const ends = await closedEnds(db.query, { tenant, kind, to, timeZone });
      const realTime = kind === 'realtime';
      // The bets of a member in five minutes may be paid by different contracts, or by none: a member may join in their midst.
      const lines = realTime
        ? sql`
          select member_id, period, bool_and(type <> 'bet') as correction, sum(turnover) as turnover, sum(valid_bet) as valid_bet, sum(payout) as payout, 0::bigint as rebate, 0::bigint as activity
            from settlement_bet where tenant_id = ${tenant} and kind = ${kind} and to_period = ${to} and member_id >= ${afterMember}::uuid and ${paidBy(tenant, { contractId })} group by member_id, period`
        : sql`
          select member_id, period, correction, turnover, valid_bet, payout, 0::bigint as rebate, 0::bigint as activity
            from settlement_line where tenant_id = ${tenant} and kind = ${kind} and to_period = ${to} and currency = ${currency} and member_id >= ${afterMember}::uuid
          union all
          select member_id, coalesce(of_period, ${from}), of_period is not null, 0, 0, 0, coalesce(sum(amount) filter (where source = 'cashback'), 0)::bigint, coalesce(sum(amount) filter (where source <> 'cashback'), 0)::bigint
            from settlement_cost where tenant_id = ${tenant} and kind = ${kind} and to_period = ${to} and member_id >= ${afterMember}::uuid group by member_id, of_period`;
      // Real-time salaries go by the tree of each bet's moment, the others by that of the period's end.
      const team = realTime ? sql`` : sql`
          join member_upline above on above.tenant_id = ${tenant} and above.member_id = line.member_id and above.ancestor_id = ${agentId}::uuid and ${heldAt('above', end)}`;
      const corrected = sql`${contractThen(tenant, kind, agentId)} = ${contractId}::uuid`;
      // Of a contract that was not in effect in the period what was corrected alone.
      const counts = realTime ? sql`true` : result.former === true ? sql`line.correction and ${corrected}` : sql`(not line.correction or ${corrected})`;
      const one = only === undefined ? sql`true` : sql`line.member_id = ${only.memberId}::uuid and line.period = ${only.period}`;
      const { rows } = await sql<SettledMember>`
        with line as (${lines})
        select line.member_id as "memberId", member.username as account, line.period, bool_and(line.correction) as correction,
               not bool_and(line.correction) and ${!realTime}::boolean and (
                 select coalesce(sum(own.turnover), 0) >= ${activeTurnover}::bigint and count(*) > 0 from settlement_line own
                   where own.tenant_id = ${tenant} and own.kind = ${kind} and own.to_period = ${to} and own.member_id = line.member_id and own.currency = ${currency} and not own.correction) as active,
               sum(line.turnover)::bigint as turnover, sum(line.valid_bet)::bigint as "validBet", sum(line.payout)::bigint as payout, sum(line.rebate)::bigint as "memberRebate", sum(line.activity)::bigint as activity
          from line
          left join ${ends} on closed.period = line.period and line.correction
          ${team}
          join member on member.tenant_id = ${tenant} and member.id = line.member_id
          where (line.member_id, line.period) > (${afterMember}::uuid, ${afterPeriod}) and ${counts} and ${one}
          group by line.member_id, member.username, line.period
          order by line.member_id, line.period limit ${limit}`.execute(db.query);
      return rows;
    },
    async bets(tenant, settlement, row, { limit, before = '' }) {
      const all = sql`select * from (${betsOf(tenant, settlement, row)}) bet where (turnover, valid_bet, payout) <> (0, 0, 0)`;
      const { rows: bets } = await sql<SettledBet>`
        select cursor, id, game, at, type, turnover, valid_bet as "validBet", payout, share from (${all}) bet where cursor collate "C" > ${before} order by cursor collate "C" limit ${limit}`.execute(db.query);
      const { rows: sums } = await sql<{ turnover: bigint; validBet: bigint; payout: bigint }>`
        select coalesce(sum(turnover), 0)::bigint as turnover, coalesce(sum(valid_bet), 0)::bigint as "validBet", coalesce(sum(payout), 0)::bigint as payout from (${all}) bet`.execute(db.query);
      return { bets, sum: sums[0] ?? { turnover: 0n, validBet: 0n, payout: 0n } };
    },
  };
}

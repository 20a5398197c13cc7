import { sql, type RawBuilder } from 'kysely';

/** What one contract accrues by the bets of a source; minor units. */
export interface RealTimeSums {
  readonly contractId: string;
  /** The newest version by which one of the bets is paid, and its rate in millionths. */
  readonly version: number;
  readonly rate: number;
  readonly uplineId: string;
  readonly agentId: string;
  /** Agents above it. */
  readonly level: number;
  readonly bets: number;
  readonly turnover: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
  /** The same of what changed of bets that were posted before: rows of a member's five minutes without a bet of their own. What was played and taken back in one posting is none. */
  readonly changedTurnover: bigint;
  readonly changedValidBet: bigint;
  readonly changedPayout: bigint;
  /** What the upline owes: of each bet the shares of this agent and of all between it and the bettor. */
  readonly gross: bigint;
  /** What is left to the agent of that: own rate less that of the level below, of each bet. */
  readonly own: bigint;
}

/**
 * What each level earns of each bet: its own rate less that of the level below, rounded half up by itself, by the tree and the contracts of the bet's moment: a
 * bet that is taken back earns exactly the opposite. One row for each bet and level that has a contract.
 *
 * @param source rows with event, member_id (uuid), type, placed_at, turnover, valid_bet and payout
 */
export const sharesOf = (tenant: string, source: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select level.event, level.member_id, level.slot, level.type, level.turnover, level.valid_bet, level.payout, level.agent_id, level.contract_id, level.version, level.top_rate, level.upline_id, level.depth,
         level.own_share,
         -- Whoever pays hands the shares of all levels below it on; numbers rise with the distance from the bettor.
         sum(level.own_share) over (partition by level.event order by level.distance) as share
    from (
      select event.event, event.member_id, event.slot, event.type, event.turnover, event.valid_bet, event.payout, path.ancestor_id as agent_id, path.distance, standing.contract_id, standing.version, standing.top_rate, standing.upline_id,
             count(*) over (partition by event.event) - path.distance as depth,
             round(event.turnover * (coalesce(standing.top_rate, 0) - coalesce(lag(standing.top_rate) over (partition by event.event order by path.distance), 0))::numeric / 1000000) as own_share
        from (
          select source.*, to_char(date_bin('5 minutes', source.placed_at, 'epoch') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as slot, date_bin('5 minutes', source.placed_at, 'epoch') as slot_at
            from (${source}) source
        ) event
        join member_upline path on path.tenant_id = ${tenant} and path.member_id = event.member_id and path.since <= event.placed_at and path.until > event.placed_at
        left join lateral (
          select contract.id as contract_id, contract.upline_id, version.version, version.top_rate
            from agent_contract contract
            join agent_contract_version version on version.tenant_id = ${tenant} and version.contract_id = contract.id
            join member_upline above on above.tenant_id = ${tenant} and above.member_id = contract.downline_id and above.ancestor_id = contract.upline_id and above.distance = 1
              and above.since <= event.placed_at and above.until > event.placed_at
            where contract.tenant_id = ${tenant} and contract.kind = 'realtime' and contract.downline_id = path.ancestor_id
              and version.from_period <= event.slot and (version.until_period is null or version.until_period > event.slot)
            order by version.from_period desc, contract.id limit 1
        ) standing on true
        where (select is_on from agent_kind where tenant_id = ${tenant} and kind = 'realtime' and since <= event.slot_at order by since desc limit 1)
    ) level`;

/** A contract, or any contract by which an agent is paid. */
type Payer = { readonly contractId: string } | { readonly agentId: string };

/**
 * Whether {@link sharesOf} pays by a contract, or pays an agent at all, for a row of settlement_bet, or of a table that is called so and has member_id, placed_at and period:
 * the contract was in effect, with the upline that the agent had, above the member and while the kind was on, all at the bet's moment.
 */
export const paidBy = (tenant: string, payer: Payer): RawBuilder<boolean> => sql<boolean>`exists (
  select from agent_contract contract
    join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
    join member_upline above on above.tenant_id = contract.tenant_id and above.member_id = contract.downline_id and above.ancestor_id = contract.upline_id and above.distance = 1
    join member_upline path on path.tenant_id = contract.tenant_id and path.member_id = settlement_bet.member_id and path.ancestor_id = contract.downline_id
    where contract.tenant_id = ${tenant} and ${'contractId' in payer ? sql`contract.id = ${payer.contractId}::uuid` : sql`contract.kind = 'realtime' and contract.downline_id = ${payer.agentId}::uuid`}
      and above.since <= settlement_bet.placed_at and above.until > settlement_bet.placed_at and path.since <= settlement_bet.placed_at and path.until > settlement_bet.placed_at
      and version.from_period <= settlement_bet.period and (version.until_period is null or version.until_period > settlement_bet.period)
      and (select is_on from agent_kind where tenant_id = ${tenant} and kind = 'realtime' and since <= settlement_bet.period::timestamptz order by since desc limit 1))`;

/** The sums of {@link sharesOf} by contract; the agents above first. */
export const sumsOf = (tenant: string, source: RawBuilder<unknown>): RawBuilder<RealTimeSums> => sql<RealTimeSums>`
  select contract_id as "contractId", max(version) as version, (array_agg(top_rate order by version desc))[1] as rate, upline_id as "uplineId", agent_id as "agentId", max(depth)::int as level, sum(bets)::int as bets,
         coalesce(sum(turnover) filter (where not changed), 0)::bigint as turnover, coalesce(sum(valid_bet) filter (where not changed), 0)::bigint as "validBet", coalesce(sum(payout) filter (where not changed), 0)::bigint as payout,
         coalesce(sum(turnover) filter (where changed), 0)::bigint as "changedTurnover", coalesce(sum(valid_bet) filter (where changed), 0)::bigint as "changedValidBet",
         coalesce(sum(payout) filter (where changed), 0)::bigint as "changedPayout",
         sum(share)::bigint as gross, sum(own_share)::bigint as own
    from (
      -- As the rows of members, which are marked as changes by the same.
      select contract_id, version, top_rate, upline_id, agent_id, bool_and(type <> 'bet') as changed, max(depth) as depth, count(*) as bets,
             sum(turnover) as turnover, sum(valid_bet) as valid_bet, sum(payout) as payout, sum(share) as share, sum(own_share) as own_share
        from (${sharesOf(tenant, source)}) shares
        where contract_id is not null
        group by contract_id, version, top_rate, upline_id, agent_id, member_id, slot
    ) rows
    group by contract_id, upline_id, agent_id
    order by level, contract_id`;

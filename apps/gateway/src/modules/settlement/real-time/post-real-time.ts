import { chooseRow, NO_FIGURES, type Settled } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { carriedBy } from '../close/close-period.ts';
import { sumsOf } from './real-time-sums.ts';
import { storedResult } from '../detail/result-json.ts';

/** Five minutes of a merchant that are to be posted. */
export interface PostingSlot {
  readonly tenant: string;
  /** Their name: `2026-03-01T14:05Z`. */
  readonly slot: string;
  readonly currency: string;
}

const SLOT_MS = 5 * 60_000;
/** Bets of one statement, so that each ends in good time, and statements of one posting: together several times what is played in five minutes. What postings that could not be made left beyond that is caught up by the next ones. */
const PARTS = { bets: 100_000, most: 10 };
/** Rows of one insert. */
const SLICE = 500;
/** What a posting reads of a fed bet. A release before kept them in bet_feed: what it left there is posted too. */
const FED = sql`id, member_id, currency, bet, type, at, placed_at, turnover, valid_bet, payout`;

/** Moves the oldest of the bets that were fed before `end` to those of the posting, `most` at most; returns how many it took, with those that no agent is paid for. */
async function takeUp(tx: Tx, { tenant, slot, currency }: PostingSlot, end: Date, most: number): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    with fresh as (
      delete from accrual_feed where tenant_id = ${tenant} and id = any(array(
        select id from accrual_feed where tenant_id = ${tenant} and at < ${end} order by id limit ${most}
      )) returning ${FED}
    ), former as (
      delete from bet_feed where tenant_id = ${tenant} and id = any(array(
        select id from bet_feed where tenant_id = ${tenant} and kind = 'realtime' and at < ${end} order by id limit ${most} - (select count(*) from fresh)
      )) returning ${FED}
    ), taken as (
      select *, to_char(date_bin('5 minutes', placed_at, 'epoch') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"') as period from (select * from fresh union all select * from former) fed
    ), noted as (
      insert into settlement_bet (tenant_id, kind, event, to_period, member_id, period, bet, type, at, placed_at, turnover, valid_bet, payout)
        select ${tenant}, 'realtime', id, ${slot}, member_id::uuid, period, bet, type, at, placed_at, turnover, valid_bet, payout
          from taken
          -- Bets that no agent is paid for are in no figure.
          where currency = ${currency} and turnover <> 0 and exists (
            select from member_upline path
              join agent_contract contract on contract.tenant_id = ${tenant} and contract.kind = 'realtime' and contract.downline_id = path.ancestor_id
              join agent_contract_version version on version.tenant_id = ${tenant} and version.contract_id = contract.id
              where path.tenant_id = ${tenant} and path.member_id = taken.member_id::uuid and path.since <= taken.placed_at and path.until > taken.placed_at
                and version.from_period <= taken.period and (version.until_period is null or version.until_period > taken.period))
    )
    select count(*)::int as count from taken`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Creates what posts real-time salaries: takes up the bets that were fed until the end of the five minutes, each once, and writes what every contract comes to by them. In `tx`,
 * which whoever calls makes happen once. Bets are paid by the rates and the tree of their own moment, however late they are posted. Sums below zero, by bets that
 * were taken back, are carried. Contracts without a bet have no row. Returns the number of rows.
 */
export function createPostRealTime(db: Database, parts = PARTS): (tx: Tx, posting: PostingSlot) => Promise<number> {
  return async (tx, { tenant, slot, currency }) => {
    const end = new Date(Date.parse(slot) + SLOT_MS);
    let left = true;
    for (let part = 0; left && part < parts.most; part++) left = (await takeUp(tx, { tenant, slot, currency }, end, parts.bets)) === parts.bets;
    const noted = sql`from settlement_bet where tenant_id = ${tenant} and kind = 'realtime' and to_period = ${slot}`;
    await sql`
      insert into settlement_line (tenant_id, kind, to_period, member_id, period, currency, correction, turnover, valid_bet, payout)
        select ${tenant}, 'realtime', ${slot}, member_id, period, ${currency}, bool_and(type <> 'bet'), sum(turnover), sum(valid_bet), sum(payout) ${noted} group by member_id, period`.execute(tx);
    const { rows: sums } = await sumsOf(tenant, sql`select event, member_id, type, placed_at, turnover, valid_bet, payout ${noted}`).execute(tx);
    if (sums.length === 0) return 0;
    const carried = await carriedBy(tx, { tenant, kind: 'realtime', period: { from: slot, to: slot } }, sums.map(({ contractId }) => contractId));
    const grosses = sums.map(({ gross, contractId }) => gross + (carried.get(contractId) ?? 0n));
    const below = new Map<string, { agentId: string; gross: bigint }[]>();
    for (const [index, { uplineId, agentId }] of sums.entries()) {
      const gross = grosses[index] ?? 0n;
      if (gross > 0n) below.set(uplineId, [...(below.get(uplineId) ?? []), { agentId, gross }]);
    }
    const at = new Date(db.clock.now());
    /** Agents whose payments to downlines stand in a row already: one that was moved may have two, by both contracts. */
    const handedOn = new Set<string>();
    const values = sums.map((sum, index) => {
      const { contractId, version, rate, uplineId, agentId, level } = sum;
      const [carriedIn, total] = [carried.get(contractId) ?? 0n, grosses[index] ?? 0n];
      const gross = total > 0n ? total : 0n;
      const deductions = handedOn.has(agentId) ? [] : (below.get(agentId) ?? []);
      handedOn.add(agentId);
      const row = { rate, activeMembers: 0, validBet: 0n, loss: 0n, betAmount: 0n };
      const result: Settled = {
        agentId, uplineId, base: 'bets', tierBase: 'gross', rate, carriedIn, total, gross, deductions,
        figures: { ...NO_FIGURES, turnover: sum.turnover, validBet: sum.validBet, prizes: sum.payout },
        corrections: { ...NO_FIGURES, turnover: sum.changedTurnover, validBet: sum.changedValidBet, prizes: sum.changedPayout },
        period: sum.gross,
        nothing: total > 0n ? null : 'noTurnover',
        choice: chooseRow([row], row),
        exactMicros: (sum.turnover + sum.changedTurnover) * BigInt(rate),
        carriedOut: total < 0n ? total : 0n,
        net: deductions.reduce((left, { gross: paid }) => left - paid, gross),
      };
      return {
        tenant_id: tenant, id: db.newId(), kind: 'realtime', from_period: slot, to_period: slot, contract_id: contractId, version, upline_id: uplineId, agent_id: agentId, currency, level,
        carried_in: carriedIn, carried_out: result.carriedOut, gross, net: result.net, result: storedResult(result),
        state: gross === 0n ? ('none' as const) : ('due' as const), next_try_at: gross === 0n ? null : at,
      };
    });
    for (let from = 0; from < values.length; from += SLICE) await tx.insertInto('settlement').values(values.slice(from, from + SLICE)).execute();
    return values.length;
  };
}

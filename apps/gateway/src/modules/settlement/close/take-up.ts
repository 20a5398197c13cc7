import { dayAfter, type Period } from '@livery/contracts';
import { sql, type RawBuilder } from 'kysely';
import { momentsOf, type MomentSpan } from '../../../platform/calendar/index.ts';
import { firstIdAt, ID_DRIFT_MS, type Tx } from '../../../platform/db/index.ts';
import type { ClosingPeriod } from '../types.ts';

/** How many days back all bets are compared with what was taken up of them. */
const COMPARED_DAYS = 35;
/** How many days back bets are looked at that changed after their period was closed: a vendor may take one back for 90 days. */
export const CORRECTION_DAYS = 91;
/** How many days back from the end of a settled period payments are looked for that it has missed, since they were committed after its close. */
const LATE_COST_DAYS = 2;
/** Of how many days one statement looks for what was taken back. */
const TAKEN_BACK_SLICE_DAYS = 31;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** When an hour begins and ends. */
export const hourOf = (name: string): MomentSpan => ({ from: new Date(Date.parse(name)), to: new Date(Date.parse(name) + HOUR_MS) });
/** When a period of days or an hour begins and ends. */
const momentsIn = (kind: ClosingPeriod['kind'], period: Period, timeZone: string): MomentSpan => (kind === 'hourly' ? hourOf(period.from) : momentsOf(period, timeZone));

/**
 * Days before a period that were settled, within the days of corrections. Of the older ones those alone of which a change is known that the kind has not taken
 * up: each was closed for so long that every change since is in bet_change, and to compare all of their bets would take as long as they were played.
 */
async function closedDays(tx: Tx, { tenant, kind, period: { from } }: ClosingPeriod): Promise<string[]> {
  const oldest = dayAfter(from, -CORRECTION_DAYS);
  const compared = dayAfter(from, -COMPARED_DAYS);
  const changed = await sql<{ day: string }>`
    select distinct day::text as day from bet_change change
      where tenant_id = ${tenant} and day >= ${oldest}::date and day < ${compared}::date
        and not exists (select from settlement_bet known where known.tenant_id = ${tenant} and known.kind = ${kind} and known.event = change.id)`.execute(tx);
  const older = new Set(changed.rows.map(({ day }) => day));
  const { rows } = await sql<{ from: string; to: string }>`
    select from_period as from, to_period as to from settlement_period where tenant_id = ${tenant} and kind = ${kind} and to_period >= ${oldest} and to_period < ${from}`.execute(tx);
  const days = new Set<string>();
  for (const closed of rows) for (let day = closed.from < oldest ? oldest : closed.from; day <= closed.to; day = dayAfter(day)) if (day >= compared || older.has(day)) days.add(day);
  return [...days];
}

/**
 * Takes up what was played: the days of the period, and of days that were settled before what differs from what was taken of them. Everything that the
 * period counts is read from what this writes, so that a bet that is settled meanwhile is in it or in the next one. Day by day: a statement may take
 * some seconds, and not as long as all days together. An hour takes up what was fed until its end.
 */
export async function takeUpBets(tx: Tx, closing: ClosingPeriod): Promise<void> {
  const { kind, period } = closing;
  if (kind === 'hourly') return takeUpFeed(tx, closing);
  const days = await closedDays(tx, closing);
  for (let day = period.from; day <= period.to; day = dayAfter(day)) days.push(day);
  for (const day of await playedDays(tx, closing, days)) await takeUpDay(tx, closing, day);
}

/** Those of the days on which there were bets at all: most merchants have days without. */
async function playedDays(tx: Tx, { tenant }: ClosingPeriod, days: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from unnest(${days}::date[]) with ordinality given(day, n)
      where exists (select from bet_day where bet_day.tenant_id = ${tenant} and bet_day.day = given.day)
        or exists (select from bet_change where bet_change.tenant_id = ${tenant} and bet_change.day = given.day)
      order by n`.execute(tx);
  return rows.map(({ day }) => day);
}

/**
 * Takes what was fed until the end of the hour, and is in no other period then, bet by bet. What is late, and what was taken back or paid anew, belongs to the hour in which
 * the bet was taken: of an hour that was never settled nothing is corrected.
 */
async function takeUpFeed(tx: Tx, { tenant, kind, currency, period }: ClosingPeriod): Promise<void> {
  await sql`
    with taken as (
      delete from bet_feed where tenant_id = ${tenant} and kind = 'hourly' and at < ${hourOf(period.to).to} returning *
    ), begun as (
      -- Bets that were taken up now and changed since; joined once, since many may have changed.
      select distinct on (later.id) later.id, to_char(bet.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:"00Z"') as period
        from taken later join taken bet on bet.bet = later.bet and bet.type = 'bet' and bet.id < later.id
        where later.type <> 'bet' order by later.id, bet.id desc
    ), named as (
      select taken.*, case when type = 'bet' then to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:"00Z"') else coalesce(
          begun.period,
          (select bet.period from settlement_bet bet where bet.tenant_id = ${tenant} and bet.kind = 'hourly' and bet.bet = taken.bet and bet.type = 'bet' order by bet.event desc limit 1)) end as period
        from taken left join begun on begun.id = taken.id where currency = ${currency} and bet is not null
    ), counted as (
      select * from named
        where period >= ${period.from} or exists (select from settlement_period closed where closed.tenant_id = ${tenant} and closed.kind = 'hourly' and closed.to_period = named.period)
    ), noted as (
      insert into settlement_bet (tenant_id, kind, event, to_period, member_id, period, bet, type, at, placed_at, turnover, valid_bet, payout)
        select ${tenant}, 'hourly', id, ${period.to}, member_id::uuid, period, bet, type, at, placed_at, turnover, valid_bet, payout from counted
    )
    insert into settlement_line (tenant_id, kind, to_period, member_id, period, currency, correction, turnover, valid_bet, payout)
      select ${tenant}, ${kind}, ${period.to}, member_id::uuid, period, ${currency}, period < ${period.from}, sum(turnover), sum(valid_bet), sum(payout)
        from counted group by member_id, period`.execute(tx);
}

/**
 * Drops what was fed until the end of an hour that is not settled, but for what changed of hours that were: the next one that is settled has that, as bets of days have it
 * whose change comes on a day that is not settled.
 */
export async function dropFeed(tx: Tx, tenant: string, hour: string): Promise<void> {
  await sql`
    with late as (
      -- Bets of hours that were settled which became known after their close.
      select bet from bet_feed fed where tenant_id = ${tenant} and kind = 'hourly' and at < ${hourOf(hour).from} and type = 'bet'
        and exists (select from settlement_period closed where closed.tenant_id = ${tenant} and closed.kind = 'hourly' and closed.to_period = to_char(fed.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:"00Z"'))
    )
    delete from bet_feed fed where tenant_id = ${tenant} and kind = 'hourly' and at < ${hourOf(hour).to} and (bet is null or not (
      exists (select from late where late.bet = fed.bet)
      or type <> 'bet' and exists (select from settlement_bet bet where bet.tenant_id = ${tenant} and bet.kind = 'hourly' and bet.bet = fed.bet and bet.type = 'bet')))`.execute(tx);
}

async function takeUpDay(tx: Tx, { tenant, kind, currency, period }: ClosingPeriod, day: string): Promise<void> {
  await sql`
    with now as (
      select member_id::uuid as member_id, sum(turnover)::bigint as turnover, sum(valid_bet)::bigint as valid_bet, sum(payout)::bigint as payout
        from bet_day where tenant_id = ${tenant} and currency = ${currency} and day = ${day}::date
        group by 1
    ), changed as (
      select now.*, now.turnover - coalesce(mark.turnover, 0) as more_turnover, now.valid_bet - coalesce(mark.valid_bet, 0) as more_valid_bet, now.payout - coalesce(mark.payout, 0) as more_payout
        from now left join settlement_mark mark
          on mark.tenant_id = ${tenant} and mark.kind = ${kind} and mark.day = ${day}::date and mark.member_id = now.member_id and mark.currency = ${currency}
        where (now.turnover, now.valid_bet, now.payout) is distinct from (mark.turnover, mark.valid_bet, mark.payout)
    ), noted as (
      -- What is in these totals of bets that changed after a close, in the same view of the database: which period took up which change.
      insert into settlement_bet (tenant_id, kind, event, to_period, member_id, period, bet, type, at, placed_at, turnover, valid_bet, payout)
        select ${tenant}, ${kind}, id, ${period.to}, member_id, ${day}, bet, type, at, at, turnover, valid_bet, payout
          from bet_change change where tenant_id = ${tenant} and day = ${day}::date and currency = ${currency}
            and not exists (select from settlement_bet known where known.tenant_id = ${tenant} and known.kind = ${kind} and known.event = change.id)
    ), marked as (
      insert into settlement_mark (tenant_id, kind, day, member_id, currency, turnover, valid_bet, payout)
        select ${tenant}, ${kind}, ${day}::date, member_id, ${currency}, turnover, valid_bet, payout from changed
        on conflict (tenant_id, kind, day, member_id, currency) do update
          set turnover = excluded.turnover, valid_bet = excluded.valid_bet, payout = excluded.payout
    )
    insert into settlement_line (tenant_id, kind, to_period, member_id, period, currency, correction, turnover, valid_bet, payout)
      select ${tenant}, ${kind}, ${period.to}, member_id, ${day}, ${currency}, ${day < period.from}::boolean, more_turnover, more_valid_bet, more_payout from changed`.execute(tx);
}

/** Where the last period of a kind that was settled before one begins and ends; undefined where there is none. */
async function lastClosed(tx: Tx, { tenant, kind, timeZone, period }: ClosingPeriod): Promise<MomentSpan | undefined> {
  const { rows } = await sql<Period>`
    select from_period as from, to_period as to from settlement_period where tenant_id = ${tenant} and kind = ${kind} and to_period < ${period.from} order by to_period desc limit 1`.execute(tx);
  return rows[0] === undefined ? undefined : momentsIn(kind, rows[0], timeZone);
}

/** When periods of a kind began and ended that were settled: at least those that end after a moment and before a period begins, as a relation of `began` and `ended`. */
async function closedWithin(tx: Tx, { tenant, kind, timeZone, period }: ClosingPeriod, since: Date): Promise<RawBuilder<unknown>> {
  // A day of a merchant begins up to a day before or after that of UTC.
  const first = new Date(since.getTime() - DAY_MS).toISOString().slice(0, kind === 'hourly' ? 16 : 10);
  const { rows } = await sql<Period>`
    select from_period as from, to_period as to from settlement_period where tenant_id = ${tenant} and kind = ${kind} and to_period >= ${first} and to_period < ${period.from}`.execute(tx);
  const closed = rows.map((one) => momentsIn(kind, one, timeZone));
  return sql`unnest(${closed.map(({ from }) => from.toISOString())}::timestamptz[], ${closed.map(({ to }) => to.toISOString())}::timestamptz[]) closed(began, ended)`;
}

/**
 * Takes up what the house paid to members beside prizes, each payment once: what was paid in the period, and what was paid in periods that were settled before, in the
 * last days of them, and became known after the close of the last one. What was paid in a period that was not settled is nobody's.
 *
 * What was taken back of a payment is taken up where the payment was a cost of the kind, whether or not the period of that was settled, as corrections of bets are: in the next
 * period that is. It belongs to the period that has the payment.
 */
export async function takeUpCosts(tx: Tx, closing: ClosingPeriod): Promise<void> {
  const { tenant, kind, currency, timeZone, period } = closing;
  const now = momentsIn(kind, period, timeZone);
  const last = await lastClosed(tx, closing);
  const late = last === undefined ? undefined : { from: new Date(last.to.getTime() - LATE_COST_DAYS * DAY_MS), to: last.to };
  const note = async (costs: RawBuilder<unknown>): Promise<void> =>
    void (await sql`
      insert into settlement_cost (tenant_id, kind, source, reference, to_period, member_id, amount)
        select ${tenant}, ${kind}, source, reference, ${period.to}, member_id, amount from (${costs}) cost
        on conflict do nothing`.execute(tx));
  await note(sql`select * from (${paidOf(tenant, currency, ...idsIn(now))}) cost where at >= ${now.from} and at < ${now.to}`);
  // Nothing was a cost before: there is nothing late, and nothing to take back but what was paid now.
  if (late !== undefined) {
    await note(sql`
      select cost.* from (${paidOf(tenant, currency, ...idsIn(late))}) cost
        where at >= ${late.from} and at < ${late.to} and exists (select from ${await closedWithin(tx, closing, late.from)} where at >= closed.began and at < closed.ended)`);
  }
  // Months may lie between: as with days, no statement reads all of them.
  for (let from = (late ?? now).from; from < now.to; ) {
    const slice = { from, to: new Date(Math.min(now.to.getTime(), from.getTime() + TAKEN_BACK_SLICE_DAYS * DAY_MS)) };
    await sql`
      insert into settlement_cost (tenant_id, kind, source, reference, to_period, member_id, amount, of_period)
        select ${tenant}, ${kind}, cost.source, cost.reference, ${period.to}, cost.member_id, cost.amount, nullif(known.to_period, ${period.to})
          from (${takenBackOf(tenant, currency, ...idsIn(slice))}) cost
          join settlement_cost known on known.tenant_id = ${tenant} and known.kind = ${kind} and known.source = cost.source and known.reference = cost.takes_back
          where cost.at >= ${slice.from} and cost.at < ${slice.to}
        on conflict do nothing`.execute(tx);
    from = slice.to;
  }
}

/** The bounds of ids of rows that state a moment: ids tell the time, and are an index that the tables have. */
const idsIn = ({ from, to }: MomentSpan): readonly [string, string] => [firstIdAt(from.getTime() - ID_DRIFT_MS), firstIdAt(to.getTime() + ID_DRIFT_MS)];

/** What the house paid to members beside prizes: source, reference, member_id, amount, at; of ids between two alone. */
export const paidOf = (tenant: string, currency: string, firstId: string, lastId: string): RawBuilder<unknown> => sql`
      select 'cashback' as source, id as reference, member_id::uuid as member_id, amount, at from cashback_claim
        where tenant_id = ${tenant} and currency = ${currency} and id >= ${firstId}::uuid and id < ${lastId}::uuid
      union all
      select 'referral', friend_id, referrer_id, reward, decided_at from referral where tenant_id = ${tenant} and currency = ${currency} and state = 'earned'
      union all
      -- By the key that a registration gives it: a member has thousands of transfers. Ids of members tell when they registered.
      select 'welcome', paid.id, member.id, paid.amount, paid.at
        from member
        join transfer paid on paid.tenant_id = ${tenant} and paid.idempotency_key = 'welcome:' || member.id and paid.leg = 1 and paid.currency = ${currency}
        join journal on journal.tenant_id = ${tenant} and journal.id = paid.journal_id and journal.reason = 'welcome'
        join account on account.tenant_id = ${tenant} and account.id = paid.credit and account.kind = 'real'
        where member.tenant_id = ${tenant} and member.id >= ${firstId}::uuid and member.id < ${lastId}::uuid`;

/** What an operator took back of it, below zero: the same, and in takes_back the reference of the payment that is taken back. */
export const takenBackOf = (tenant: string, currency: string, firstId: string, lastId: string): RawBuilder<unknown> => sql`
      select original.reason as source, taken.id as reference, substr(account.owner, 8)::uuid as member_id, -taken.amount as amount, taken.at,
             case original.reason when 'referral' then original.reference::uuid else paid.id end as takes_back
        from journal reversal
        join journal original on original.tenant_id = ${tenant} and original.id = reversal.reverses and original.reason in ('referral', 'welcome')
        join transfer paid on paid.tenant_id = ${tenant} and paid.journal_id = original.id and paid.leg = 1
        join transfer taken on taken.tenant_id = ${tenant} and taken.journal_id = reversal.id and taken.currency = ${currency}
        join account on account.tenant_id = ${tenant} and account.id = taken.debit and not account.derived and account.kind = 'real'
        -- These reasons have an index.
        where reversal.tenant_id = ${tenant} and reversal.id >= ${firstId}::uuid and reversal.id < ${lastId}::uuid and reversal.reason in ('correction', 'reversal')`;

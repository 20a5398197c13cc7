import { dayAfter, grossOf, NO_FIGURES, shareOf, type ContractKind, type Figures, type Gross, type LadderRow, type Period } from '@livery/contracts';
import { sql } from 'kysely';
import { createDayOf, momentsOf } from '../../../platform/calendar/index.ts';
import { firstIdAt, ID_DRIFT_MS, type Database } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { newestRun } from '../../../platform/jobs/index.ts';
import { scheduledPeriod, slotOf, type KindHistory } from '../../agent-contracts/index.ts';
import { hourFigures } from '../close/hour-figures.ts';
import { endOf } from '../close/period-end.ts';
import { readResult } from '../detail/result-json.ts';
import { paidOf, hourOf } from '../close/take-up.ts';
import type { PeriodKind } from '../types.ts';

/** A draft of a contract. */
export interface Draft {
  readonly kind: ContractKind;
  /** Who would be paid, and who looks at it: the same, or the direct upline. */
  readonly agentId: string;
  readonly callerId: string;
  /** Who would pay: the caller, or whoever is above it now; undefined where nobody is. */
  readonly uplineId: string | undefined;
  readonly rows: readonly LadderRow[];
  /** How many of the last periods that are over. */
  readonly periods: number;
  /** The least turnover of an active member, minor units. */
  readonly activeTurnover: bigint;
}

/** What it would have paid for one period, against what was paid; minor units. */
export interface Simulated {
  readonly period: Period;
  readonly draft: Gross;
  /** Of contracts between the two sides; null without one then. */
  readonly present: { readonly rate: number; readonly gross: bigint } | null;
  /** Whether the period was never settled, so that nothing was paid for it: the figures are those of the bets now. */
  readonly unsettled: boolean;
  /** What the caller keeps with the draft of what it is paid itself. */
  readonly left: bigint;
}

interface Paid {
  readonly to: string;
  readonly rate: number;
  readonly gross: bigint;
  readonly stored: ReturnType<typeof readResult>['result'];
}

const HOUR_MS = 3_600_000;

/** Creates what computes a {@link Draft} on the real figures of closed periods, newest first. It writes nothing. */
export function createSimulation(db: Database, history: Pick<KindHistory, 'schedule' | 'wasOn'>): (tenant: Tenant, draft: Draft) => Promise<Simulated[]> {
  const dayOf = createDayOf();

  async function periodsOf(tenant: Tenant, kind: ContractKind, count: number): Promise<Period[]> {
    if (kind === 'hourly') {
      const now = db.clock.now();
      return Array.from({ length: count }, (_, index) => slotOf('hourly', now - (index + 1) * HOUR_MS)).map((hour) => ({ from: hour, to: hour }));
    }
    const today = dayOf(db.clock.now(), tenant.timeZone);
    const schedule = kind === 'realtime' ? [{ from: '0001-01-01', length: 'daily' as const }] : await history.schedule(tenant.id, kind);
    const periods: Period[] = [];
    for (let day = dayAfter(scheduledPeriod(schedule, today).from, -1); periods.length < count; day = dayAfter(periods.at(-1)?.from ?? day, -1)) periods.push(scheduledPeriod(schedule, day));
    return periods;
  }

  /** The names of those of some periods that were settled. */
  async function settledOf(tenant: string, kind: PeriodKind, periods: readonly Period[]): Promise<ReadonlySet<string>> {
    const closed = await db.query.selectFrom('settlement_period').select('to_period as to').where('tenant_id', '=', tenant).where('kind', '=', kind).where('to_period', 'in', periods.map(({ to }) => to)).execute();
    return new Set(closed.map(({ to }) => to));
  }

  /** The names of those of some days of which every five minutes were posted: postings had begun before the day, and went on after it, and the kind was on. */
  async function postedDays(tenant: Tenant, days: readonly Period[]): Promise<ReadonlySet<string>> {
    const job = 'settle-realtime';
    const last = await newestRun(db.query, tenant.id, job);
    if (last === null) return new Set();
    const { first } = await db.query.selectFrom('job_run').select(({ fn }) => fn.min('period').as('first')).where('tenant_id', '=', tenant.id).where('job', '=', job).executeTakeFirstOrThrow();
    const posted = new Set<string>();
    for (const day of days) {
      const { from } = momentsOf(day, tenant.timeZone);
      const [start, end] = settledWithin(tenant, 'realtime', day);
      if (first !== null && first < start && last >= end && (await history.wasOn(tenant.id, 'realtime', from))) posted.add(day.to);
    }
    return posted;
  }

  /** What the team came to in each of some hours that were not settled, newest first. */
  async function unsettledHours(tenant: Tenant, { agentId, activeTurnover }: Draft, open: readonly string[]): Promise<ReadonlyMap<string, Figures>> {
    const [last, first] = [open[0], open.at(-1)];
    if (last === undefined || first === undefined) return new Map();
    const [from, to] = [hourOf(first).from, hourOf(last).to];
    const days = { from: dayOf(from.getTime(), tenant.timeZone), to: dayOf(to.getTime() - 1, tenant.timeZone) };
    const played = await hourFigures(db, tenant, { agentId, from, to, days, activeTurnover });
    return new Map(open.map((hour) => [hour, played.get(hour) ?? NO_FIGURES]));
  }

  /** What the team came to in a period for which the two have no settlement: as the period took it up where it was settled, else as the bets stand. */
  async function figuresOf(tenant: Tenant, { kind, agentId, activeTurnover }: Draft, period: Period, isSettled: boolean): Promise<Figures> {
    const { code: currency } = tenant.currency;
    const end = endOf({ kind: kind === 'realtime' ? 'daily' : kind, period, timeZone: tenant.timeZone });
    const team = sql`select member_id from member_upline where tenant_id = ${tenant.id} and ancestor_id = ${agentId}::uuid and since < ${end} and until >= ${end}`;
    const played = isSettled
      ? sql`select member_id, turnover, valid_bet, payout from settlement_line where tenant_id = ${tenant.id} and kind = ${kind} and to_period = ${period.to} and currency = ${currency} and not correction`
      : sql`select member_id::uuid as member_id, turnover, valid_bet, payout from bet_day where tenant_id = ${tenant.id} and currency = ${currency} and day between ${period.from}::date and ${period.to}::date`;
    const { rows: sums } = await sql<{ turnover: bigint; validBet: bigint; payout: bigint; active: number }>`
      select coalesce(sum(turnover), 0)::bigint as turnover, coalesce(sum(valid_bet), 0)::bigint as "validBet", coalesce(sum(payout), 0)::bigint as payout, (count(*) filter (where turnover >= ${activeTurnover}::bigint))::int as active
        from (select played.member_id, sum(turnover) as turnover, sum(valid_bet) as valid_bet, sum(payout) as payout from (${played}) played join (${team}) team using (member_id) group by 1) own`.execute(db.query);
    const [sum] = sums;
    const figures: Figures = { ...NO_FIGURES, turnover: sum?.turnover ?? 0n, validBet: sum?.validBet ?? 0n, prizes: sum?.payout ?? 0n, activeMembers: sum?.active ?? 0 };
    // Shares of stakes ask for no costs; conditions of loss do, so all kinds of days have them.
    if (kind === 'hourly' || kind === 'realtime') return figures;
    const { from, to } = momentsOf(period, tenant.timeZone);
    // What an operator took back belongs to whoever had the payment as a cost, which nobody has whose contract is only tried.
    const source = isSettled
      ? sql`select source, member_id, amount from settlement_cost where tenant_id = ${tenant.id} and kind = ${kind} and to_period = ${period.to} and of_period is null`
      : sql`select source, member_id, amount from (${paidOf(tenant.id, currency, firstIdAt(from.getTime() - ID_DRIFT_MS), firstIdAt(to.getTime() + ID_DRIFT_MS))}) paid where at >= ${from} and at < ${to}`;
    const { rows: costs } = await sql<{ memberRebate: bigint; activity: bigint }>`
      select coalesce(sum(amount) filter (where source = 'cashback'), 0)::bigint as "memberRebate", coalesce(sum(amount) filter (where source <> 'cashback'), 0)::bigint as activity
        from (${source}) cost join (${team}) team using (member_id)`.execute(db.query);
    return { ...figures, ...costs[0] };
  }

  /** Names of the first and the last settlement that belong to a period. */
  function settledWithin(tenant: Tenant, kind: ContractKind, period: Period): readonly [string, string] {
    if (kind !== 'realtime') return [period.to, period.to];
    const { from, to } = momentsOf(period, tenant.timeZone);
    return [slotOf('realtime', from.getTime()), slotOf('realtime', to.getTime() - 1)];
  }

  /** What was paid by contracts of the two sides: what another upline paid is no business of this one. */
  async function paidTo(tenant: string, { kind, agentId, uplineId }: Draft, [first, last]: readonly [string, string]): Promise<Paid[]> {
    if (uplineId === undefined) return [];
    const rows = await db.query.selectFrom('settlement').select(['to_period as to', 'gross', 'result']).where('tenant_id', '=', tenant).where('kind', '=', kind).where('agent_id', '=', agentId).where('upline_id', '=', uplineId).where('to_period', '>=', first).where('to_period', '<=', last).orderBy('to_period').execute();
    return rows.map(({ to, gross, result }) => {
      const { result: stored } = readResult(result);
      return { to, gross, rate: stored.rate, stored };
    });
  }

  /** What the caller was paid itself, and what it pays, in the periods from one to another. */
  async function sidesOf(tenant: string, { kind, callerId }: Draft, [first, last]: readonly [string, string]): Promise<{ readonly own: bigint; readonly passed: bigint }> {
    const { rows } = await sql<{ own: bigint; passed: bigint }>`
      select coalesce(sum(gross) filter (where agent_id = ${callerId}::uuid), 0)::bigint as own, coalesce(sum(gross) filter (where upline_id = ${callerId}::uuid), 0)::bigint as passed
        from settlement where tenant_id = ${tenant} and kind = ${kind} and to_period between ${first} and ${last} and (agent_id = ${callerId}::uuid or upline_id = ${callerId}::uuid)`.execute(db.query);
    return rows[0] ?? { own: 0n, passed: 0n };
  }

  function grossBy({ kind, rows }: Draft, figures: Figures, corrections: Figures, carriedIn: bigint): Gross {
    const gross = grossOf(kind === 'dividend' ? 'loss' : 'turnover', { rows, figures, corrections, carriedIn });
    // By the bet there are no conditions and nothing is carried beyond a posting; the sum of a day is rounded once here.
    return kind === 'realtime' ? { ...gross, gross: shareOf(gross.total > 0n ? gross.total : 0n, rows[0]?.rate ?? 0).amount, carriedOut: 0n } : gross;
  }

  return async (tenant, draft) => {
    const { kind, agentId, callerId } = draft;
    const simulated: Simulated[] = [];
    let carried: bigint | undefined;
    const periods = await periodsOf(tenant, kind, draft.periods);
    const settled = kind === 'realtime' ? await postedDays(tenant, periods) : await settledOf(tenant.id, kind, periods);
    const hours = kind === 'hourly' ? await unsettledHours(tenant, draft, periods.flatMap(({ to }) => (settled.has(to) ? [] : [to]))) : new Map<string, Figures>();
    for (const period of periods.toReversed()) {
      const within = settledWithin(tenant, kind, period);
      const paid = await paidTo(tenant.id, draft, within);
      const stored = kind === 'realtime' ? undefined : paid[0]?.stored;
      carried ??= stored?.carriedIn ?? 0n;
      // A settlement of changes alone says nothing of what the team came to.
      const figures = stored?.former === true ? undefined : stored?.figures;
      // Postings keep those bets alone that an agent was paid for: days of real-time salaries have the bets as they stand.
      const gross = grossBy(draft, figures ?? hours.get(period.to) ?? (await figuresOf(tenant, draft, period, kind !== 'realtime' && settled.has(period.to))), stored?.corrections ?? NO_FIGURES, carried);
      carried = gross.carriedOut;
      const present = paid.length === 0 ? null : { rate: paid.at(-1)?.rate ?? 0, gross: paid.reduce((sum, { gross: amount }) => sum + amount, 0n) };
      const { own, passed } = await sidesOf(tenant.id, draft, within);
      const left = agentId === callerId ? gross.gross - passed : own - passed + (present?.gross ?? 0n) - gross.gross;
      simulated.unshift({ period, draft: gross, present, unsettled: !settled.has(period.to), left });
    }
    return simulated;
  };
}

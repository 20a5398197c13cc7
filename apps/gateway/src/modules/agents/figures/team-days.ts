import { sql } from 'kysely';
import { createDayOf, momentsOf, type DaySpan } from '../../../platform/calendar/index.ts';
import { anyOf, firstIdAt, ID_DRIFT_MS, type Database, type Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { settingAmount, type Site } from '../../settings/index.ts';
import type { Tenants } from '../../tenant/index.ts';
import type { TeamSizes } from './team-sizes.ts';

/** What a team did; amounts in minor units. See the table `team_day`. */
export interface TeamFigures {
  readonly joined: number;
  /** Of one day; of several the most of one of them. */
  readonly active: number;
  readonly bets: number;
  readonly turnover: bigint;
  readonly validBet: bigint;
  readonly prizes: bigint;
  readonly rebates: bigint;
  /** Rewards for friends and welcome credit. */
  readonly activity: bigint;
  /** Of deposits and withdrawals. */
  readonly fees: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
}

/** What a team did on a day of the merchant. */
export interface TeamDay extends TeamFigures {
  readonly day: string;
}

/** What teams did, counted by day. */
export interface TeamDays {
  /** The days of an agent's team with anything on them, the first one first. */
  days(tenant: Tenant, agentId: string, span: DaySpan): Promise<TeamDay[]>;
  /** Sums of several agents' teams; those of a team without anything are missing. */
  sums(tenant: Tenant, agentIds: readonly string[], span: DaySpan): Promise<Map<string, TeamFigures>>;
  /** When the newest day up to one was counted. */
  countedAt(tenant: Tenant, upTo: string): Promise<Date | undefined>;
  /** Counts yesterday and today at every merchant as far as they are, so that panels lag by minutes; now and then how large teams are. */
  countRecent(): Promise<void>;
  /** Counts each day once it is over, and anew the days before it whose bets, receipts or withdrawals were corrected since. */
  readonly job: Job;
}

export interface TeamDaysDeps {
  readonly db: Database;
  readonly tenants: Pick<Tenants, 'all' | 'byMerchant'>;
  readonly site: Pick<Site, 'setting'>;
}

const DAY_MS = 86_400_000;
/** Days that are looked through for corrections, as cashback does. */
const CORRECTED_DAYS = 45;
const YEAR_DAYS = 366;

const daysBefore = (day: string, days: number): string => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
const day = sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day');
/** Which way days are counted, see `team_day_run`: 2 since there are figures of members, of vendors and of money, 3 since they name uplines and players. */
const WAY = 3;
const SUMS = ['bets', 'turnover', 'valid_bet', 'prizes', 'rebates', 'activity', 'fees', 'deposits', 'withdrawals'] as const;

/** Creates the {@link TeamDays}. */
export function createTeamDays({ db, tenants, site, sizes }: TeamDaysDeps & { readonly sizes: Pick<TeamSizes, 'countWhereOld'> }): TeamDays {
  const dayOf = createDayOf();
  const rows = (tenant: Tenant, { from, to }: DaySpan) =>
    db.query.selectFrom('team_day').where('tenant_id', '=', tenant.id).where('currency', '=', tenant.currency.code).where('day', '>=', sql<string>`${from}::date`).where('day', '<=', sql<string>`${to}::date`);

  /** What days are counted from, by day; empty where there is nothing on it. */
  async function fingerprints(tenant: Tenant, days: readonly string[]): Promise<Map<string, string>> {
    const moments = days.map((of) => momentsOf({ from: of, to: of }, tenant.timeZone));
    const ids = (time: 'from' | 'to', drift: number): string[] => moments.map((moment) => firstIdAt(moment[time].getTime() + drift));
    const times = (time: 'from' | 'to'): string[] => moments.map((moment) => moment[time].toISOString());
    const { rows: found } = await sql<{ day: string; print: string }>`
      select to_char(of, 'YYYY-MM-DD') as day, team_day_fingerprint(${tenant.id}, of, begins, ends, first_id, last_id) as print
        from unnest(${days}::text[]::date[], ${times('from')}::text[]::timestamptz[], ${times('to')}::text[]::timestamptz[], ${ids('from', -ID_DRIFT_MS)}::uuid[], ${ids('to', ID_DRIFT_MS)}::uuid[])
          asked (of, begins, ends, first_id, last_id)`.execute(db.query);
    return new Map(found.map((row) => [row.day, row.print]));
  }

  /** Reads what counting a day depends on. What comes in between this and the count makes it counted once more. */
  async function prepared(tenant: Tenant, of: string): Promise<{ readonly print: string; readonly least: bigint }> {
    return { print: (await fingerprints(tenant, [of])).get(of) ?? '', least: settingAmount(await site.setting(tenant, 'activeTurnover'), tenant.currency.exponent) };
  }
  async function count(tx: Tx, tenant: Tenant, of: string, { print, least }: Awaited<ReturnType<typeof prepared>>): Promise<void> {
    const { from, to } = momentsOf({ from: of, to: of }, tenant.timeZone);
    await sql`select team_day_count(${tenant.id}, ${of}::date, ${from}, ${to}, ${tenant.currency.code}, ${least}, ${firstIdAt(from.getTime() - ID_DRIFT_MS)}, ${firstIdAt(to.getTime() + ID_DRIFT_MS)})`.execute(tx);
    const run = { counted_at: new Date(db.clock.now()), fingerprint: print, way: WAY };
    await tx.insertInto('team_day_run').values({ tenant_id: tenant.id, day: of, ...run }).onConflict((conflict) => conflict.columns(['tenant_id', 'day']).doUpdateSet(run)).execute();
  }
  async function countNow(tenant: Tenant, of: string): Promise<void> {
    const known = await prepared(tenant, of);
    await db.transaction((tx) => count(tx, tenant, of, known));
  }

  /** Days before one that differ from what was counted, or were not counted although there is something on them. */
  async function changedBefore(tenant: Tenant, period: string): Promise<string[]> {
    const runs = await db.query.selectFrom('team_day_run').select([day, 'fingerprint']).where('tenant_id', '=', tenant.id).where('way', '=', WAY).where('day', '>=', sql<string>`${daysBefore(period, CORRECTED_DAYS)}::date`).execute();
    const known = new Map(runs.map((run) => [run.day, run.fingerprint]));
    // A merchant from before teams were counted gets its last year; yesterday and today are counted all the time.
    const isNew = runs.every((run) => run.day >= daysBefore(period, 1));
    const past = Array.from({ length: isNew ? YEAR_DAYS : CORRECTED_DAYS }, (_, index) => daysBefore(period, index + 1));
    const prints = await fingerprints(tenant, past);
    return past.filter((one) => (prints.get(one) ?? '') !== (known.get(one) ?? '')).toReversed();
  }

  return {
    days: (tenant, agentId, span) =>
      rows(tenant, span)
        .select([day, 'joined', 'active', 'bets', 'turnover', 'valid_bet as validBet', 'prizes', 'rebates', 'activity', 'fees', 'deposits', 'withdrawals'])
        .where('agent_id', '=', agentId)
        .orderBy('team_day.day')
        .execute(),
    async sums(tenant, agentIds, span) {
      const found = await rows(tenant, span)
        .select(['agent_id as agentId', sql<number>`max(active)`.as('active'), sql<number>`sum(joined)::int`.as('joined')])
        .select(SUMS.map((name) => sql<bigint>`sum(${sql.ref(name)})::bigint`.as(name)))
        .where('agent_id', '=', anyOf(agentIds, 'uuid'))
        .groupBy('agent_id')
        .execute();
      return new Map(found.map(({ agentId, bets, valid_bet: validBet, ...sums }) => [agentId, { ...sums, bets: Number(bets), validBet }]));
    },
    async countedAt(tenant, upTo) {
      const run = await db.query.selectFrom('team_day_run').select('counted_at').where('tenant_id', '=', tenant.id).where('day', '<=', sql<string>`${upTo}::date`).orderBy('day', 'desc').limit(1).executeTakeFirst();
      return run?.counted_at;
    },
    async countRecent() {
      const faults: unknown[] = [];
      for (const tenant of tenants.all()) {
        const today = dayOf(db.clock.now(), tenant.timeZone);
        // A merchant whose teams cannot be counted keeps no other waiting.
        try {
          for (const recent of [daysBefore(today, 1), today]) await countNow(tenant, recent);
          await sizes.countWhereOld(tenant.id);
        } catch (error) {
          faults.push(error);
        }
      }
      if (faults.length > 0) throw faults[0];
    },
    job: {
      name: 'team-days',
      cadence: 'day',
      missed: 'all',
      async prepare({ id }, period) {
        const tenant = tenants.byMerchant(id);
        if (tenant === undefined) return () => Promise.resolve();
        for (const changed of await changedBefore(tenant, period)) await countNow(tenant, changed);
        const known = await prepared(tenant, period);
        return (tx) => count(tx, tenant, period, known);
      },
    },
  };
}

import { contractKinds, type ContractKind, type PeriodLength } from '@livery/contracts';
import { sql } from 'kysely';
import { createDayOf } from '../../platform/calendar/index.ts';
import type { Database, Queries } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import type { Site } from '../settings/index.ts';
import { ALWAYS, nextScheduledFrom, type PeriodSchedule } from './period-schedule.ts';
import { SWITCHES } from './terms.ts';

/** Kinds whose periods are days of the merchant, and may be of different lengths. */
export type DayKind = 'dividend' | 'daily';
const DAY_KINDS: readonly DayKind[] = ['dividend', 'daily'];
/**
 * Which kinds of contracts a merchant had when, and by which periods. Both are settings, of which only the present value is known: what was earned before a
 * change is settled by what held then.
 */
export interface KindHistory {
  /** Writes down what has changed since. Done every minute, and before anything is decided by it. */
  observe(tenant: Tenant): Promise<void>;
  /** Whether the merchant had the kind at a moment. */
  wasOn(tenant: string, kind: ContractKind, at: Date, query?: Queries): Promise<boolean>;
  /** Empty for kinds of moments. */
  schedule(tenant: string, kind: ContractKind, query?: Queries): Promise<PeriodSchedule>;
}

/** {@link KindHistory} in the database. */
export function createKindHistory(db: Database, site: Pick<Site, 'modules' | 'setting'>): KindHistory {
  const dayOf = createDayOf();
  /** What this process wrote or found last, by merchant. */
  const seen = new Map<string, string>();

  /** When one of these settings was changed last; now where they were taken back to what is given. */
  async function changedAt(tx: Queries, tenant: string, names: readonly string[], after: Date | undefined): Promise<Date> {
    const { at } = await tx
      .selectFrom('tenant_setting')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .where('tenant_id', '=', tenant)
      .where('name', 'in', [...names])
      .executeTakeFirstOrThrow();
    return at === null || (after !== undefined && at <= after) ? new Date(db.clock.now()) : at;
  }

  async function observeSwitch(tx: Queries, tenant: string, kind: ContractKind, isOn: boolean): Promise<void> {
    const last = await tx.selectFrom('agent_kind').select(['since', 'is_on']).where('tenant_id', '=', tenant).where('kind', '=', kind).orderBy('since', 'desc').limit(1).executeTakeFirst();
    if (last?.is_on === isOn) return;
    // What it was before anybody looked is as it is now.
    const since = last === undefined ? new Date(0) : await changedAt(tx, tenant, ['consolidated', 'whitelabel'], last.since);
    // Two switches in one millisecond are one: the later.
    await tx
      .insertInto('agent_kind')
      .values({ tenant_id: tenant, kind, since, is_on: isOn })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'since']).doUpdateSet({ is_on: isOn }))
      .execute();
  }

  async function observeLength(tx: Queries, tenant: Tenant, kind: DayKind, length: PeriodLength): Promise<void> {
    const known = await tx.selectFrom('agent_period').select(['from_day as from', 'length']).where('tenant_id', '=', tenant.id).where('kind', '=', kind).orderBy('from_day').execute();
    if (known.at(-1)?.length === length) return;
    if (known.length === 0) {
      await tx.insertInto('agent_period').values({ tenant_id: tenant.id, kind, from_day: ALWAYS, length }).execute();
      return;
    }
    const day = dayOf((await changedAt(tx, tenant.id, ['agentContracts'], undefined)).getTime(), tenant.timeZone);
    const begun = known.filter(({ from }) => from <= day);
    // The period that runs ends as it was to end. A change that has not begun is taken back by another one.
    const from = nextScheduledFrom(begun.length === 0 ? known : begun, day);
    await tx.deleteFrom('agent_period').where('tenant_id', '=', tenant.id).where('kind', '=', kind).where('from_day', '>', day).execute();
    if (begun.at(-1)?.length !== length) await tx.insertInto('agent_period').values({ tenant_id: tenant.id, kind, from_day: from, length }).execute();
  }

  return {
    async observe(tenant) {
      const [{ agentPolicy }, switches, { periods }] = await Promise.all([site.modules(tenant), site.setting(tenant, 'consolidated'), site.setting(tenant, 'agentContracts')]);
      const present = JSON.stringify([agentPolicy, contractKinds.map((kind) => switches[SWITCHES[kind]]), periods]);
      if (seen.get(tenant.id) === present) return;
      await db.transaction(async (tx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`agent-kind:${tenant.id}`}, 0))`.execute(tx);
        for (const kind of contractKinds) await observeSwitch(tx, tenant.id, kind, agentPolicy && switches[SWITCHES[kind]]);
        for (const kind of DAY_KINDS) await observeLength(tx, tenant, kind, periods[kind]);
      });
      seen.set(tenant.id, present);
    },
    async wasOn(tenant, kind, at, query = db.query) {
      const row = await query.selectFrom('agent_kind').select('is_on').where('tenant_id', '=', tenant).where('kind', '=', kind).where('since', '<=', at).orderBy('since', 'desc').limit(1).executeTakeFirst();
      return row?.is_on ?? false;
    },
    schedule: (tenant, kind, query = db.query) =>
      query.selectFrom('agent_period').select(['from_day as from', 'length']).where('tenant_id', '=', tenant).where('kind', '=', kind).orderBy('from_day').execute(),
  };
}

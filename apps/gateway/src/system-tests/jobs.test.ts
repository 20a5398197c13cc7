import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { asOwner, testEngine } from '../../test-support/database.ts';
import { secondGateway, testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { operatorHelpers } from '../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../test-support/test-fleet.ts';
import { createTrailChecks, PLATFORM } from '../modules/operator/index.ts';
import { createAlarmClock, createJobs, type AlarmClock, type Job, type JobTenant } from '../platform/jobs/index.ts';

const DAY_MS = 86_400_000;
/** An alarm for jobs that are only asked to catch up. */
const SILENT: AlarmClock = { start: async () => undefined, stop: async () => undefined };
const TENANTS: readonly JobTenant[] = [{ id: NORTH, timeZone: 'Asia/Manila' }, { id: SOUTH, timeZone: 'UTC' }];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.stop());

/** A job whose effect is a row, and what failed of it. */
function counting(name: string, { missed = 'all', on = gateway, prepare }: { missed?: Job['missed']; on?: TestGateway; prepare?: (period: string) => void } = {}) {
  const failed: object[] = [];
  const job: Job = {
    name,
    cadence: 'day',
    missed,
    prepare: async ({ id }, period) => {
      prepare?.(period);
      return async (tx) => {
        await sql`insert into outbox (tenant_id, topic, subject, detail) values (${id}, ${name}, 'effect', ${period})`.execute(tx);
      };
    },
  };
  const jobs = createJobs({ db: on.db, jobs: [job], tenants: () => TENANTS, alarm: SILENT, onError: (what) => failed.push(what) });
  return { jobs, job, failed };
}
const effectsOf = async (name: string, tenant: string): Promise<readonly string[]> =>
  (await sql<{ detail: string }>`select detail from outbox where topic = ${name} and tenant_id = ${tenant} order by id`.execute(gateway.db.query)).rows.map(({ detail }) => detail);

describe('jobs', () => {
  it('take effect once for each merchant and period, however many gateways try at once', async () => {
    const other = testEngine === 'postgres' ? await secondGateway(gateway) : gateway;
    const [here, there] = [counting('twice'), counting('twice', { on: other })];
    await Promise.all([here.jobs.catchUp(), there.jobs.catchUp(), here.jobs.catchUp(), there.jobs.catchUp()]);
    expect([(await effectsOf('twice', NORTH)).length, (await effectsOf('twice', SOUTH)).length]).toEqual([1, 1]);
    if (other !== gateway) {
      await other.close();
      await other.db.close();
    }
  });

  it('make up for every period that was missed, in order, and for each once', async () => {
    const { jobs } = counting('missed');
    await jobs.catchUp();
    gateway.clock.advance(3 * DAY_MS);
    await jobs.catchUp();
    await jobs.catchUp();
    const done = await effectsOf('missed', SOUTH);
    expect(done).toHaveLength(4);
    expect(done).toEqual(done.toSorted());
    expect(new Set(done).size).toBe(4);
  });

  it('leave no period out, however long a merchant was not served, and say how many are due', async () => {
    const { jobs } = counting('long');
    const due = async () => (await jobs.due()).find(({ tenant }) => tenant === SOUTH)?.periods;
    await jobs.catchUp();
    expect(await due()).toBe(0);
    gateway.clock.advance(40 * DAY_MS);
    expect(await due()).toBe(31);
    await jobs.catchUp();
    expect(await due()).toBe(9);
    await jobs.catchUp();
    const days = (await effectsOf('long', SOUTH)).map((day) => Date.parse(day));
    expect(days).toHaveLength(41);
    expect(days).toEqual(days.map((_, index) => (days[0] ?? 0) + index * DAY_MS));
    expect(await due()).toBe(0);
  });

  it('do the newest period alone where the job says so', async () => {
    const { jobs } = counting('newest', { missed: 'newest' });
    await jobs.catchUp();
    gateway.clock.advance(3 * DAY_MS);
    await jobs.catchUp();
    expect(await effectsOf('newest', SOUTH)).toHaveLength(2);
  });

  it('leave nothing of an effect that fails, report it by job, merchant and period, and try it again first', async () => {
    let broken = true;
    const { jobs, failed } = counting('fails', {
      prepare: () => {
        if (broken) throw new Error('out of order');
      },
    });
    await jobs.catchUp();
    expect(failed).toMatchObject([{ job: 'fails', tenant: NORTH }, { job: 'fails', tenant: SOUTH }]);
    expect(await effectsOf('fails', SOUTH)).toEqual([]);
    broken = false;
    await jobs.catchUp();
    expect(await effectsOf('fails', SOUTH)).toHaveLength(1);
  });
});

describe('the alarm clock', () => {
  it('has a schedule for each job, and rings with the rights of the gateway', { timeout: 60_000 }, async () => {
    const rung: string[] = [];
    const errors: unknown[] = [];
    const clock = createAlarmClock(gateway.db, (error) => errors.push(error));
    onTestFinished(() => clock.stop());
    await clock.start({ jobs: ['one', 'two'], cron: '*/5 * * * *', ring: async (job) => void rung.push(job) });
    const schedules = await sql`select key, cron, timezone from pgboss.schedule where name = 'alarm' and key in ('one', 'two') order by key`.execute(gateway.db.query);
    expect(schedules.rows).toEqual([{ key: 'one', cron: '*/5 * * * *', timezone: 'UTC' }, { key: 'two', cron: '*/5 * * * *', timezone: 'UTC' }]);
    // What the schedule puts into the queue when its minute has come.
    const { db } = gateway;
    const sender = new PgBoss({ schema: 'pgboss', backend: testEngine === 'pglite' ? 'pglite' : 'postgres', migrate: false, supervise: false, schedule: false, db: { executeSql: async (text, values = []) => ({ rows: [...(values.length === 0 ? await db.script(text) : await db.statement(text, values))] }) } });
    await sender.start();
    await sender.send('alarm', { job: 'two' });
    await sender.stop({ graceful: false });
    await vi.waitFor(() => expect(rung).toEqual(['two']), { timeout: 20_000, interval: 50 });
    expect(errors).toEqual([]);
  });
});

describe('the check of the ledger', () => {
  it('finds nothing as long as all is well, at every merchant', async () => {
    await gateway.jobs.catchUp();
    const results = await gateway.ledgerChecks.latest();
    expect(results.map(({ tenant, name, found }) => [tenant, name, found])).toEqual([NORTH, SOUTH].flatMap((tenant) => ['bet-day', 'clearing', 'drift', 'hours', 'imbalance', 'orphan', 'transit'].map((name) => [tenant, name, 0])));
  });

  it('keeps and reports what contradicts itself, the next day', async () => {
    const lines: string[] = [];
    const loud = await testGateway({ log: { level: 'fatal', stream: { write: (line: string) => void lines.push(line) } } });
    onTestFinished(() => loud.stop());
    const { id } = await loud.db.transaction(async (tx) => ({ id: await loud.members.open(tx, loud.tenants.byMerchant(NORTH)!, { username: 'checked1', type: 0, passwordHash: 'x', ip: '203.0.113.9', country: null, gift: { reason: 'welcome', amount: '10' } }) }));
    await asOwner(loud.db, (tx) => sql`update account set posted = posted + 1 where owner = ${`member:${id}`}`.execute(tx));
    await loud.jobs.catchUp();
    expect((await loud.ledgerChecks.latest()).filter(({ found }) => found > 0)).toMatchObject([{ tenant: NORTH, name: 'drift', found: 1 }, { tenant: NORTH, name: 'hours', found: 1 }, { tenant: NORTH, name: 'imbalance', found: 1 }]);
    expect(lines.filter((line) => line.includes('THE LEDGER CONTRADICTS ITSELF'))).toHaveLength(3);
    expect((await sql<{ examples: object[] }>`select examples from ledger_check where name = 'drift' and found > 0`.execute(loud.db.query)).rows[0]?.examples).toMatchObject([{ owner: `member:${id}` }]);
    await asOwner(loud.db, (tx) => sql`update account set posted = posted - 1 where owner = ${`member:${id}`}`.execute(tx));
    loud.clock.advance(DAY_MS);
    await loud.jobs.catchUp();
    expect((await loud.ledgerChecks.latest()).filter(({ found }) => found > 0)).toEqual([]);
  });
});

describe('the check of the trail', () => {
  const HOUR_MS = 3_600_000;
  let watched: TestGateway;
  const lines: string[] = [];
  beforeAll(async () => {
    watched = await testGateway({ log: { level: 'fatal', stream: { write: (line: string) => void lines.push(line) } } });
  });
  afterAll(() => watched.stop());

  async function write(tenant: string, rows: number): Promise<void> {
    await sql`select operator_trail_append(${tenant}, now(), null, '', 'test:act', 'thing:1', 'because', '{}', '{}', '') from generate_series(1, ${rows}::int)`.execute(watched.db.query);
  }
  const tamper = (change: ReturnType<typeof sql>): Promise<void> => operatorHelpers(watched).tamper(change);
  /** An hour later. */
  async function checkAgain(jobs: { catchUp(): Promise<void> } = watched.jobs): Promise<void> {
    watched.clock.advance(HOUR_MS);
    await jobs.catchUp();
  }
  async function metric(name: string, merchant: string): Promise<number | undefined> {
    const line = (await watched.metrics.text()).body.split('\n').find((text) => text.startsWith(`${name}{merchant="${merchant}"} `));
    return line === undefined ? undefined : Number(line.split(' ')[1]);
  }
  /** The job with slices so small that a chain needs several. */
  function inSlices(slice: number) {
    const { job, latest } = createTrailChecks({ db: watched.db, onFound: () => undefined, slice });
    const jobs = createJobs({ db: watched.db, jobs: [{ ...job, name: 'trail-slices' }], tenants: () => [{ id: NORTH, timeZone: 'UTC' }], alarm: SILENT, onError: (_what, error) => expect(error).toBeUndefined() });
    return { jobs, of: async (tenant: string) => (await latest()).find((check) => check.tenant === tenant) };
  }

  it.each([NORTH, PLATFORM])('raises the metric of the chain %s when one byte of an old row changed, and lowers it when the byte is right again', async (tenant) => {
    await write(tenant, 3);
    await checkAgain();
    expect([await metric('livery_trail_faults', tenant), await metric('livery_trail_whole_age_seconds', tenant)]).toEqual([0, 0]);
    await tamper(sql`update operator_trail set reason = 'becauze' where tenant_id = ${tenant} and number = 2`);
    lines.length = 0;
    await checkAgain();
    expect([await metric('livery_trail_faults', tenant), await metric('livery_trail_faults', SOUTH), await metric('livery_trail_whole_age_seconds', tenant)]).toEqual([1, 0, 3600]);
    expect(lines.filter((line) => line.includes('THE TRAIL OF OPERATORS IS NOT WHOLE'))).toHaveLength(1);
    await write(tenant, 1);
    await checkAgain();
    expect(await metric('livery_trail_faults', tenant)).toBe(1);
    await tamper(sql`update operator_trail set reason = 'because' where tenant_id = ${tenant} and number = 2`);
    await checkAgain();
    expect([await metric('livery_trail_faults', tenant), await metric('livery_trail_check_age_seconds', tenant)]).toEqual([0, 0]);
  });

  it('finds a chain that was rewritten whole, with its head', async () => {
    await write(SOUTH, 3);
    await checkAgain();
    expect(await metric('livery_trail_faults', SOUTH)).toBe(0);
    await tamper(sql`delete from operator_trail where tenant_id = ${SOUTH}`);
    await tamper(sql`delete from operator_trail_head where tenant_id = ${SOUTH}`);
    await write(SOUTH, 2);
    await checkAgain();
    expect(await metric('livery_trail_faults', SOUTH)).toBe(1);
    await write(SOUTH, 4);
    await checkAgain();
    expect(await metric('livery_trail_faults', SOUTH)).toBe(1);
  });

  it('reads a long chain in slices, new rows at once and old ones in turn', async () => {
    const { jobs, of } = inSlices(1);
    await write(NORTH, 2_500);
    const began = watched.clock.now();
    await checkAgain(jobs);
    await checkAgain(jobs);
    await tamper(sql`update operator_trail set reason = 'becauze' where tenant_id = ${NORTH} and number in (1, 2500)`);
    // The third slice ends the round; the wrong row in it is found.
    await checkAgain(jobs);
    expect((await of(NORTH))?.fault?.number).toBe(2500);
    await tamper(sql`update operator_trail set reason = 'because' where tenant_id = ${NORTH} and number = 2500`);
    await checkAgain(jobs);
    expect([(await of(NORTH))?.fault, (await of(NORTH))?.wholeAt?.getTime()]).toEqual([null, began + 4 * HOUR_MS]);
    // The next round begins at the first row.
    await checkAgain(jobs);
    expect((await of(NORTH))?.fault?.number).toBe(1);
  });
});

import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { asOwner, testEngine } from '../test-support/database.ts';
import { secondGateway, testGateway, type TestGateway } from '../test-support/gateway.ts';
import { NORTH, SOUTH } from '../test-support/test-fleet.ts';
import { createAlarmClock, createJobs, type AlarmClock, type Job, type JobTenant } from './platform/jobs/index.ts';

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
    expect(results.map(({ tenant, name, found }) => [tenant, name, found])).toEqual([NORTH, SOUTH].flatMap((tenant) => ['bet-day', 'clearing', 'drift', 'imbalance', 'orphan', 'transit'].map((name) => [tenant, name, 0])));
  });

  it('keeps and reports what contradicts itself, the next day', async () => {
    const lines: string[] = [];
    const loud = await testGateway({ log: { level: 'fatal', stream: { write: (line: string) => void lines.push(line) } } });
    onTestFinished(() => loud.stop());
    const { id } = await loud.db.transaction(async (tx) => ({ id: await loud.members.open(tx, loud.tenants.byMerchant(NORTH)!, { username: 'checked1', type: 0, passwordHash: 'x', ip: '203.0.113.9', country: null, gift: { reason: 'welcome', amount: '10' } }) }));
    await asOwner(loud.db, (tx) => sql`update account set posted = posted + 1 where owner = ${`member:${id}`}`.execute(tx));
    await loud.jobs.catchUp();
    expect((await loud.ledgerChecks.latest()).filter(({ found }) => found > 0)).toMatchObject([{ tenant: NORTH, name: 'drift', found: 1 }, { tenant: NORTH, name: 'imbalance', found: 1 }]);
    expect(lines.filter((line) => line.includes('THE LEDGER CONTRADICTS ITSELF'))).toHaveLength(2);
    expect((await sql<{ examples: object[] }>`select examples from ledger_check where name = 'drift' and found > 0`.execute(loud.db.query)).rows[0]?.examples).toMatchObject([{ owner: `member:${id}` }]);
    await asOwner(loud.db, (tx) => sql`update account set posted = posted - 1 where owner = ${`member:${id}`}`.execute(tx));
    loud.clock.advance(DAY_MS);
    await loud.jobs.catchUp();
    expect((await loud.ledgerChecks.latest()).filter(({ found }) => found > 0)).toEqual([]);
  });
});

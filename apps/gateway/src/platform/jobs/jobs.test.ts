import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testClock } from '../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import type { AlarmClock } from './alarm-clock.ts';
import { createJobs, type Job } from './jobs.ts';
import { createLease } from './lease.ts';

const HOUR_MS = 3_600_000;
const TENANT = { id: 'JOBS', timeZone: 'UTC' };
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase({ clock });
});
afterAll(() => db.close());

/** A job that waits in its midst until it is let go, and what it was asked for. */
function slow(name: string) {
  const periods: string[] = [];
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const job: Job = {
    name, cadence: 'hour', missed: 'newest', beside: true,
    async prepare(_tenant, period) {
      periods.push(period);
      await promise;
      return () => Promise.resolve();
    },
  };
  return { job, periods, letGo };
}
function quick(name: string) {
  const periods: string[] = [];
  const job: Job = {
    name, cadence: 'hour', missed: 'newest',
    prepare(_tenant, period) {
      periods.push(period);
      return Promise.resolve(() => Promise.resolve());
    },
  };
  return { job, periods };
}
/** Jobs of a gateway, whose alarm is rung by the test. */
function gatewayWith(...jobs: readonly Job[]) {
  let ring: (job: string) => Promise<void> = () => Promise.resolve();
  const alarm: AlarmClock = {
    start: (alarms) => {
      ({ ring } = alarms);
      return Promise.resolve();
    },
    stop: () => Promise.resolve(),
  };
  const failed: (readonly [object, unknown])[] = [];
  return { jobs: createJobs({ db, jobs, tenants: () => [TENANT], alarm, onError: (what, error) => failed.push([what, error]) }), ring: (job: string) => ring(job), failed };
}

describe('createJobs', () => {
  it('returns from an alarm of a job beside the others when it began, and does the others meanwhile', async () => {
    const [check, salary] = [slow('check'), quick('salary')];
    const { jobs, ring } = gatewayWith(check.job, salary.job);
    await jobs.start();
    await vi.waitFor(() => expect(check.periods).toEqual(['2026-03-01T11:00Z']));
    expect(salary.periods).toEqual(['2026-03-01T11:00Z']);
    clock.advance(HOUR_MS);
    await ring('check');
    await ring('salary');
    expect([check.periods, salary.periods]).toEqual([['2026-03-01T11:00Z'], ['2026-03-01T11:00Z', '2026-03-01T12:00Z']]);
    check.letGo();
    // What was asked for meanwhile is left to the next start.
    await jobs.stop();
    expect(check.periods).toEqual(['2026-03-01T11:00Z']);
  });

  it('does a job beside the others once when the alarm rang several times meanwhile', async () => {
    const check = slow('often');
    const { jobs, ring } = gatewayWith(check.job);
    await jobs.start();
    await vi.waitFor(() => expect(check.periods).toHaveLength(1));
    clock.advance(HOUR_MS);
    for (let times = 0; times < 3; times++) await ring('often');
    check.letGo();
    await jobs.catchUp();
    expect(check.periods).toHaveLength(2);
  });

  it('leaves a job beside the others to the gateway that is at it', async () => {
    const [here, there] = [slow('claimed'), slow('claimed')];
    const [one, other] = [gatewayWith(here.job), gatewayWith(there.job)];
    const working = one.jobs.catchUp();
    await vi.waitFor(() => expect(here.periods).toHaveLength(1));
    there.letGo();
    await other.jobs.catchUp();
    expect(there.periods).toEqual([]);
    here.letGo();
    await working;
    await other.jobs.catchUp();
    expect(there.periods).toEqual([]);
    clock.advance(HOUR_MS);
    await other.jobs.catchUp();
    expect(there.periods).toHaveLength(1);
  });

  it('does a job beside the others when the gateway that was at it is gone for minutes', async () => {
    const check = slow('gone');
    check.letGo();
    await createLease(db, `job:gone:${TENANT.id}`, 150_000).take();
    const { jobs } = gatewayWith(check.job);
    await jobs.catchUp();
    expect(check.periods).toEqual([]);
    clock.advance(150_000);
    await jobs.catchUp();
    expect(check.periods).toHaveLength(1);
  });

  it('reports what a job tells of, and records its period all the same', async () => {
    const job: Job = {
      ...quick('telling').job,
      prepare(_tenant, _period, report) {
        report(new Error('one of many'));
        return Promise.resolve(() => Promise.resolve());
      },
    };
    const { jobs, failed } = gatewayWith(job);
    await jobs.catchUp();
    await jobs.catchUp();
    expect(failed).toEqual([[expect.objectContaining({ job: 'telling', tenant: TENANT.id }), new Error('one of many')]]);
  });
});

import { sql } from 'kysely';
import type { Database, Tx } from '../db/index.ts';
import type { AlarmClock } from './alarm-clock.ts';
import { createLease } from './lease.ts';
import { periodsDue, type Cadence } from './periods.ts';
import { newestRun, runOnce } from './run-once.ts';

/** A merchant, as jobs know it. */
export interface JobTenant {
  readonly id: string;
  readonly timeZone: string;
}

/** A job that is done once for each merchant and period. */
export interface Job {
  /** Names it in `job_run`; never changed. */
  readonly name: string;
  readonly cadence: Cadence;
  /** Whether periods that were missed are all done, or the newest for all of them. */
  readonly missed: 'all' | 'newest';
  /** Whether it is done for the platform too, under the id `*` and by UTC. */
  readonly ofPlatform?: true;
  /** Whether a merchant has it at all; where it has not, runs are not recorded either. Every merchant has, unless stated. */
  readonly wanted?: (tenant: JobTenant) => Promise<boolean>;
  /** It may take long: it is done in turn with itself alone, so that no other job waits for it, and at a merchant by one gateway at a time. */
  readonly beside?: true;
  /**
   * Prepares the effect outside any transaction, and returns what writes it. It may be prepared in vain: another gateway was first.
   * @param report tells of what failed and keeps the period from nothing
   */
  prepare(tenant: JobTenant, period: string, report: (error: unknown) => void): Promise<(tx: Tx) => Promise<void>>;
  /** Called after the commit of an effect that was made here, to tell of it. Another gateway may be gone before it is: nothing may depend on it. */
  told?(tenant: JobTenant, period: string): Promise<void>;
}

/** The jobs of a gateway. */
export interface Jobs {
  /** Does what was missed, and from then on what is due whenever the alarm rings at this gateway. Does not wait for jobs that are done beside the others. */
  start(): Promise<void>;
  /** Waits for the jobs that are under way. */
  stop(): Promise<void>;
  /** Does what is due of every job, or of all but those named. */
  catchUp(except?: readonly string[]): Promise<void>;
  /** How many periods of each job are over and not done, by merchant, at most those that are done at once; the merchant `*` is the platform. */
  due(): Promise<PeriodsDue[]>;
}

/** Of a job at a merchant: what is over and not done. */
export interface PeriodsDue {
  readonly tenant: string;
  readonly job: string;
  readonly periods: number;
}

export interface JobsDeps {
  readonly db: Database;
  readonly jobs: readonly Job[];
  readonly tenants: () => readonly JobTenant[];
  readonly alarm: AlarmClock;
  /** Called with what failed; it is tried again at the next alarm. */
  readonly onError: (failed: { readonly job: string; readonly tenant?: string; readonly period?: string }, error: unknown) => void;
}

/** What is done for no merchant alone. No merchant code can be this. */
const PLATFORM: JobTenant = { id: '*', timeZone: 'UTC' };

/** How often a job looks for periods that are over. */
const ALARM = '*/5 * * * *';
/** How long a gateway that is gone keeps the others from a job that is done beside the others, and how often one that works says so. */
const [CLAIM_MS, RENEW_MS] = [150_000, 30_000];

/** {@link Jobs}, each exactly once for every merchant and period. */
export function createJobs({ db, jobs, tenants, alarm, onError }: JobsDeps): Jobs {
  /** What was begun last: of all jobs that wait for one another, and of each one that is done beside them. */
  const working = new Map<string, Promise<void>>();
  /** Turns that have not begun, by job: one that is due then does what later alarms ask for too. */
  const waiting = new Map<string, Promise<void>>();
  let starting: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function runFor(tenant: JobTenant, job: Job): Promise<void> {
    if (job.wanted !== undefined && !(await job.wanted(tenant))) return;
    const done = (await newestRun(db.query, tenant.id, job.name)) ?? undefined;
    for (const period of periodsDue({ ...job, timeZone: tenant.timeZone, done, now: db.clock.now() })) {
      try {
        const effect = await job.prepare(tenant, period, (error) => onError({ job: job.name, tenant: tenant.id, period }, error));
        const isNew = await runOnce(db, { tenant: tenant.id, job: job.name, period }, effect);
        if (isNew) await job.told?.(tenant, period).catch((error: unknown) => onError({ job: job.name, tenant: tenant.id, period }, error));
      } catch (error) {
        onError({ job: job.name, tenant: tenant.id, period }, error);
        // Later periods may build on it; it is done first when the alarm rings again.
        return;
      }
    }
  }

  /** Does it unless another gateway is at it: what takes long is recorded only when it is done. Should a claim be lost, two do it, which takes effect once. */
  async function runClaimed(tenant: JobTenant, job: Job): Promise<void> {
    const lease = createLease(db, `job:${job.name}:${tenant.id}`, CLAIM_MS);
    if (!(await lease.take())) return;
    const failed = (error: unknown): void => onError({ job: job.name, tenant: tenant.id }, error);
    const renewing = setInterval(() => void lease.take().catch(failed), RENEW_MS).unref();
    try {
      await runFor(tenant, job);
    } finally {
      clearInterval(renewing);
      await lease.release().catch(failed);
    }
  }

  const tenantsOf = (job: Job): readonly JobTenant[] => (job.ofPlatform === true ? [PLATFORM, ...tenants()] : tenants());

  async function run(job: Job): Promise<void> {
    for (const tenant of tenantsOf(job)) {
      if (stopped && job.beside) return;
      await (job.beside ? runClaimed : runFor)(tenant, job).catch((error: unknown) => onError({ job: job.name, tenant: tenant.id }, error));
    }
  }

  function turnOf(job: Job): Promise<void> {
    const known = waiting.get(job.name);
    if (known !== undefined) return known;
    const chain = job.beside ? job.name : '';
    const turn = (working.get(chain) ?? Promise.resolve()).then(() => {
      waiting.delete(job.name);
      return run(job);
    });
    waiting.set(job.name, turn);
    working.set(chain, turn);
    return turn;
  }

  /** Does what is due of a job, and waits for it where others do. */
  async function ring(name: string): Promise<void> {
    const job = jobs.find((known) => known.name === name);
    // An alarm of another release's job, which runs beside this one.
    if (job === undefined || stopped) return;
    const turn = turnOf(job);
    // Alarms are answered one after the other.
    if (!job.beside) await turn;
  }

  async function dueOf(job: Job): Promise<PeriodsDue[]> {
    const wanting: JobTenant[] = [];
    for (const tenant of tenantsOf(job)) if (job.wanted === undefined || (await job.wanted(tenant))) wanting.push(tenant);
    const { rows } = await sql<{ tenant: string; done: string | null }>`
      select tenant, (select max(period) from job_run where tenant_id = tenant and job = ${job.name}) as done from unnest(${wanting.map(({ id }) => id)}::text[]) as tenant`.execute(db.query);
    const done = new Map(rows.map((row) => [row.tenant, row.done ?? undefined]));
    return wanting.map(({ id, timeZone }) => ({ tenant: id, job: job.name, periods: periodsDue({ ...job, timeZone, done: done.get(id), now: db.clock.now() }).length }));
  }

  return {
    due: async () => (await Promise.all(jobs.map(dueOf))).flat(),
    async start() {
      starting = alarm.start({ jobs: jobs.map(({ name }) => name), cron: ALARM, ring }).catch((error: unknown) => onError({ job: 'alarm' }, error));
      await starting;
      for (const { name } of jobs) await ring(name);
    },
    async stop() {
      stopped = true;
      await starting;
      await alarm.stop();
      await Promise.all(working.values());
    },
    async catchUp(except = []) {
      if (stopped) return;
      for (const job of jobs) if (!except.includes(job.name)) await turnOf(job);
    },
  };
}

import type { Database, Tx } from '../db/index.ts';
import type { AlarmClock } from './alarm-clock.ts';
import { periodsDue, type Cadence } from './periods.ts';
import { runOnce } from './run-once.ts';

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
  /** Prepares the effect outside any transaction, and returns what writes it. It may be prepared in vain: another gateway was first. */
  prepare(tenant: JobTenant, period: string): Promise<(tx: Tx) => Promise<void>>;
  /** Called after the commit of an effect that was made here, to tell of it. Another gateway may be gone before it is: nothing may depend on it. */
  told?(tenant: JobTenant, period: string): Promise<void>;
}

/** The jobs of a gateway. */
export interface Jobs {
  /** Does what was missed, and from then on what is due whenever the alarm rings at this gateway. */
  start(): Promise<void>;
  /** Waits for the job that is under way. */
  stop(): Promise<void>;
  /** Does what is due of every job. */
  catchUp(): Promise<void>;
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

/** {@link Jobs}, each exactly once for every merchant and period. */
export function createJobs({ db, jobs, tenants, alarm, onError }: JobsDeps): Jobs {
  let working: Promise<unknown> = Promise.resolve();
  let starting: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function newestDone(tenant: string, job: string): Promise<string | undefined> {
    const { period } = await db.query
      .selectFrom('job_run')
      .select((eb) => eb.fn.max('period').as('period'))
      .where('tenant_id', '=', tenant)
      .where('job', '=', job)
      .executeTakeFirstOrThrow();
    return period ?? undefined;
  }

  async function runFor(tenant: JobTenant, job: Job): Promise<void> {
    if (job.wanted !== undefined && !(await job.wanted(tenant))) return;
    const done = await newestDone(tenant.id, job.name);
    const due = periodsDue({ cadence: job.cadence, timeZone: tenant.timeZone, done, now: db.clock.now() });
    for (const period of job.missed === 'newest' ? due.slice(-1) : due) {
      try {
        const effect = await job.prepare(tenant, period);
        const isNew = await runOnce(db, { tenant: tenant.id, job: job.name, period }, effect);
        if (isNew) await job.told?.(tenant, period).catch((error: unknown) => onError({ job: job.name, tenant: tenant.id, period }, error));
      } catch (error) {
        onError({ job: job.name, tenant: tenant.id, period }, error);
        // Later periods may build on it; it is done first when the alarm rings again.
        return;
      }
    }
  }

  async function run(job: Job): Promise<void> {
    for (const tenant of job.ofPlatform === true ? [PLATFORM, ...tenants()] : tenants()) await runFor(tenant, job).catch((error: unknown) => onError({ job: job.name, tenant: tenant.id }, error));
  }

  function ring(name: string): Promise<void> {
    const job = jobs.find((known) => known.name === name);
    // An alarm of another release's job, which runs beside this one.
    if (job === undefined || stopped) return Promise.resolve();
    const turn = working.then(() => run(job));
    working = turn;
    return turn;
  }

  return {
    async start() {
      starting = alarm.start({ jobs: jobs.map(({ name }) => name), cron: ALARM, ring }).catch((error: unknown) => onError({ job: 'alarm' }, error));
      await starting;
      for (const { name } of jobs) await ring(name);
    },
    async stop() {
      stopped = true;
      await starting;
      await alarm.stop();
      await working;
    },
    async catchUp() {
      for (const { name } of jobs) await ring(name);
    },
  };
}

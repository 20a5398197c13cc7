import type { Database } from '../platform/db/index.ts';
import type { Lease } from '../platform/jobs/index.ts';
import type { LapsedStreams } from '../platform/push/index.ts';
import { createStatisticsKeeper } from '../platform/statistics/index.ts';

/** The gateway's periodic jobs. */
export interface Housekeeping {
  /** Names of the sweepers. */
  readonly sweepers: readonly string[];
  start(): void;
  /** Starts no more jobs; resolves when those under way have ended and the lease is given back. */
  stop(): Promise<void>;
  /** Runs every sweeper, whoever has the lease. Returns the names of those that failed. */
  sweep(): Promise<readonly string[]>;
  /** Sweeps where this process has or gets the lease, and the last time was long enough ago. */
  sweepIfLeader(): Promise<void>;
}

export interface HousekeepingDeps {
  /** Jobs that one gateway at a time runs, by name. Each is on its own: one that fails keeps none from running. */
  readonly sweepers: Readonly<Record<string, () => Promise<unknown>>>;
  /** Decides which gateway that is. */
  readonly lease: Lease;
  readonly db: Pick<Database, 'clock' | 'query'>;
  /** Jobs of every gateway that resume work left unfinished by it or another. */
  readonly resume: readonly (() => Promise<void>)[];
  readonly lapsed: Pick<LapsedStreams, 'closeDue'>;
  readonly onError: (error: unknown) => void;
  /** Called with the name of a sweeper that failed. */
  readonly onJobError: (job: string, error: unknown) => void;
}

/** How long a gateway that is gone keeps the others from sweeping. */
export const LEASE_TTL_MS = 150_000;
/** How often the lease is renewed, or tried for. */
const LEASE_MS = 60_000;
const SWEEP_MS = 10 * 60_000;
const LAPSED_MS = 15_000;
const RESUME_MS = 1_000;
/** How soon after a table grew the planner knows. */
const STATISTICS_MS = 5_000;

/** {@link Housekeeping} on timers that do not keep the process alive. */
export function createHousekeeping({ sweepers, lease, db, resume, lapsed, onError, onJobError }: HousekeepingDeps): Housekeeping {
  let timers: NodeJS.Timeout[] = [];
  let sweptAt = Number.NEGATIVE_INFINITY;
  let sweeping: Promise<unknown> | undefined;
  const underWay = new Set<Promise<unknown>>();
  /** Runs of a job do not overlap: a vendor that hangs can make a run longer than its interval. */
  function every(ms: number, work: () => Promise<unknown>): NodeJS.Timeout {
    let working = false;
    const run = (): void => {
      if (working) return;
      working = true;
      const running = work()
        .catch(onError)
        .finally(() => {
          working = false;
          underWay.delete(running);
        });
      underWay.add(running);
    };
    return setInterval(run, ms).unref();
  }
  /** Does not wait for the sweep that it begins: the lease is renewed meanwhile. */
  async function lead(): Promise<void> {
    if (!(await lease.take()) || sweeping !== undefined || db.clock.now() - sweptAt < SWEEP_MS) return;
    sweptAt = db.clock.now();
    sweeping = keeping.sweep().finally(() => (sweeping = undefined));
  }
  const keeping: Housekeeping = {
    sweepers: Object.keys(sweepers),
    start() {
      timers = [every(LEASE_MS, lead), every(LAPSED_MS, lapsed.closeDue), every(STATISTICS_MS, createStatisticsKeeper(db)), ...resume.map((work) => every(RESUME_MS, work))];
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      timers = [];
      await Promise.all(underWay);
      await sweeping;
      await lease.release().catch(onError);
    },
    async sweep() {
      const failed: string[] = [];
      for (const [job, work] of Object.entries(sweepers)) {
        await work().catch((error: unknown) => {
          failed.push(job);
          onJobError(job, error);
        });
      }
      return failed;
    },
    async sweepIfLeader() {
      await lead();
      await sweeping;
    },
  };
  return keeping;
}

import type { PushHub } from './platform/push/index.ts';
import type { Sessions } from './modules/auth/index.ts';

/** The gateway's periodic jobs. */
export interface Housekeeping {
  start(): void;
  /** Starts no more jobs; resolves when those under way have ended. */
  stop(): Promise<void>;
  /** Deletes expired rows. */
  sweep(): Promise<void>;
  /** Closes the streams of sessions that ended at another process or expired. */
  closeLapsed(): Promise<void>;
}

export interface HousekeepingDeps {
  readonly sweepers: readonly (() => Promise<void>)[];
  /** Jobs that resume work left unfinished by this process or another. */
  readonly resume: readonly (() => Promise<void>)[];
  readonly hub: PushHub;
  readonly sessions: Pick<Sessions, 'ended'>;
  readonly onError: (error: unknown) => void;
}

const SWEEP_MS = 10 * 60_000;
const LAPSED_MS = 15_000;
const RESUME_MS = 1_000;

/** {@link Housekeeping} on timers that do not keep the process alive. */
export function createHousekeeping({ sweepers, resume, hub, sessions, onError }: HousekeepingDeps): Housekeeping {
  let timers: NodeJS.Timeout[] = [];
  const underWay = new Set<Promise<void>>();
  /** Runs of a job do not overlap: a vendor that hangs can make a run longer than its interval. */
  function every(ms: number, work: () => Promise<void>): NodeJS.Timeout {
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
  const keeping: Housekeeping = {
    start() {
      timers = [every(SWEEP_MS, keeping.sweep), every(LAPSED_MS, keeping.closeLapsed), ...resume.map((work) => every(RESUME_MS, work))];
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      timers = [];
      await Promise.all(underWay);
    },
    async sweep() {
      for (const sweep of sweepers) await sweep();
    },
    async closeLapsed() {
      for (const [tenantId, ids] of hub.sessions()) hub.endSessions(tenantId, await sessions.ended(tenantId, ids));
    },
  };
  return keeping;
}

import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import { sqlState } from './errors.ts';
import type { Tables } from './tables.gen.ts';

type Queries = Kysely<Tables>;

/** Which server answers pages of records. */
export interface RecordReads {
  /**
   * Runs statements that only read: on the replica where that has everything that was committed before this was called, else on the
   * primary. What a member or an operator has done is seen by whoever asks after it.
   */
  read<T>(work: (query: Queries) => Promise<T>): Promise<T>;
  /** Whether the replica is used now, and how many reads each server answered; undefined without a replica. */
  use(): ReplicaUse | undefined;
}

/** How a replica is used. */
export interface ReplicaUse {
  readonly up: boolean;
  readonly replica: number;
  readonly primary: number;
}

/** The primary answers all. */
export const primaryReads = (query: Queries): RecordReads => ({ read: (work) => work(query), use: () => undefined });

export interface ReplicaReadsDeps {
  readonly primary: Queries;
  readonly replica: Queries;
  readonly clock: Clock;
  /** How long a read waits for the replica to have what it needs, in milliseconds. */
  readonly lagMs: number;
  /** Called when the replica is not used any more (with the reason) and when it is again. */
  readonly onChange: (up: boolean, reason?: unknown) => void;
}

/** How long a replica that failed or lags is left alone before it is asked again, by nobody who waits. */
export const LEFT_ALONE_MS = 2_000;
const ASKED_EVERY_MS = 5;

/**
 * {@link RecordReads} on a replica. By positions of the log, not by the time that a replica says it is behind: one that has lost its primary
 * believes to have everything.
 */
export function replicaReads({ primary, replica, clock, lagMs, onChange }: ReplicaReadsDeps): RecordReads {
  const answered = { replica: 0, primary: 0 };
  /** Undefined until it was asked for the first time. */
  let up: boolean | undefined;
  let askAgainAt = 0;
  let probing = false;
  let checking: Promise<boolean> | undefined;
  let next: Promise<boolean> | undefined;

  function leave(reason: unknown): void {
    askAgainAt = clock.now() + LEFT_ALONE_MS;
    if (up === false) return;
    up = false;
    onChange(false, reason);
  }

  /** Whether the replica gets within the limit to where the log of the primary ended when this was called. */
  async function hasAll(signal: AbortSignal): Promise<boolean> {
    // Committed is what was flushed, and no more than that is sent to replicas.
    const { rows } = await sql<{ position: string }>`select pg_current_wal_flush_lsn()::text as position`.execute(primary);
    const position = rows[0]?.position ?? null;
    while (!signal.aborted) {
      const { rows: [state] } = await sql<{ reached: boolean | null }>`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as reached`.execute(replica);
      if (state?.reached === true) return true;
      await delay(ASKED_EVERY_MS, undefined, { ref: false });
    }
    return false;
  }
  async function check(): Promise<boolean> {
    const over = new AbortController();
    // A server that hangs answers nothing at all.
    const tooLate = delay(lagMs, false, { ref: false });
    try {
      const reached = await Promise.race([hasAll(over.signal), tooLate]);
      if (!reached) leave(new Error(`The replica is more than ${lagMs} ms behind.`));
      return reached;
    } catch (error) {
      leave(error);
      return false;
    } finally {
      over.abort();
    }
  }
  /** The same for everybody who asks before it begins. */
  function checked(): Promise<boolean> {
    next ??= Promise.allSettled([checking]).then(() => {
      next = undefined;
      // Those who waited for one that failed do not wait for another.
      checking = up === true || probing ? check() : Promise.resolve(false);
      return checking;
    });
    return next;
  }
  function probe(): void {
    if (probing || clock.now() < askAgainAt) return;
    probing = true;
    void checked().then((reached) => {
      probing = false;
      if (!reached) return;
      up = true;
      onChange(true);
    });
  }

  probe();
  return {
    async read(work) {
      if (up !== true) probe();
      else if (await checked()) {
        try {
          const result = await work(replica);
          answered.replica += 1;
          return result;
        } catch (error) {
          // What is wrong with the statement or its values is no fault of the replica's.
          if (!/^(?:22|42)/.test(sqlState(error) ?? '')) leave(error);
        }
      }
      answered.primary += 1;
      return work(primary);
    },
    use: () => ({ up: up === true, ...answered }),
  };
}

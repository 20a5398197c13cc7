import type { Clock } from '../db/index.ts';
import type { PushHub } from './hub.ts';

/** Closes the streams of sessions that are over. */
export interface LapsedStreams {
  /** Asks for the sessions whose time may be over, and for a part of those that were asked for long ago. */
  closeDue(): Promise<void>;
  /** Asks for every session: ends may have been missed. */
  closeAll(): Promise<void>;
}

export interface LapsedStreamsDeps {
  readonly hub: PushHub;
  readonly clock: Clock;
  /** When each of a tenant's sessions that is alive lapses, unless it is used again. */
  readonly lapsesOf: (tenantId: string, sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
}

interface Asked {
  readonly at: number;
  readonly lapsesAt: number;
}

/** Ends are told as they happen: this often each session is asked for all the same. */
export const ASKED_AGAIN_MS = 10 * 60_000;
/** Sessions asked for again in one turn beside those whose time is over. */
export const ASKED_AGAIN_AT_ONCE = 500;

/** {@link LapsedStreams} that remembers when each session lapses. A session that is used lapses later, never earlier. */
export function createLapsedStreams({ hub, clock, lapsesOf }: LapsedStreamsDeps): LapsedStreams {
  let asked = new Map<string, Asked>();
  const keyOf = (tenantId: string, sessionId: string): string => `${tenantId}/${sessionId}`;

  /** Asks for the sessions chosen of those that have streams, and closes the streams of those that are over. */
  async function close(chosen: (key: string) => boolean): Promise<void> {
    for (const [tenantId, ids] of hub.sessions()) {
      const which = ids.filter((id) => chosen(keyOf(tenantId, id)));
      if (which.length === 0) continue;
      const at = clock.now();
      const alive = await lapsesOf(tenantId, which);
      for (const [id, lapses] of alive) asked.set(keyOf(tenantId, id), { at, lapsesAt: lapses.getTime() });
      hub.endSessions(tenantId, which.filter((id) => !alive.has(id)));
    }
  }

  return {
    async closeDue() {
      const now = clock.now();
      const open = [...hub.sessions()].flatMap(([tenantId, ids]) => ids.map((id) => keyOf(tenantId, id)));
      const isOpen = new Set(open);
      asked = new Map([...asked].filter(([key]) => isOpen.has(key)));
      const again = [...asked]
        .filter(([, { at }]) => at + ASKED_AGAIN_MS <= now)
        .toSorted(([, one], [, other]) => one.at - other.at)
        .slice(0, ASKED_AGAIN_AT_ONCE);
      const due = new Set(again.map(([key]) => key));
      await close((key) => due.has(key) || (asked.get(key)?.lapsesAt ?? now) <= now);
    },
    closeAll: () => close(() => true),
  };
}

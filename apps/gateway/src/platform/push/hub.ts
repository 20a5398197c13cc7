import type { PushEventName, PushEventOf } from '@livery/contracts';
import type { EventStream } from '../http/context.ts';

/** Whose stream it is. */
export interface Listener {
  readonly tenantId: string;
  readonly memberId: string;
  readonly sessionId: string;
}

/** The open streams of this process. */
export interface PushHub {
  /** Adds a stream until it closes. The oldest stream of a session gives way to a fourth. */
  join(listener: Listener, stream: EventStream): void;
  /** Whether the member has a stream here, and so whether news is worth fetching. */
  listens(tenantId: string, memberId: string): boolean;
  toMember<Name extends PushEventName>(tenantId: string, memberId: string, name: Name, data: PushEventOf<Name>): void;
  /** Everybody of a tenant who listens. */
  toTenant<Name extends PushEventName>(tenantId: string, name: Name, data: PushEventOf<Name>): void;
  /** Tells the sessions that they have ended, and closes their streams. */
  endSessions(tenantId: string, sessionIds: readonly string[]): void;
  /** Members who have a stream here. */
  members(): readonly { readonly tenantId: string; readonly memberId: string }[];
  /** The sessions that listen, by tenant. */
  sessions(): ReadonlyMap<string, readonly string[]>;
  closeAll(): void;
}

const STREAMS_BY_SESSION = 3;

interface Entry extends Listener {
  readonly stream: EventStream;
}

/** A {@link PushHub}. */
export function createPushHub(): PushHub {
  const byMember = new Map<string, Set<Entry>>();
  const keyOf = (tenantId: string, memberId: string): string => `${tenantId}/${memberId}`;
  const all = (): Entry[] => [...byMember.values()].flatMap((entries) => [...entries]);

  return {
    join(listener, stream) {
      const key = keyOf(listener.tenantId, listener.memberId);
      const entries = byMember.get(key) ?? new Set<Entry>();
      byMember.set(key, entries);
      const entry = { ...listener, stream };
      entries.add(entry);
      stream.onClose(() => {
        entries.delete(entry);
        if (entries.size === 0 && byMember.get(key) === entries) byMember.delete(key);
      });
      const ofSession = [...entries].filter(({ sessionId }) => sessionId === listener.sessionId);
      if (ofSession.length > STREAMS_BY_SESSION) ofSession[0]?.stream.close();
    },
    listens: (tenantId, memberId) => byMember.has(keyOf(tenantId, memberId)),
    toMember(tenantId, memberId, name, data) {
      for (const { stream } of byMember.get(keyOf(tenantId, memberId)) ?? []) stream.send(name, data);
    },
    toTenant(tenantId, name, data) {
      for (const entry of all()) if (entry.tenantId === tenantId) entry.stream.send(name, data);
    },
    endSessions(tenantId, sessionIds) {
      const ended = new Set(sessionIds);
      for (const entry of all()) {
        if (entry.tenantId !== tenantId || !ended.has(entry.sessionId)) continue;
        entry.stream.send('session', { state: 'ended' });
        entry.stream.close();
      }
    },
    members: () => [...byMember.values()].flatMap(([first]) => (first === undefined ? [] : [{ tenantId: first.tenantId, memberId: first.memberId }])),
    sessions() {
      const found = new Map<string, string[]>();
      for (const { tenantId, sessionId } of all()) {
        const ids = found.get(tenantId) ?? [];
        if (!ids.includes(sessionId)) ids.push(sessionId);
        found.set(tenantId, ids);
      }
      return found;
    },
    closeAll() {
      for (const { stream } of all()) stream.close();
    },
  };
}

import type { PushEventName, PushEventOf } from '@livery/contracts';
import type { EventStream } from '../http/context.ts';

/** Owner of a stream. */
export interface Listener {
  readonly tenantId: string;
  readonly memberId: string;
  readonly sessionId: string;
}

/** The open streams of this process. */
export interface PushHub {
  /** Adds a stream until it closes. A session's fourth stream closes its oldest, and so does the thirteenth of a member with all sessions. */
  join(listener: Listener, stream: EventStream): void;
  /** Whether the member has a stream at this process. */
  hasStream(tenantId: string, memberId: string): boolean;
  toMember<Name extends PushEventName>(tenantId: string, memberId: string, name: Name, data: PushEventOf<Name>): void;
  /** Sends to every stream of a tenant. */
  toTenant<Name extends PushEventName>(tenantId: string, name: Name, data: PushEventOf<Name>): void;
  /** Sends the end of sessions, and closes their streams. */
  endSessions(tenantId: string, sessionIds: readonly string[]): void;
  /** Members who have a stream at this process. */
  members(): readonly { readonly tenantId: string; readonly memberId: string }[];
  /** The sessions with streams, by tenant. */
  sessions(): ReadonlyMap<string, readonly string[]>;
  /** Streams that are open. */
  size(): number;
  closeAll(): void;
}

const STREAMS_BY_SESSION = 3;
/** Each login opens a session: without this, one account could hold any number of streams. Pages that are hidden have none. */
const STREAMS_BY_MEMBER = 12;

interface OpenStream extends Listener {
  readonly stream: EventStream;
}

export function createPushHub(): PushHub {
  const byMember = new Map<string, Set<OpenStream>>();
  const keyOf = (tenantId: string, memberId: string): string => `${tenantId}/${memberId}`;
  const all = (): OpenStream[] => [...byMember.values()].flatMap((entries) => [...entries]);

  return {
    join(listener, stream) {
      const key = keyOf(listener.tenantId, listener.memberId);
      const entries = byMember.get(key) ?? new Set<OpenStream>();
      byMember.set(key, entries);
      const entry = { ...listener, stream };
      entries.add(entry);
      stream.onClose(() => {
        entries.delete(entry);
        if (entries.size === 0 && byMember.get(key) === entries) byMember.delete(key);
      });
      const ofSession = [...entries].filter(({ sessionId }) => sessionId === listener.sessionId);
      if (ofSession.length > STREAMS_BY_SESSION) ofSession[0]?.stream.close();
      const [oldest] = entries;
      if (entries.size > STREAMS_BY_MEMBER) oldest?.stream.close();
    },
    hasStream: (tenantId, memberId) => byMember.has(keyOf(tenantId, memberId)),
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
    size: () => all().length,
    closeAll() {
      for (const { stream } of all()) stream.close();
    },
  };
}

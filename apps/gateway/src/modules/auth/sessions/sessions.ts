import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../../platform/db/index.ts';
import { Problem, type AccountType, type Authentication, type LiveSession, type SessionMember } from '../../../platform/http/index.ts';

/** A session that was just opened; the token is known to its holder alone. */
export interface NewSession {
  readonly token: string;
  readonly id: string;
  readonly expiresAt: Date;
}

/** Through what a session is opened. */
export interface SessionOrigin {
  /** Browser and system in words. */
  readonly device?: string | undefined;
  /** The remembered device that it belongs to. */
  readonly deviceId?: string | undefined;
}

/** An open session of an account. */
export interface ActiveSession {
  readonly id: string;
  readonly openedAt: Date;
  readonly lastSeenAt: Date;
  readonly ip: string | null;
  /** Browser and system in words; empty where it is not known. */
  readonly device: string;
}

/** Hears that sessions have ended. */
export type SessionsEnded = (ended: { readonly tenantId: string; readonly sessionIds: readonly string[] }) => void;

/** Sessions: opaque tokens, 30 minutes from the last call, 12 hours in all. */
export interface Sessions {
  /** Opens a session in the transaction of its cause. */
  open(tx: Tx, tenantId: string, memberId: string, ip: string, through?: SessionOrigin): Promise<NewSession>;
  /** Whose token it is; a blocked account is refused. */
  find(tenantId: string, token: string): Promise<Authentication>;
  /** The open sessions of a member, the one used last first. */
  list(tenantId: string, memberId: string): Promise<ActiveSession[]>;
  /** Ends one session. */
  end(tenantId: string, sessionId: string): Promise<void>;
  /** Ends one of a member's own sessions; false where it has no open one of that id. */
  endOwn(tenantId: string, memberId: string, sessionId: string): Promise<boolean>;
  /** Ends every session of a member, but for one that may stay; returns how many. */
  endAll(tenantId: string, memberId: string, except?: string): Promise<number>;
  /** The same in the transaction of its cause. Call what it returns once that is committed: it tells those sessions. */
  endAllIn(tx: Tx, tenantId: string, memberId: string, except?: string): Promise<() => void>;
  /** Ends the sessions that belong to a remembered device. */
  endDevice(tenantId: string, deviceId: string): Promise<void>;
  /** Which of the sessions have ended or lapsed. */
  ended(tenantId: string, sessionIds: readonly string[]): Promise<string[]>;
  /** Forgets sessions that ended more than a day ago. */
  sweep(): Promise<void>;
}

export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 12 * 60 * 60_000;
/** How stale `last_seen_at` may be, so that not every call writes; a session lives that much longer. */
const SEEN_STEP_MS = 30_000;
const KEEP_MS = 86_400_000;

/** Tokens have 256 random bits: one fast hash is enough to keep them unreadable at rest. */
const hashOf = (token: string): Uint8Array => Uint8Array.from(createHash('sha256').update(token).digest());

interface Found {
  readonly id: string;
  readonly expires_at: Date;
  readonly last_seen_at: Date;
  readonly ended_at: Date | null;
  readonly member_id: string;
  readonly username: string;
  readonly type: AccountType;
  readonly status: 'active' | 'blocked';
}

/** {@link Sessions} in the database. */
export function createSessions(db: Database, onEnded: SessionsEnded): Sessions {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);
  const alive = (row: Pick<Found, 'expires_at' | 'last_seen_at' | 'ended_at'>): boolean =>
    row.ended_at === null && row.expires_at.getTime() > db.clock.now() && row.last_seen_at.getTime() + IDLE_MS + SEEN_STEP_MS > db.clock.now();

  /** What is still open, as a condition. */
  const open = () => sql`ended_at is null and expires_at > ${now()} and last_seen_at > ${now(-IDLE_MS - SEEN_STEP_MS)}`;
  const others = (memberId: string, except: string | undefined) => sql`member_id = ${memberId} and id is distinct from ${except ?? null}::uuid`;

  /** Ends sessions and returns those of them that were open. */
  async function mark(query: Queries, tenantId: string, condition: ReturnType<typeof sql>): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      update session set ended_at = ${now()} where tenant_id = ${tenantId} and ${open()} and ${condition} returning id`.execute(query);
    return rows.map(({ id }) => id);
  }

  function tell(tenantId: string, sessionIds: readonly string[]): void {
    if (sessionIds.length > 0) onEnded({ tenantId, sessionIds });
  }

  async function endWhere(tenantId: string, condition: ReturnType<typeof sql>): Promise<number> {
    const ended = await mark(db.query, tenantId, condition);
    tell(tenantId, ended);
    return ended.length;
  }

  return {
    async open(tx, tenantId, memberId, ip, { device = '', deviceId } = {}) {
      const token = randomBytes(32).toString('base64url');
      const id = db.newId();
      const expiresAt = now(ABSOLUTE_MS);
      await sql`insert into session (tenant_id, id, token_hash, member_id, opened_at, last_seen_at, expires_at, ip, device, device_id)
        values (${tenantId}, ${id}, ${hashOf(token)}, ${memberId}, ${now()}, ${now()}, ${expiresAt}, ${ip}::inet, ${device}, ${deviceId ?? null})`.execute(tx);
      return { token, id, expiresAt };
    },
    async find(tenantId, token) {
      const { rows } = await sql<Found>`
        select session.id, session.expires_at, session.last_seen_at, session.ended_at,
               member.id as member_id, member.username, member.type, member.status
        from session join member on member.tenant_id = session.tenant_id and member.id = session.member_id
        where session.tenant_id = ${tenantId} and session.token_hash = ${hashOf(token)}`.execute(db.query);
      const row = rows[0];
      if (row === undefined) return 'unknown';
      if (!alive(row)) return 'expired';
      if (row.status === 'blocked') throw new Problem('ACCOUNT_BLOCKED');
      if (row.last_seen_at.getTime() + SEEN_STEP_MS <= db.clock.now()) {
        await sql`update session set last_seen_at = ${now()} where tenant_id = ${tenantId} and id = ${row.id}`.execute(db.query);
      }
      const session: LiveSession = { id: row.id, expiresAt: row.expires_at };
      const member: SessionMember = { id: row.member_id, username: row.username, type: row.type };
      return { session, member };
    },
    async list(tenantId, memberId) {
      const { rows } = await sql<ActiveSession>`
        select id, opened_at as "openedAt", last_seen_at as "lastSeenAt", host(ip) as ip, device from session
        where tenant_id = ${tenantId} and member_id = ${memberId} and ${open()} order by last_seen_at desc, id desc`.execute(db.query);
      return rows;
    },
    async end(tenantId, sessionId) {
      await endWhere(tenantId, sql`id = ${sessionId}`);
    },
    endOwn: async (tenantId, memberId, sessionId) => (await endWhere(tenantId, sql`member_id = ${memberId} and id = ${sessionId}`)) > 0,
    endAll: (tenantId, memberId, except) => endWhere(tenantId, others(memberId, except)),
    async endAllIn(tx, tenantId, memberId, except) {
      const ended = await mark(tx, tenantId, others(memberId, except));
      return () => tell(tenantId, ended);
    },
    async endDevice(tenantId, deviceId) {
      await endWhere(tenantId, sql`device_id = ${deviceId}`);
    },
    async ended(tenantId, sessionIds) {
      if (sessionIds.length === 0) return [];
      const { rows } = await sql<Pick<Found, 'id' | 'expires_at' | 'last_seen_at' | 'ended_at'>>`
        select id, expires_at, last_seen_at, ended_at from session
        where tenant_id = ${tenantId} and id = any(${sessionIds}::uuid[])`.execute(db.query);
      const living = new Set(rows.filter(alive).map(({ id }) => id));
      return sessionIds.filter((id) => !living.has(id));
    },
    async sweep() {
      await sql`delete from session where expires_at < ${now(-KEEP_MS)} or ended_at < ${now(-KEEP_MS)}`.execute(db.query);
    },
  };
}

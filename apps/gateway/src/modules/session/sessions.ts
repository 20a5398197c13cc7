import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';
import { Problem, type AccountType, type Authentication, type LiveSession, type SessionMember } from '../../platform/http/index.ts';

/** A session that was just opened; the token is known to its holder alone. */
export interface OpenedSession {
  readonly token: string;
  readonly id: string;
  readonly expiresAt: Date;
}

/** Hears that sessions have ended. */
export type SessionsEnded = (ended: { readonly tenantId: string; readonly sessionIds: readonly string[] }) => void;

/** Sessions: opaque tokens, 30 minutes from the last call, 12 hours in all. */
export interface Sessions {
  /** Opens a session in the transaction of its cause. */
  open(tx: Tx, tenantId: string, memberId: string, ip: string): Promise<OpenedSession>;
  /** Whose token it is; a blocked account is refused. */
  find(tenantId: string, token: string): Promise<Authentication>;
  /** Ends one session. */
  end(tenantId: string, sessionId: string): Promise<void>;
  /** Ends every session of a member, but for one that may stay. */
  endAll(tenantId: string, memberId: string, except?: string): Promise<void>;
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

  async function endWhere(tenantId: string, condition: ReturnType<typeof sql>): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      update session set ended_at = ${now()} where tenant_id = ${tenantId} and ended_at is null and ${condition} returning id`.execute(db.query);
    if (rows.length > 0) onEnded({ tenantId, sessionIds: rows.map(({ id }) => id) });
  }

  return {
    async open(tx, tenantId, memberId, ip) {
      const token = randomBytes(32).toString('base64url');
      const id = db.newId();
      const expiresAt = now(ABSOLUTE_MS);
      await sql`insert into session (tenant_id, id, token_hash, member_id, opened_at, last_seen_at, expires_at, ip)
        values (${tenantId}, ${id}, ${hashOf(token)}, ${memberId}, ${now()}, ${now()}, ${expiresAt}, ${ip}::inet)`.execute(tx);
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
    end: (tenantId, sessionId) => endWhere(tenantId, sql`id = ${sessionId}`),
    endAll: (tenantId, memberId, except) => endWhere(tenantId, sql`member_id = ${memberId} and id is distinct from ${except ?? null}::uuid`),
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

import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { hashToken, newToken } from '../../../platform/crypto/index.ts';
import { anyOf, type Database, type Queries, type Tables, type Tx } from '../../../platform/db/index.ts';
import type { Authentication, LiveSession, PasswordChangeReason, SessionMember } from '../../../platform/http/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';

/** A session that was just opened; only its holder has the token. */
export interface NewSession {
  readonly token: string;
  readonly id: string;
  readonly expiresAt: Date;
}

/** Client and device of a session. */
export interface SessionOrigin {
  /** Browser and system in words. */
  readonly device?: string | undefined;
  /** The remembered device that it belongs to. */
  readonly deviceId?: string | undefined;
  /** The password that it was opened with must be changed. */
  readonly passwordChange?: PasswordChangeReason | null | undefined;
}

/** An open session of an account. */
export interface ActiveSession {
  readonly id: string;
  readonly openedAt: Date;
  readonly lastSeenAt: Date;
  readonly ip: string | null;
  /** Browser and system in words; empty where it is not known. */
  readonly device: string;
  /** The remembered device that it belongs to, which may have been forgotten since. */
  readonly deviceId: string | null;
}

/** Called when sessions have ended. */
export type SessionsEnded = (ended: { readonly tenantId: string; readonly sessionIds: readonly string[] }) => void;

/** Ends what was begun from logins that have ended, in the transaction of their end. */
export type EndWithSessions = (query: Queries, tenantId: string, sessionIds: readonly string[]) => Promise<void>;

/** Sessions: opaque tokens that expire 30 minutes after the last call, and after 12 hours in all. */
export interface Sessions {
  /** Opens a session in the caller's transaction. */
  open(tx: Tx, tenantId: string, memberId: string, ip: string, through?: SessionOrigin): Promise<NewSession>;
  /** The session of a token. Where its account is blocked, all sessions of the account end. */
  find(tenantId: string, token: string): Promise<Authentication>;
  /** The open sessions of a member, most recently used first. */
  list(tenantId: string, memberId: string): Promise<ActiveSession[]>;
  /** Ends one session. */
  end(tenantId: string, sessionId: string): Promise<void>;
  /** The same in the transaction that opens the one in its place. Call what it returns after the commit: it notifies that session. */
  endIn(tx: Tx, tenantId: string, sessionId: string): Promise<() => void>;
  /** Ends one of a member's own sessions; false where it has no open one of that id. */
  endOwn(tenantId: string, memberId: string, sessionId: string): Promise<boolean>;
  /** Ends every session of a member, but for one that may stay; returns how many. */
  endAll(tenantId: string, memberId: string, except?: string): Promise<number>;
  /** The same in the caller's transaction. Call what it returns after the commit: it notifies those sessions. */
  endAllIn(tx: Tx, tenantId: string, memberId: string, except?: string): Promise<() => void>;
  /** The password was changed in this session: it may do everything from now on. */
  passwordChanged(tx: Tx, tenantId: string, sessionId: string): Promise<void>;
  /** Ends the sessions that belong to a remembered device. */
  endDevice(tenantId: string, deviceId: string): Promise<void>;
  /** When each of these sessions that is alive lapses, unless it is used again. */
  lapsesOf(tenantId: string, sessionIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  /** Deletes sessions that ended more than a day ago. */
  sweep(): Promise<void>;
}

export const IDLE_MS = 30 * 60_000;
export const ABSOLUTE_MS = 12 * 60 * 60_000;
/** How stale `last_seen_at` may be, so that not every call writes; a session's lifetime grows by as much. */
const LAST_SEEN_WRITE_INTERVAL_MS = 30_000;

/** A reason that this release does not know is the milder one. */
const reasonOf = (stored: string | null): PasswordChangeReason | null => (stored === null || stored === 'temporary' ? stored : 'expired');

/** Condition that selects sessions. */
type SessionCondition = (eb: ExpressionBuilder<Tables, 'session'>) => Expression<SqlBool>;

type Times = Pick<Selectable<Tables['session']>, 'expires_at' | 'last_seen_at' | 'ended_at'>;

/** {@link Sessions} in the database. */
export function createSessions(db: Database, onEnded: SessionsEnded, endWith: EndWithSessions): Sessions {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);
  const idleUntil = (row: Times): number => row.last_seen_at.getTime() + IDLE_MS + LAST_SEEN_WRITE_INTERVAL_MS;
  const alive = (row: Times): boolean => row.ended_at === null && row.expires_at.getTime() > db.clock.now() && idleUntil(row) > db.clock.now();

  const isOpen: SessionCondition = (eb) =>
    eb.and([eb('ended_at', 'is', null), eb('expires_at', '>', now()), eb('last_seen_at', '>', now(-IDLE_MS - LAST_SEEN_WRITE_INTERVAL_MS))]);
  const others =
    (memberId: string, except: string | undefined): SessionCondition =>
    (eb) =>
      eb.and([eb('member_id', '=', memberId), ...(except === undefined ? [] : [eb('id', '<>', except)])]);

  /** Ends sessions, with what belongs to them, and returns those of them that were open. */
  async function mark(query: Tx, tenantId: string, which: SessionCondition): Promise<string[]> {
    const ended = await query
      .updateTable('session')
      .set({ ended_at: now() })
      .where('tenant_id', '=', tenantId)
      .where(isOpen)
      .where(which)
      .returning('id')
      .execute();
    const ids = ended.map(({ id }) => id);
    await endWith(query, tenantId, ids);
    return ids;
  }

  function notifyEnded(tenantId: string, sessionIds: readonly string[]): void {
    if (sessionIds.length > 0) onEnded({ tenantId, sessionIds });
  }

  async function endWhere(tenantId: string, which: SessionCondition): Promise<number> {
    const ended = await db.transaction((tx) => mark(tx, tenantId, which));
    notifyEnded(tenantId, ended);
    return ended.length;
  }

  return {
    async open(tx, tenantId, memberId, ip, { device = '', deviceId, passwordChange = null } = {}) {
      const token = newToken();
      const id = db.newId();
      const expiresAt = now(ABSOLUTE_MS);
      await tx
        .insertInto('session')
        .values({
          tenant_id: tenantId,
          id,
          token_hash: hashToken(token),
          member_id: memberId,
          opened_at: now(),
          last_seen_at: now(),
          expires_at: expiresAt,
          ip,
          device,
          device_id: deviceId ?? null,
          password_change: passwordChange,
        })
        .execute();
      return { token, id, expiresAt };
    },
    async find(tenantId, token) {
      const row = await db.query
        .selectFrom('session')
        .innerJoin('member', (join) => join.onRef('member.tenant_id', '=', 'session.tenant_id').onRef('member.id', '=', 'session.member_id'))
        .select(['session.id', 'session.expires_at', 'session.last_seen_at', 'session.ended_at', 'session.password_change'])
        .select(['member.id as member_id', 'member.username', 'member.type', 'member.status'])
        .where('session.tenant_id', '=', tenantId)
        .where('session.token_hash', '=', hashToken(token))
        .executeTakeFirst();
      if (row === undefined) return 'unknown';
      if (!alive(row)) return 'expired';
      const session: LiveSession = { id: row.id, expiresAt: row.expires_at, passwordChange: reasonOf(row.password_change) };
      const member: SessionMember = { id: row.member_id, username: row.username, type: row.type };
      if (row.status === 'blocked') {
        await endWhere(tenantId, others(member.id, undefined));
        return { blocked: { session, member } };
      }
      if (row.last_seen_at.getTime() + LAST_SEEN_WRITE_INTERVAL_MS <= db.clock.now()) {
        await db.query.updateTable('session').set({ last_seen_at: now() }).where('tenant_id', '=', tenantId).where('id', '=', row.id).execute();
      }
      return { session, member };
    },
    list: (tenantId, memberId) =>
      db.query
        .selectFrom('session')
        .select(['id', 'opened_at as openedAt', 'last_seen_at as lastSeenAt', 'device', 'device_id as deviceId'])
        .select(sql<string | null>`host(ip)`.as('ip'))
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where(isOpen)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    async end(tenantId, sessionId) {
      await endWhere(tenantId, (eb) => eb('id', '=', sessionId));
    },
    async endIn(tx, tenantId, sessionId) {
      const ended = await mark(tx, tenantId, (eb) => eb('id', '=', sessionId));
      return () => notifyEnded(tenantId, ended);
    },
    endOwn: async (tenantId, memberId, sessionId) => (await endWhere(tenantId, (eb) => eb.and({ member_id: memberId, id: sessionId }))) > 0,
    endAll: (tenantId, memberId, except) => endWhere(tenantId, others(memberId, except)),
    async endAllIn(tx, tenantId, memberId, except) {
      const ended = await mark(tx, tenantId, others(memberId, except));
      return () => notifyEnded(tenantId, ended);
    },
    async passwordChanged(tx, tenantId, sessionId) {
      await tx.updateTable('session').set({ password_change: null }).where('tenant_id', '=', tenantId).where('id', '=', sessionId).execute();
    },
    async endDevice(tenantId, deviceId) {
      await endWhere(tenantId, (eb) => eb('device_id', '=', deviceId));
    },
    async lapsesOf(tenantId, sessionIds) {
      if (sessionIds.length === 0) return new Map();
      const rows = await db.query
        .selectFrom('session')
        .select(['id', 'expires_at', 'last_seen_at', 'ended_at'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', anyOf(sessionIds, 'uuid'))
        .execute();
      return new Map(rows.filter(alive).map((row) => [row.id, new Date(Math.min(row.expires_at.getTime(), idleUntil(row)))] as const));
    },
    async sweep() {
      // One that was ended before has its time all the same.
      await deleteExpired(db, 'session');
    },
  };
}

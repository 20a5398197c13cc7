import type { OperatorRole } from '@livery/contracts';
import { sql } from 'kysely';
import { hashToken, newToken } from '../../../platform/crypto/index.ts';
import type { Database, Queries, Tx } from '../../../platform/db/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';
import type { Operator, Operators } from './operators.ts';

/** Who makes a call. */
export interface OperatorCaller {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  /** Codes of the merchants it works for; null for all. */
  readonly merchants: readonly string[] | null;
  readonly sessionId: string;
}

/** An open session of an operator. */
export interface OperatorSession {
  readonly id: string;
  readonly openedAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly ip: string;
}

/** Sessions of operators: opaque tokens that expire 15 minutes after the last call, and after 12 hours in all. */
export interface OperatorSessions {
  /** Opens a session; only its holder has the token. */
  open(tx: Tx, operatorId: string, ip: string): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  /** Who has the token; the operator as it is now. Nobody who is disabled. */
  find(token: string): Promise<OperatorCaller | 'unknown' | 'expired'>;
  list(operatorId: string): Promise<OperatorSession[]>;
  end(query: Queries, sessionId: string): Promise<number>;
  /** Ends every session of an operator, but for one that may stay; returns how many. */
  endAll(query: Queries, operatorId: string, except?: string): Promise<number>;
  /** Deletes what ended more than a day ago. */
  sweep(): Promise<void>;
}

const IDLE_MS = 15 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
/** How stale `last_seen_at` may be, so that not every call writes. */
const SEEN_EVERY_MS = 30_000;

const callerOf = ({ id, name, roles, merchants }: Operator, sessionId: string): OperatorCaller => ({ id, name, roles, merchants, sessionId });

/** {@link OperatorSessions} in the database. */
export function createOperatorSessions(db: Database, operators: Pick<Operators, 'byId'>): OperatorSessions {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);
  const open = (query: Queries) =>
    query.updateTable('operator_session').set({ ended_at: now() }).where('ended_at', 'is', null).where('expires_at', '>', now()).where('last_seen_at', '>', now(-IDLE_MS));

  return {
    async open(tx, operatorId, ip) {
      const token = newToken();
      const expiresAt = now(ABSOLUTE_MS);
      await tx
        .insertInto('operator_session')
        .values({ id: db.newId(), token_hash: hashToken(token), operator_id: operatorId, opened_at: now(), last_seen_at: now(), expires_at: expiresAt, ip })
        .execute();
      return { token, expiresAt };
    },
    async find(token) {
      const session = await db.query.selectFrom('operator_session').select(['id', 'operator_id', 'last_seen_at', 'expires_at', 'ended_at']).where('token_hash', '=', hashToken(token)).executeTakeFirst();
      if (session === undefined) return 'unknown';
      const at = db.clock.now();
      const seen = session.last_seen_at.getTime();
      if (session.ended_at !== null || session.expires_at.getTime() <= at || seen + IDLE_MS <= at) return 'expired';
      const operator = await operators.byId(session.operator_id);
      if (operator === undefined || operator.disabled) return 'expired';
      if (seen + SEEN_EVERY_MS <= at) await db.query.updateTable('operator_session').set({ last_seen_at: now() }).where('id', '=', session.id).execute();
      return callerOf(operator, session.id);
    },
    list: (operatorId) =>
      db.query
        .selectFrom('operator_session')
        .select(['id', 'opened_at as openedAt', 'last_seen_at as lastSeenAt', 'expires_at as expiresAt', sql<string>`host(ip)`.as('ip')])
        .where('operator_id', '=', operatorId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now())
        .where('last_seen_at', '>', now(-IDLE_MS))
        .orderBy('opened_at', 'desc')
        .execute(),
    end: async (query, sessionId) => Number((await open(query).where('id', '=', sessionId).executeTakeFirstOrThrow()).numUpdatedRows),
    async endAll(query, operatorId, except) {
      let ending = open(query).where('operator_id', '=', operatorId);
      if (except !== undefined) ending = ending.where('id', '<>', except);
      return Number((await ending.executeTakeFirstOrThrow()).numUpdatedRows);
    },
    // One that was ended before has its time all the same.
    sweep: () => deleteExpired(db, 'operator_session'),
  };
}

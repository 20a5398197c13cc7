import { anyOf, type Clock, type Queries } from '../../platform/db/index.ts';

/**
 * Ends the games that were launched from logins which have ended: their bets are refused, wins and rollbacks still taken, and
 * launches under way open nothing.
 */
export type EndGames = (query: Queries, tenantId: string, sessionIds: readonly string[]) => Promise<void>;

/** The same for every game of a member, whichever login it was launched from; returns how many were open. */
export type EndGamesOf = (query: Queries, tenantId: string, memberId: string) => Promise<number>;

/** {@link EndGamesOf} on the given clock. */
export function createEndGamesOf(clock: Clock): EndGamesOf {
  return async (query, tenantId, memberId) => {
    const now = new Date(clock.now());
    await query.updateTable('game_launch').set({ expires_at: now }).where('tenant_id', '=', tenantId).where('member_id', '=', memberId).where('used_at', 'is', null).where('expires_at', '>', now).execute();
    const { numUpdatedRows } = await query
      .updateTable('game_session')
      .set({ expires_at: now, ends_at: now })
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('ends_at', '>', now)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  };
}

/** {@link EndGames} on the given clock. */
export function createEndGames(clock: Clock): EndGames {
  return async (query, tenantId, sessionIds) => {
    if (sessionIds.length === 0) return;
    const now = new Date(clock.now());
    const ofLogins = anyOf(sessionIds, 'uuid');
    await query.updateTable('game_launch').set({ expires_at: now }).where('tenant_id', '=', tenantId).where('session_id', '=', ofLogins).where('used_at', 'is', null).execute();
    await query
      .updateTable('game_session')
      .set({ expires_at: now, ends_at: now })
      .where('tenant_id', '=', tenantId)
      .where('session_id', '=', ofLogins)
      .where('ends_at', '>', now)
      .execute();
  };
}

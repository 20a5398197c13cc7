import type { BalanceAnswer, BalanceRequest, SeamlessRefusal } from '@livery/contracts';
import { sql } from 'kysely';
import { wireBalance, refuse } from './answers.ts';
import type { VendorCaller, SeamlessWalletDeps } from '../deps.ts';
import { hashToken } from '../../../platform/crypto/index.ts';

/** Returns the balance of an open session. */
export function createBalance({ db }: SeamlessWalletDeps) {
  return async ({ tenant, vendor }: VendorCaller, request: BalanceRequest): Promise<BalanceAnswer | SeamlessRefusal> => {
    const { requestId, playerId, gameCode, sessionToken } = request;
    const session = await db.query
      .selectFrom('game_session as session')
      .innerJoin('account', (join) => join.onRef('account.tenant_id', '=', 'session.tenant_id').onRef('account.id', '=', 'session.account'))
      .innerJoin('currency', (join) => join.onRef('currency.tenant_id', '=', 'session.tenant_id').onRef('currency.code', '=', 'session.currency'))
      .select(['session.member_id as member', 'session.game', 'session.currency', 'currency.exponent', 'session.expires_at as expires'])
      .select(sql<bigint>`account.posted - account.held`.as('available'))
      .where('session.tenant_id', '=', tenant)
      .where('session.token_hash', '=', hashToken(sessionToken))
      .where('session.vendor', '=', vendor)
      .executeTakeFirst();
    if (session === undefined) return refuse('INVALID_SESSION', requestId);
    if (session.member !== playerId) return refuse('PLAYER_NOT_FOUND', requestId);
    if (session.game !== gameCode || session.currency !== request.currency) return refuse('INVALID_REQUEST', requestId);
    if (session.expires.getTime() <= db.clock.now()) return refuse('EXPIRED_SESSION', requestId);
    return { code: 'OK', requestId, ...wireBalance(session.available, session.currency, session.exponent) };
  };
}

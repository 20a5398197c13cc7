import type { BalanceAnswer, BalanceRequest, SeamlessRefusal } from '@livery/contracts';
import { CompiledQuery } from 'kysely';
import { wireBalance, refuse } from './answers.ts';
import type { VendorCaller, SeamlessWalletDeps } from '../deps.ts';
import { hashToken } from '../tokens.ts';

interface Row {
  readonly member: string;
  readonly game: string;
  readonly currency: string;
  readonly exponent: number;
  readonly expires: Date;
  readonly available: bigint;
}

const READ = `
  select session.member_id as member, session.game, session.currency, currency.exponent, session.expires_at as expires,
         account.posted - account.held as available
  from game_session session
  join account on account.tenant_id = session.tenant_id and account.id = session.account
  join currency on currency.tenant_id = session.tenant_id and currency.code = session.currency
  where session.tenant_id = $1 and session.token_hash = $2 and session.vendor = $3`;

/** Answers the balance of a living session. */
export function createBalance({ db }: SeamlessWalletDeps) {
  return async ({ tenant, vendor }: VendorCaller, request: BalanceRequest): Promise<BalanceAnswer | SeamlessRefusal> => {
    const { requestId, playerId, gameCode, sessionToken } = request;
    const parameters = [tenant, hashToken(sessionToken), vendor];
    const { rows } = await db.query.executeQuery<Row>(CompiledQuery.raw(READ, parameters));
    const session = rows[0];
    if (session === undefined) return refuse('INVALID_SESSION', requestId);
    if (session.member !== playerId) return refuse('PLAYER_NOT_FOUND', requestId);
    if (session.game !== gameCode || session.currency !== request.currency) return refuse('INVALID_REQUEST', requestId);
    if (session.expires.getTime() <= db.clock.now()) return refuse('EXPIRED_SESSION', requestId);
    return { code: 'OK', requestId, ...wireBalance(session.available, session.currency, session.exponent) };
  };
}

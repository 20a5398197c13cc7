import type { AuthenticateAnswer, AuthenticateRequest, SeamlessRefusal } from '@livery/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import { wireBalance, refuse } from './answers.ts';
import type { VendorCaller, SeamlessWalletDeps } from '../deps.ts';
import type { GameLimits } from '../ports.ts';
import { hashToken, newToken } from '../tokens.ts';

/** A session expires this long after its last bet, and at the latest {@link GAME_SESSION_MAX_MS} after it began. */
export const GAME_SESSION_IDLE_MS = 30 * 60_000;
/** Maximum lifetime of a session. */
export const GAME_SESSION_MAX_MS = 12 * 3_600_000;

/** Exchanges a launch token for a session, once. */
export function createAuthenticate({ db, wallet, ports }: SeamlessWalletDeps) {
  async function openSession(tx: Tx, { tenant, vendor }: VendorCaller, request: AuthenticateRequest, game: GameLimits | undefined): Promise<AuthenticateAnswer | SeamlessRefusal> {
    const { requestId } = request;
    const hash = hashToken(request.token);
    const launch = await tx
      .selectFrom('game_launch')
      .select(['member_id as member', 'game', 'currency', 'language', 'expires_at as expires', 'used_at as used', 'session_id as session'])
      .where('tenant_id', '=', tenant)
      .where('token_hash', '=', hash)
      .where('vendor', '=', vendor)
      .forUpdate()
      .executeTakeFirst();
    const now = db.clock.now();
    if (launch === undefined || launch.used !== null) return refuse('INVALID_SESSION', requestId);
    if (launch.expires.getTime() <= now) return refuse('EXPIRED_SESSION', requestId);
    await tx.updateTable('game_launch').set({ used_at: new Date(now) }).where('tenant_id', '=', tenant).where('token_hash', '=', hash).execute();

    const player = await ports.player(tx, tenant, launch.member);
    if (player === undefined) return refuse('PLAYER_NOT_FOUND', requestId);
    if (player.status !== 'active') return refuse('PLAYER_BLOCKED', requestId);
    if (game?.enabled !== true || game.vendor !== vendor) return refuse('GAME_BLOCKED', requestId);
    const currency = await wallet.currency(tenant, launch.currency, tx);
    if (currency === undefined) throw new Error(`Tenant ${tenant} has no currency ${launch.currency}.`);

    const { kind } = player;
    const ref = { currency: launch.currency, kind };
    const account = await wallet.openAccount(tenant, { ...ref, owner: `member:${launch.member}` }, {}, tx);
    const vendorAccount = await wallet.openAccount(tenant, { ...ref, owner: `vendor:${vendor}` }, {}, tx);
    const balance = await wallet.balanceOf(tenant, launch.member, launch.currency, tx);
    const sessionToken = newToken();
    const expiresAt = now + GAME_SESSION_IDLE_MS;
    await tx
      .insertInto('game_session')
      .values({
        tenant_id: tenant,
        token_hash: hashToken(sessionToken),
        member_id: launch.member,
        session_id: launch.session,
        account,
        vendor_account: vendorAccount,
        vendor,
        game: launch.game,
        currency: launch.currency,
        kind,
        opened_at: new Date(now),
        expires_at: new Date(expiresAt),
        ends_at: new Date(now + GAME_SESSION_MAX_MS),
      })
      .execute();
    return {
      code: 'OK',
      requestId,
      ...wireBalance(balance?.available ?? 0n, launch.currency, currency.exponent),
      sessionToken,
      expiresAt,
      playerId: launch.member,
      nickname: player.nickname,
      gameCode: launch.game,
      language: launch.language,
      kind,
      minStake: game.minStake.toString(),
      maxStake: game.maxStake.toString(),
    };
  }

  return async (caller: VendorCaller, request: AuthenticateRequest) => {
    const { tenant, vendor } = caller;
    const launch = await db.query
      .selectFrom('game_launch')
      .select(['game', 'currency'])
      .where('tenant_id', '=', tenant)
      .where('token_hash', '=', hashToken(request.token))
      .where('vendor', '=', vendor)
      .executeTakeFirst();
    if (launch === undefined) return refuse('INVALID_SESSION', request.requestId);
    // Before the transaction: what is not cached is read on a connection of its own.
    const game = await ports.game(tenant, launch.game, launch.currency);
    return db.transaction((tx) => openSession(tx, caller, request, game));
  };
}

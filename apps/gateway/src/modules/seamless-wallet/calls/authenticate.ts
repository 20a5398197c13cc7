import type { AuthenticateAnswer, AuthenticateRequest, SeamlessRefusal } from '@livery/contracts';
import { CompiledQuery } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { wireBalance, refuse } from './answers.ts';
import type { VendorCaller, SeamlessWalletDeps } from '../deps.ts';
import type { GameLimits } from '../ports.ts';
import { hashToken, newToken } from '../tokens.ts';

/** A session ends this long after its last bet, and at the latest {@link GAME_SESSION_MAX_MS} after it began. */
export const GAME_SESSION_IDLE_MS = 30 * 60_000;
/** No session lives longer, however busy. */
export const GAME_SESSION_MAX_MS = 12 * 3_600_000;

interface LaunchRow {
  readonly member: string;
  readonly vendor: string;
  readonly game: string;
  readonly currency: string;
  readonly language: string;
  readonly expires: Date;
  readonly used: Date | null;
}

const FIND = `
  select member_id as member, vendor, game, currency, language, expires_at as expires, used_at as used
  from game_launch where tenant_id = $1 and token_hash = $2 and vendor = $3 for update`;
const GAME_OF = 'select game, currency from game_launch where tenant_id = $1 and token_hash = $2 and vendor = $3';
const USE = 'update game_launch set used_at = $3 where tenant_id = $1 and token_hash = $2';
const OPEN = `
  insert into game_session (tenant_id, token_hash, member_id, account, vendor_account, vendor, game, currency, kind,
                            opened_at, expires_at, ends_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

/** Swaps a launch token for a session, once. */
export function createAuthenticate({ db, wallet, ports }: SeamlessWalletDeps) {
  async function openSession(tx: Tx, { tenant, vendor }: VendorCaller, request: AuthenticateRequest, game: GameLimits | undefined): Promise<AuthenticateAnswer | SeamlessRefusal> {
    const { requestId } = request;
    const hash = hashToken(request.token);
    const { rows } = await tx.executeQuery<LaunchRow>(CompiledQuery.raw(FIND, [tenant, hash, vendor]));
    const launch = rows[0];
    const now = db.clock.now();
    if (launch === undefined || launch.used !== null) return refuse('INVALID_SESSION', requestId);
    if (launch.expires.getTime() <= now) return refuse('EXPIRED_SESSION', requestId);
    await tx.executeQuery(CompiledQuery.raw(USE, [tenant, hash, new Date(now)]));

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
    await tx.executeQuery(
      CompiledQuery.raw(OPEN, [
        tenant, hashToken(sessionToken), launch.member, account, vendorAccount, vendor, launch.game, launch.currency, kind,
        new Date(now), new Date(expiresAt), new Date(now + GAME_SESSION_MAX_MS),
      ]),
    );
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
    const parameters = [tenant, hashToken(request.token), vendor];
    const [launch] = (await db.query.executeQuery<Pick<LaunchRow, 'game' | 'currency'>>(CompiledQuery.raw(GAME_OF, parameters))).rows;
    if (launch === undefined) return refuse('INVALID_SESSION', request.requestId);
    // Before the transaction: what is not in memory is read on a connection of its own.
    const game = await ports.game(tenant, launch.game, launch.currency);
    return db.transaction((tx) => openSession(tx, caller, request, game));
  };
}

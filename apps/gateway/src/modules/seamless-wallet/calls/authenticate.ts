import type { AuthenticateAnswer, AuthenticateRequest, SeamlessRefusal } from '@livery/contracts';
import type { Tx } from '../../../platform/db/index.ts';
import { isStopped } from '../caps/caps-commands.ts';
import { wireBalance, refuse } from './answers.ts';
import { createSessionTokens } from './session-tokens.ts';
import type { VendorCaller, SeamlessWalletDeps } from '../deps.ts';
import type { GameLimits } from '../ports.ts';
import { hashToken } from '../../../platform/crypto/index.ts';

/** A session expires this long after its last bet, and at the latest {@link GAME_SESSION_MAX_MS} after it began. */
export const GAME_SESSION_IDLE_MS = 30 * 60_000;
/** Maximum lifetime of a session. */
export const GAME_SESSION_MAX_MS = 12 * 3_600_000;
/** How long the request that opened a session may be repeated, for a vendor that lost the answer. */
const REPEAT_MS = 60_000;

/** A session as the answer describes it. */
interface Opened {
  readonly sessionToken: string;
  readonly expiresAt: number;
}

/** Exchanges a launch token for a session, once. The same request may be repeated for a minute, and gets the same session. */
export function createAuthenticate({ db, secrets, wallet, ports }: SeamlessWalletDeps) {
  const tokens = createSessionTokens(secrets);
  const launchOf = (tx: Tx, tenant: string, vendor: string, hash: Uint8Array) =>
    tx
      .selectFrom('game_launch')
      .select(['member_id as member', 'game', 'currency', 'language', 'expires_at as expires', 'used_at as used', 'session_id as session'])
      .select(['request_id as requestId', 'session_hash as sessionHash'])
      .where('tenant_id', '=', tenant)
      .where('token_hash', '=', hash)
      .where('vendor', '=', vendor)
      .forUpdate()
      .executeTakeFirst();
  type Launch = NonNullable<Awaited<ReturnType<typeof launchOf>>>;

  /** The session that the same request opened a moment ago; a code where the token is used up, or the session over. */
  async function reopened(tx: Tx, { tenant, vendor }: VendorCaller, { token, requestId }: AuthenticateRequest, launch: Launch): Promise<Opened | 'INVALID_SESSION' | 'EXPIRED_SESSION'> {
    const now = db.clock.now();
    if (launch.used === null || launch.sessionHash === null || launch.requestId !== requestId || launch.used.getTime() + REPEAT_MS <= now) return 'INVALID_SESSION';
    const sessionToken = tokens.again({ tenant, vendor, token, requestId }, launch.sessionHash);
    if (sessionToken === undefined) return 'INVALID_SESSION';
    const session = await tx.selectFrom('game_session').select('expires_at as expires').where('tenant_id', '=', tenant).where('token_hash', '=', launch.sessionHash).executeTakeFirst();
    if (session === undefined || session.expires.getTime() <= now) return 'EXPIRED_SESSION';
    return { sessionToken, expiresAt: session.expires.getTime() };
  }

  async function open(tx: Tx, { tenant, vendor }: VendorCaller, { token, requestId }: AuthenticateRequest, launch: Launch, kind: 'real' | 'trial'): Promise<Opened> {
    const now = db.clock.now();
    const ref = { currency: launch.currency, kind };
    const account = await wallet.openAccount(tenant, { ...ref, owner: `member:${launch.member}` }, {}, tx);
    const vendorAccount = await wallet.openAccount(tenant, { ...ref, owner: `vendor:${vendor}` }, {}, tx);
    const sessionToken = tokens.make({ tenant, vendor, token, requestId });
    const hash = hashToken(sessionToken);
    const expiresAt = now + GAME_SESSION_IDLE_MS;
    await tx.updateTable('game_launch').set({ request_id: requestId, session_hash: hash }).where('tenant_id', '=', tenant).where('token_hash', '=', hashToken(token)).execute();
    await tx
      .insertInto('game_session')
      .values({
        tenant_id: tenant,
        token_hash: hash,
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
    return { sessionToken, expiresAt };
  }

  async function openSession(tx: Tx, caller: VendorCaller, request: AuthenticateRequest, game: GameLimits | undefined): Promise<AuthenticateAnswer | SeamlessRefusal> {
    const { tenant, vendor } = caller;
    const { requestId } = request;
    const hash = hashToken(request.token);
    const launch = await launchOf(tx, tenant, vendor, hash);
    if (launch === undefined) return refuse('INVALID_SESSION', requestId);
    const again = launch.used === null ? undefined : await reopened(tx, caller, request, launch);
    if (typeof again === 'string') return refuse(again, requestId);
    if (again === undefined) {
      if (launch.expires.getTime() <= db.clock.now()) return refuse('EXPIRED_SESSION', requestId);
      await tx.updateTable('game_launch').set({ used_at: new Date(db.clock.now()) }).where('tenant_id', '=', tenant).where('token_hash', '=', hash).execute();
    }

    const player = await ports.player(tx, tenant, launch.member);
    if (player === undefined) return refuse('PLAYER_NOT_FOUND', requestId);
    if (player.status !== 'active') return refuse('PLAYER_BLOCKED', requestId);
    if (game?.enabled !== true || game.vendor !== vendor || (await isStopped(tx, caller))) return refuse('GAME_BLOCKED', requestId);
    const currency = await wallet.currency(tenant, launch.currency, tx);
    if (currency === undefined) throw new Error(`Tenant ${tenant} has no currency ${launch.currency}.`);

    const { kind } = player;
    const { sessionToken, expiresAt } = again ?? (await open(tx, caller, request, launch, kind));
    const balance = await wallet.balanceOf(tenant, launch.member, launch.currency, tx);
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

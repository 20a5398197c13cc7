import type { Database } from '../../platform/db/index.ts';
import { isStopped } from './caps/caps-commands.ts';
import type { SeamlessWalletPorts } from './ports.ts';
import { hashToken, newToken } from '../../platform/crypto/index.ts';

/** The player and game of a launch. */
export interface LaunchTokenRequest {
  readonly tenant: string;
  readonly memberId: string;
  /** The login that the game belongs to and ends with. */
  readonly sessionId?: string | undefined;
  readonly gameCode: string;
  /** BCP-47 tag for the game's texts. */
  readonly language: string;
}

/** A launch token. */
export interface LaunchToken {
  /** Sent to the game once, in its address. */
  readonly token: string;
  readonly vendor: string;
  readonly expiresAt: Date;
}

/** Why no token was issued. */
export type LaunchRefusalCode = 'PLAYER_NOT_FOUND' | 'PLAYER_BLOCKED' | 'GAME_BLOCKED';

/** A launch that was refused. */
export class LaunchRefusal extends Error {
  readonly code: LaunchRefusalCode;

  constructor(code: LaunchRefusalCode) {
    super(`The launch was refused: ${code}`);
    this.name = 'LaunchRefusal';
    this.code = code;
  }
}

/** A token covers the time between the click and the game's first call. */
const LAUNCH_MS = 120_000;

/** Issues launch tokens: `issueLaunch(request)` returns a {@link LaunchToken} or throws {@link LaunchRefusal}. */
export function createLaunchTokens(db: Database, ports: SeamlessWalletPorts): (request: LaunchTokenRequest) => Promise<LaunchToken> {
  return async ({ tenant, memberId, sessionId, gameCode, language }) => {
    const player = await ports.player(db.query, tenant, memberId);
    if (player === undefined) throw new LaunchRefusal('PLAYER_NOT_FOUND');
    if (player.status !== 'active') throw new LaunchRefusal('PLAYER_BLOCKED');
    const game = await ports.game(tenant, gameCode, player.currency);
    if (game?.enabled !== true || (await isStopped(db.query, { tenant, vendor: game.vendor }))) throw new LaunchRefusal('GAME_BLOCKED');
    const token = newToken();
    const expiresAt = new Date(db.clock.now() + LAUNCH_MS);
    await db.query
      .insertInto('game_launch')
      .values({
        tenant_id: tenant,
        token_hash: hashToken(token),
        member_id: memberId,
        session_id: sessionId ?? null,
        vendor: game.vendor,
        game: gameCode,
        currency: player.currency,
        language,
        expires_at: expiresAt,
      })
      .execute();
    return { token, vendor: game.vendor, expiresAt };
  };
}

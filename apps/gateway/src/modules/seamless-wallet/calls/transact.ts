import { hash } from 'node:crypto';
import type {
  BetRequest,
  RollbackRequest,
  RoundEndRequest,
  SeamlessCode,
  SeamlessRefusal,
  StageRequest,
  TransactionAnswer,
  WinRequest,
} from '@livery/contracts';
import { wireBalance, refuse } from './answers.ts';
import { GAME_SESSION_IDLE_MS } from './authenticate.ts';
import { createDayOf } from '../../../platform/calendar/index.ts';
import type { VendorCaller, SeamlessWalletDeps } from '../deps.ts';
import type { GameLimits } from '../ports.ts';
import { createPostCalls } from './post-calls.ts';
import type { SeamlessCall } from './seamless-call.ts';
import { hashToken } from '../../../platform/crypto/index.ts';
import { minorUnits } from '../../wallet/index.ts';

/** A call that is recorded: a bet, win, rollback, round end or stage. */
export type SeamlessTransaction =
  | ({ readonly call: 'bet' } & BetRequest)
  | ({ readonly call: 'win' } & WinRequest)
  | ({ readonly call: 'rollback' } & RollbackRequest)
  | ({ readonly call: 'round-end' } & RoundEndRequest)
  | ({ readonly call: 'stage' } & StageRequest);

/** The content that a repeated txId must match: everything but the envelope of the request. */
function hashOf(request: SeamlessTransaction, amount: bigint): Uint8Array {
  const { call, playerId, gameCode, currency, roundId } = request;
  const ref = 'refTxId' in request ? (request.refTxId ?? null) : null;
  const closes = 'roundClosed' in request ? request.roundClosed : true;
  const content: unknown[] = [call, playerId, gameCode, currency, roundId, ref, amount.toString(), closes];
  if ('detail' in request && request.detail !== undefined) content.push(request.detail);
  if (call === 'stage') content.push(request.stage);
  return hash('sha256', JSON.stringify(content), 'buffer');
}

/** What the wallet knows of a call besides what the vendor asks. */
export interface CallFacts {
  /** Minor units. */
  readonly amount: bigint;
  /** Why a bet is refused. */
  readonly refusal: SeamlessCode | null;
  /** The game's category, for a bet. */
  readonly category: string | null;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** Today in the merchant's time zone. */
  readonly day: string;
  readonly newId: () => string;
}

/** A vendor's request as its statement takes it. */
export function callOf({ tenant, vendor }: VendorCaller, request: SeamlessTransaction, { amount, refusal, category, now, day, newId }: CallFacts): SeamlessCall {
  return {
    call: request.call,
    tenant,
    vendor,
    tokenHash: hashToken(request.sessionToken),
    playerId: request.playerId,
    gameCode: request.gameCode,
    currency: request.currency,
    txId: request.txId,
    refTxId: 'refTxId' in request ? (request.refTxId ?? null) : null,
    roundId: request.roundId,
    amount,
    roundClosed: 'roundClosed' in request ? request.roundClosed : true,
    requestHash: hashOf(request, amount),
    refusal,
    now: new Date(now),
    sessionExpiresAt: new Date(now + GAME_SESSION_IDLE_MS),
    freshIds: [newId(), newId(), newId(), newId()],
    detail: 'detail' in request && request.detail !== undefined ? JSON.stringify(request.detail) : null,
    stage: request.call === 'stage' ? request.stage : null,
    day,
    category,
  };
}

/** Calls that bring a vendor's net loss closer to its cap. */
const PAYING: ReadonlySet<string> = new Set(['win', 'rollback']);

/** Executes bets, wins, rollbacks, stages and round ends. */
export function createTransact({ db, wallet, ports, log }: SeamlessWalletDeps, checkCaps: (caller: VendorCaller) => Promise<void>) {
  const dayOf = createDayOf();
  const post = createPostCalls(db, ports.statusSql);

  /** Why a bet is refused: the player's status, unless the bet's own statement reads it, and the game's limits. */
  async function refusalOf(tenant: string, vendor: string, request: BetRequest, game: GameLimits | undefined, stake: bigint): Promise<SeamlessCode | null> {
    if (ports.statusSql === undefined) {
      const player = await ports.player(db.query, tenant, request.playerId);
      if (player === undefined) return 'PLAYER_NOT_FOUND';
      if (player.status !== 'active') return 'PLAYER_BLOCKED';
    }
    if (game?.enabled !== true || game.vendor !== vendor || (await ports.transferVendor?.(tenant, vendor)) === true) return 'GAME_BLOCKED';
    return stake < game.minStake || stake > game.maxStake ? 'LIMIT_EXCEEDED' : null;
  }

  return async (caller: VendorCaller, request: SeamlessTransaction): Promise<TransactionAnswer | SeamlessRefusal> => {
    const { tenant, vendor } = caller;
    const { requestId, txId } = request;
    const currency = await wallet.currency(tenant, request.currency);
    if (currency === undefined) return refuse('INVALID_REQUEST', requestId, { message: 'No such currency here.' });
    const { exponent } = currency;
    const amount = 'amount' in request ? minorUnits(request.amount, request.scale, exponent) : 0n;
    if (amount === undefined) {
      const message = `The amount is not a whole number of units of 10^-${exponent}, or too large.`;
      return refuse('INVALID_REQUEST', requestId, { message });
    }

    const game = request.call === 'bet' ? await ports.game(tenant, request.gameCode, request.currency) : undefined;
    const refusal = request.call === 'bet' ? await refusalOf(tenant, vendor, request, game, amount) : null;
    const now = db.clock.now();
    const facts = { amount, refusal, category: game?.category ?? null, now, day: dayOf(now, ports.timeZone?.(tenant)), newId: db.newId };
    const result = await post(callOf(caller, request, facts));
    wallet.committed();
    if (result.code === 'OK' && result.capped === true && PAYING.has(request.call)) await checkCaps(caller);

    const { code, balance, platform_tx: platformTxId } = result;
    if (code === 'TX_CONFLICT') {
      log.warn({ tenant, vendor, call: request.call, txId, requestId }, 'A vendor used a transaction id for something else.');
    }
    const held = balance === null ? undefined : wireBalance(balance, request.currency, exponent);
    if (code === 'OK' && held !== undefined && platformTxId !== null) {
      return { code, requestId, ...held, platformTxId };
    }
    if (code === 'OK') throw new Error('seamless_call returned OK without a balance.');
    return refuse(code, requestId, held === undefined ? {} : { money: held });
  };
}

import { createHash } from 'node:crypto';
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
import { CompiledQuery } from 'kysely';
import { hotStatement, withRetry } from '../../platform/db/index.ts';
import { minorUnits } from './amounts.ts';
import { money, refuse } from './answer.ts';
import { SESSION_MS } from './authenticate.ts';
import { createDays } from './days.ts';
import type { Caller, VendorDeps } from './deps.ts';
import type { GameFacts } from './ports.ts';
import { hashToken } from './tokens.ts';

/** A call that leaves a trace, with what its kind carries. */
export type Transaction =
  | ({ readonly call: 'bet' } & BetRequest)
  | ({ readonly call: 'win' } & WinRequest)
  | ({ readonly call: 'rollback' } & RollbackRequest)
  | ({ readonly call: 'round-end' } & RoundEndRequest)
  | ({ readonly call: 'stage' } & StageRequest);

interface Result {
  readonly code: SeamlessCode;
  readonly platform_tx: string | null;
  readonly balance: bigint | null;
  readonly replayed: boolean;
}

/** Detail, stage, day and category. As text, which both drivers send alike. */
const MORE = '$18::text::jsonb, $19, $20::text::date, $21';

const CALL = hotStatement(
  'seamless_call',
  `select * from seamless_call($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, ${MORE})`,
);

/** The same for bets, with the player's standing read by `statusSql` in the same statement. */
const betWith = (statusSql: string) =>
  hotStatement(
    'seamless_bet',
    `select * from seamless_call($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, coalesce(
       case coalesce((${statusSql}), '') when 'active' then null when '' then 'PLAYER_NOT_FOUND' else 'PLAYER_BLOCKED' end,
       $14), $15, $16, $17, ${MORE})`,
  );

/** What must agree when a txId comes again: everything but the envelope of the single request. */
function hashOf(request: Transaction, amount: bigint): Uint8Array {
  const { call, playerId, gameCode, currency, roundId } = request;
  const ref = 'refTxId' in request ? (request.refTxId ?? null) : null;
  const closes = 'roundClosed' in request ? request.roundClosed : true;
  const content: unknown[] = [call, playerId, gameCode, currency, roundId, ref, amount.toString(), closes];
  if ('detail' in request && request.detail !== undefined) content.push(request.detail);
  if (call === 'stage') content.push(request.stage);
  const text = JSON.stringify(content);
  return createHash('sha256').update(text).digest();
}

/** Carries out bets, wins, rollbacks, stages and round-ends. */
export function createTransactions({ db, wallet, ports, log }: VendorDeps) {
  const dayOf = createDays();
  const bet = ports.statusSql === undefined ? CALL : betWith(ports.statusSql);

  /** What stands against a bet: the player's standing, unless the bet's statement reads it, and the game's limits. */
  async function objection(tenant: string, vendor: string, request: BetRequest, game: GameFacts | undefined, stake: bigint): Promise<SeamlessCode | null> {
    if (ports.statusSql === undefined) {
      const player = await ports.player(db.query, tenant, request.playerId);
      if (player === undefined) return 'PLAYER_NOT_FOUND';
      if (player.status !== 'active') return 'PLAYER_BLOCKED';
    }
    if (game?.enabled !== true || game.vendor !== vendor || (await ports.transferVendor?.(tenant, vendor)) === true) return 'GAME_BLOCKED';
    return stake < game.minStake || stake > game.maxStake ? 'LIMIT_EXCEEDED' : null;
  }

  async function carryOut(
    { tenant, vendor }: Caller,
    request: Transaction,
    amount: bigint,
    { refusal, category }: { readonly refusal: SeamlessCode | null; readonly category: string | null },
  ): Promise<Result> {
    const now = db.clock.now();
    const { rows } = await db.query.executeQuery<Result>(
      CompiledQuery.raw(request.call === 'bet' ? bet : CALL, [
        request.call,
        tenant,
        vendor,
        hashToken(request.sessionToken),
        request.playerId,
        request.gameCode,
        request.currency,
        request.txId,
        'refTxId' in request ? (request.refTxId ?? null) : null,
        request.roundId,
        amount,
        'roundClosed' in request ? request.roundClosed : true,
        hashOf(request, amount),
        refusal,
        new Date(now),
        new Date(now + SESSION_MS),
        [db.newId(), db.newId(), db.newId(), db.newId()],
        'detail' in request && request.detail !== undefined ? JSON.stringify(request.detail) : null,
        request.call === 'stage' ? request.stage : null,
        dayOf(now, ports.timeZone?.(tenant)),
        category,
      ]),
    );
    if (rows[0] === undefined) throw new Error('The wallet gave no answer.');
    return rows[0];
  }

  return async (caller: Caller, request: Transaction): Promise<TransactionAnswer | SeamlessRefusal> => {
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
    const refusal = request.call === 'bet' ? await objection(tenant, vendor, request, game, amount) : null;
    const terms = { refusal, category: game?.category ?? null };
    const result = await withRetry('conflicts-and-duplicates', () => carryOut(caller, request, amount, terms));
    wallet.committed();

    const { code, balance, platform_tx: platformTxId } = result;
    if (code === 'TX_CONFLICT') {
      log.warn({ tenant, vendor, call: request.call, txId, requestId }, 'A vendor used a transaction id twice.');
    }
    const held = balance === null ? undefined : money(balance, request.currency, exponent);
    if (code === 'OK' && held !== undefined && platformTxId !== null) {
      return { code, requestId, ...held, platformTxId };
    }
    if (code === 'OK') throw new Error('The wallet answered without a balance.');
    return refuse(code, requestId, held === undefined ? {} : { money: held });
  };
}

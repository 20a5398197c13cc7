import { SEAMLESS_DETAIL_BYTES, seamlessCalls, seamlessHeaders } from '@livery/contracts';
import type { AuthenticateAnswer, BalanceAnswer, SeamlessCall, SeamlessCode, TransactionAnswer } from '@livery/contracts';
import type { z } from 'zod';
import type { Clock } from './clock.ts';
import type { KeyRing } from './keys.ts';
import { sign } from './signature.ts';

/** Whose wallet is called. */
export interface Brand {
  readonly vendor: string;
  readonly merchant: string;
}

/** Who plays what, as every call after authenticate must say. */
export interface Seat extends Brand {
  readonly walletToken: string;
  readonly playerId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly scale: number;
}

/** What the merchant keeps of a round, for whoever looks into it later. */
export type RoundDetail = Readonly<Record<string, unknown>>;

/** Ties a transaction to its round; the same `txId` may be sent again and again. */
export interface Transaction {
  readonly roundId: string;
  readonly txId: string;
}

/**
 * How a call ended: with a good answer; with a refusal that moved nothing; or unknown — no answer, an unreadable one,
 * a server error — in which case it may or may not have happened.
 */
export type Reply<A> =
  | { readonly kind: 'ok'; readonly answer: A }
  | { readonly kind: 'refused'; readonly code: Exclude<SeamlessCode, 'OK' | 'UNKNOWN'> }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The merchant's wallet over the signed contract. No method throws. */
export interface Wallet {
  authenticate(brand: Brand, token: string): Promise<Reply<AuthenticateAnswer>>;
  balance(seat: Seat): Promise<Reply<BalanceAnswer>>;
  bet(seat: Seat, tx: Transaction, amount: bigint): Promise<Reply<TransactionAnswer>>;
  /** Pays a win and closes the round; `detail` is kept with the bet's record. */
  win(seat: Seat, tx: Transaction, betTxId: string, amount: bigint, detail: RoundDetail): Promise<Reply<TransactionAnswer>>;
  /** Closes a round that won nothing. */
  roundEnd(seat: Seat, tx: Transaction, detail: RoundDetail): Promise<Reply<TransactionAnswer>>;
  rollback(seat: Seat, tx: Transaction, betTxId: string): Promise<Reply<TransactionAnswer>>;
  /** Says how far the round's bet has got, for play that takes time. Moves no money. */
  stage(seat: Seat, tx: Transaction, betTxId: string, stage: 'accepted' | 'running'): Promise<Reply<TransactionAnswer>>;
}

/** What a wallet client needs from outside. */
export interface WalletSetup {
  readonly gatewayUrl: string;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly newId: () => string;
  readonly fetch: typeof fetch;
}

type AnswerOf<C extends SeamlessCall> = Extract<z.output<(typeof seamlessCalls)[C]['answer']>, { code: 'OK' }>;

/** A detail that is too long for the contract stays here: the money is what matters. */
function told(detail: RoundDetail): { detail?: RoundDetail } {
  return Buffer.byteLength(JSON.stringify(detail)) <= SEAMLESS_DETAIL_BYTES ? { detail } : {};
}

/** A wallet client that signs the bytes it sends. */
export function createWallet(setup: WalletSetup): Wallet {
  async function post<C extends SeamlessCall>(
    brand: Brand,
    call: C,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<Reply<AnswerOf<C>>> {
    const key = setup.keys.keyOf(brand.vendor, brand.merchant);
    if (key === undefined) return { kind: 'unknown', reason: `no key for vendor ${brand.vendor} at ${brand.merchant}` };
    const requestId = setup.newId();
    const now = setup.clock.now();
    const body = JSON.stringify({ requestId, ts: now, ...fields });
    const timestamp = String(now);
    try {
      const response = await setup.fetch(setup.gatewayUrl + seamlessCalls[call].path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [seamlessHeaders.vendor]: brand.vendor,
          [seamlessHeaders.merchant]: brand.merchant,
          [seamlessHeaders.timestamp]: timestamp,
          [seamlessHeaders.signature]: sign(key, body, timestamp),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(setup.timeoutMs),
      });
      const parsed = seamlessCalls[call].answer.safeParse(await response.json());
      if (!parsed.success) return { kind: 'unknown', reason: `${call}: unreadable answer, status ${response.status}` };
      const answer = parsed.data;
      // A call that was not trusted or not understood is refused without having been read.
      const unread = answer.requestId === '' && (answer.code === 'BAD_SIGNATURE' || answer.code === 'INVALID_REQUEST');
      if (answer.requestId !== requestId && !unread) return { kind: 'unknown', reason: `${call}: an answer to another request` };
      if (answer.code === 'OK') return { kind: 'ok', answer: answer as AnswerOf<C> };
      return answer.code === 'UNKNOWN' ? { kind: 'unknown', reason: `${call}: UNKNOWN` } : { kind: 'refused', code: answer.code };
    } catch (fault) {
      return { kind: 'unknown', reason: `${call}: ${fault instanceof Error ? fault.message : String(fault)}` };
    }
  }

  const inSession = (seat: Seat): Record<string, unknown> => ({
    sessionToken: seat.walletToken,
    playerId: seat.playerId,
    gameCode: seat.gameCode,
    currency: seat.currency,
  });
  const money = (seat: Seat, amount: bigint): Record<string, unknown> => ({ amount: amount.toString(), scale: seat.scale });

  return {
    authenticate: (brand, token) => post(brand, 'authenticate', { token }),
    balance: (seat) => post(seat, 'balance', inSession(seat)),
    bet: (seat, tx, amount) =>
      post(seat, 'bet', { ...inSession(seat), ...tx, ...money(seat, amount), roundClosed: false }),
    win: (seat, tx, refTxId, amount, detail) =>
      post(seat, 'win', { ...inSession(seat), ...tx, refTxId, ...money(seat, amount), roundClosed: true, ...told(detail) }),
    roundEnd: (seat, tx, detail) => post(seat, 'roundEnd', { ...inSession(seat), ...tx, ...told(detail) }),
    rollback: (seat, tx, refTxId) =>
      post(seat, 'rollback', { ...inSession(seat), ...tx, refTxId, roundClosed: true }),
    stage: (seat, tx, refTxId, stage) => post(seat, 'stage', { ...inSession(seat), ...tx, refTxId, stage }),
  };
}

import { SEAMLESS_DETAIL_BYTES, seamlessCalls } from '@livery/contracts';
import type { SeamlessCall } from '@livery/contracts';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { signedHeaders } from './signature.ts';
import type { KeyRing } from './signing-keys.ts';
import type { RoundDetail, VendorMerchant, Wallet, WalletReply, WalletSession } from './wallet.ts';

export interface SeamlessWalletOptions {
  readonly gatewayUrl: string;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly newId: () => string;
  readonly fetch: typeof fetch;
}

type AnswerOf<C extends SeamlessCall> = Extract<z.output<(typeof seamlessCalls)[C]['answer']>, { code: 'OK' }>;

/** How often a session is asked for before its page is told to try again. */
const AUTHENTICATE_ATTEMPTS = 3;
const AUTHENTICATE_PAUSE_MS = 200;

/** The detail as a request field; left out when it is too long for the contract, so that the money still moves. */
function detailWithinLimit(detail: RoundDetail): { detail?: RoundDetail } {
  return Buffer.byteLength(JSON.stringify(detail)) <= SEAMLESS_DETAIL_BYTES ? { detail } : {};
}

/** Creates a client of the merchant's wallet over the signed contract. The signature covers the exact bytes sent. */
export function createSeamlessWallet(options: SeamlessWalletOptions): Wallet {
  async function post<C extends SeamlessCall>(
    vendorMerchant: VendorMerchant,
    call: C,
    fields: Readonly<Record<string, unknown>>,
    requestId: string = options.newId(),
  ): Promise<WalletReply<AnswerOf<C>>> {
    const key = options.keys.keyOf(vendorMerchant.vendor, vendorMerchant.merchant);
    if (key === undefined) return { kind: 'unknown', reason: `no key for vendor ${vendorMerchant.vendor} at ${vendorMerchant.merchant}` };
    const now = options.clock.now();
    const body = JSON.stringify({ requestId, ts: now, ...fields });
    const timestamp = String(now);
    try {
      const { path } = seamlessCalls[call];
      const { vendor, merchant } = vendorMerchant;
      const response = await options.fetch(options.gatewayUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signedHeaders(key, { method: 'POST', path, vendor, merchant, rawBody: body, timestamp }) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs),
      });
      const parsed = seamlessCalls[call].answer.safeParse(await response.json());
      if (!parsed.success) return { kind: 'unknown', reason: `${call}: unreadable answer, status ${response.status}` };
      const answer = parsed.data;
      // A call with a bad signature or invalid body is refused without its requestId.
      const unread = answer.requestId === '' && (answer.code === 'BAD_SIGNATURE' || answer.code === 'INVALID_REQUEST');
      if (answer.requestId !== requestId && !unread) return { kind: 'unknown', reason: `${call}: an answer to another request` };
      if (answer.code === 'OK') return { kind: 'ok', answer: answer as AnswerOf<C> };
      return answer.code === 'UNKNOWN' ? { kind: 'unknown', reason: `${call}: UNKNOWN` } : { kind: 'refused', code: answer.code };
    } catch (fault) {
      return { kind: 'unknown', reason: `${call}: ${fault instanceof Error ? fault.message : String(fault)}` };
    }
  }

  const sessionFields = (session: WalletSession): Record<string, unknown> => ({
    sessionToken: session.walletToken,
    playerId: session.playerId,
    gameCode: session.gameCode,
    currency: session.currency,
  });
  const amountFields = (session: WalletSession, amount: bigint): Record<string, unknown> => ({ amount: amount.toString(), scale: session.scale });

  return {
    async authenticate(vendorMerchant, token) {
      // The token is good once, but the same request may be repeated where its answer was lost.
      const requestId = options.newId();
      let reply = await post(vendorMerchant, 'authenticate', { token }, requestId);
      for (let attempt = 1; reply.kind === 'unknown' && attempt < AUTHENTICATE_ATTEMPTS; attempt++) {
        await options.clock.sleep(AUTHENTICATE_PAUSE_MS);
        reply = await post(vendorMerchant, 'authenticate', { token }, requestId);
      }
      return reply;
    },
    balance: (session) => post(session, 'balance', sessionFields(session)),
    bet: (session, tx, amount) =>
      post(session, 'bet', { ...sessionFields(session), ...tx, ...amountFields(session, amount), roundClosed: false }),
    win: (session, tx, refTxId, amount, detail) =>
      post(session, 'win', { ...sessionFields(session), ...tx, refTxId, ...amountFields(session, amount), roundClosed: true, ...detailWithinLimit(detail) }),
    roundEnd: (session, tx, detail) => post(session, 'roundEnd', { ...sessionFields(session), ...tx, ...detailWithinLimit(detail) }),
    rollback: (session, tx, refTxId) =>
      post(session, 'rollback', { ...sessionFields(session), ...tx, refTxId, roundClosed: true }),
    stage: (session, tx, refTxId, stage) => post(session, 'stage', { ...sessionFields(session), ...tx, refTxId, stage }),
  };
}

import {
  transferCalls,
  type TransferAnswerOf,
  type TransferCall,
  type TransferCode,
  type TransferRequestOf,
} from '@livery/contracts';
import type { Database } from '../../platform/db/index.ts';
import { AnswerTooLong, readAnswer } from '../../platform/http/index.ts';
import { signedHeaders } from '../seamless-wallet/index.ts';
import { readableBets } from './bet-feed/readable-bets.ts';
import type { TransferPorts } from './types.ts';

/** Tenant and vendor of a call. */
export interface VendorRef {
  readonly tenant: string;
  readonly vendor: string;
}

/**
 * How a call ended: well; refused by rule, so that nothing was moved; or unknown — no answer, one that cannot be read, or
 * one that does not settle the matter — in which case it may or may not have happened.
 */
export type VendorReply<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly code: TransferCode }
  | { readonly kind: 'unknown'; readonly code: string };

type Fields<Call extends TransferCall> = Omit<TransferRequestOf<Call>, 'requestId' | 'ts'>;

/** Calls to transfer vendors. No method throws. */
export interface VendorClient {
  call<Call extends TransferCall>(to: VendorRef, call: Call, fields: Fields<Call>): Promise<VendorReply<TransferAnswerOf<Call>>>;
}

export interface VendorClientDeps {
  readonly db: Pick<Database, 'clock' | 'newId'>;
  readonly ports: Pick<TransferPorts, 'vendors' | 'signerOf'>;
  readonly fetch: typeof globalThis.fetch;
  readonly log: { error(facts: object, message: string): void };
}

/** Timeout of a call. */
const TIMEOUT_MS: Readonly<Record<TransferCall, number>> = { deposit: 8_000, withdraw: 8_000, query: 5_000, balance: 3_000, bets: 8_000 };
/** Bytes of an answer at most; lists of bets carry details. */
const MAX_BYTES = 16_384;
const MAX_BYTES_OF_BETS = 4_000_000;

/**
 * Refusals after which certainly nothing was moved. Others (a rejected signature, an id used before) may concern a call that
 * was carried out, or be the answer to another one.
 */
const DEFINITE_REFUSALS: ReadonlySet<TransferCode> = new Set([
  'INSUFFICIENT_FUNDS', 'PLAYER_NOT_FOUND', 'PLAYER_BLOCKED', 'LIMIT_EXCEEDED', 'MAINTENANCE', 'TRANSFER_NOT_FOUND', 'TRANSFER_BARRED',
]);

/** A {@link VendorClient} that signs the bytes it sends. */
export function createVendorClient({ db, ports, fetch, log }: VendorClientDeps): VendorClient {
  return {
    async call(to, call, fields) {
      const unknown = (code: string) => ({ kind: 'unknown' as const, code });
      try {
        const vendor = (await ports.vendors(to.tenant)).find(({ code }) => code === to.vendor);
        if (vendor === undefined) return unknown('NOT_CONNECTED');
        const signer = await ports.signerOf(to.tenant, to.vendor);
        if (signer === undefined) return unknown('NO_KEY');
        const requestId = db.newId();
        const timestamp = String(db.clock.now());
        const body = JSON.stringify({ requestId, ts: Number(timestamp), ...fields });
        const { path } = transferCalls[call];
        const signed = signedHeaders(signer.key, { method: 'POST', path, vendor: to.vendor, merchant: to.tenant, rawBody: body, timestamp }, signer.version);
        const response = await fetch(new URL(path, vendor.origin), {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...signed },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS[call]),
        });
        const text = await readAnswer(response, call === 'bets' ? MAX_BYTES_OF_BETS : MAX_BYTES);
        const json: unknown = JSON.parse(text);
        const { answer: schema } = transferCalls[call];
        const whole = schema.safeParse(json);
        const parsed = whole.success || call !== 'bets' ? whole : schema.safeParse(readableBets(json, (bet) => log.error({ ...to, bet }, 'A vendor tells of a bet that cannot be read.')));
        if (!parsed.success) return unknown(`HTTP_${response.status}`);
        const answer = parsed.data;
        // An answer that does not refer to this very request settles nothing.
        if (answer.requestId !== requestId) return unknown('ANOTHER_ANSWER');
        if (answer.code === 'OK') return { kind: 'ok', answer: answer as TransferAnswerOf<typeof call> };
        return DEFINITE_REFUSALS.has(answer.code) ? { kind: 'refused', code: answer.code } : unknown(answer.code);
      } catch (error) {
        if (error instanceof AnswerTooLong) return unknown('ANSWER_TOO_LONG');
        return unknown(error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NO_ANSWER');
      }
    },
  };
}

import { randomUUID } from 'node:crypto';
import { signedHeaders, type CallToSign } from '@livery/gateway';
import { seamlessHeaders, transferCalls, type TransferAnswerOf, type TransferBet, type TransferCall } from '@livery/contracts';
import { post, type Reply } from '../platform/post.ts';
import { seededRandom, type Random } from '../random.ts';
import type { TransferVendor } from './transfer-vendor.ts';

/** How a call deviates from what it should be. */
export interface Deviation {
  readonly secret?: string;
  readonly timestamp?: string;
  readonly signature?: string;
  /** Signed instead of what is sent. */
  readonly signed?: Partial<CallToSign>;
  readonly version?: 1 | 2;
  readonly keyId?: string;
  /** Sent instead of the body that was signed. */
  readonly body?: string;
}

/** What a vendor answered; `code` is empty where it cannot be read. */
export interface Answered {
  readonly status: number;
  readonly code: string;
  readonly sent: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** One transfer that is wanted. */
export interface Move {
  readonly id: string;
  readonly player: string;
  readonly amount: number;
  readonly scale?: number;
}

/** What checks work with. */
export interface TransferClient {
  readonly vendor: TransferVendor;
  readonly random: Random;
  /** An unknown player. */
  player(): string;
  id(): string;
  call(name: TransferCall, fields: object, deviation?: Deviation): Promise<Answered>;
  deposit(move: Move): Promise<Answered>;
  withdraw(move: Move): Promise<Answered>;
  query(id: string): Promise<Answered>;
  /** What a player has there, in millionths, so that scales compare. */
  balance(player: string): Promise<bigint>;
  /** Every record from the beginning, page after page. */
  bets(limit?: number, after?: string): Promise<{ readonly bets: readonly TransferBet[]; readonly next: string }>;
}

/** Amounts here are in hundredths unless stated. */
const SCALE = 2;
const FINE = 6;
const PAGES = 10_000;

/** An amount in millionths. */
export function millionths(amount: string | number, scale: number): bigint {
  return BigInt(amount) * 10n ** BigInt(FINE - scale);
}

function read(reply: Reply): Record<string, unknown> {
  try {
    return JSON.parse(reply.body) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A {@link TransferClient} at a vendor. The same seed makes the same random calls. */
export function createTransferClient(vendor: TransferVendor, seed: string): TransferClient {
  const bench: TransferClient = {
    vendor,
    random: seededRandom(seed),
    player: randomUUID,
    id: randomUUID,
    async call(name, fields, deviation = {}) {
      const timestamp = deviation.timestamp ?? String(Date.now());
      const sent = randomUUID();
      const body = JSON.stringify({ requestId: sent, ts: Date.now(), ...fields });
      const { path } = transferCalls[name];
      const { id, secret } = vendor.key;
      const key = { id: deviation.keyId ?? id, secret: deviation.secret ?? secret };
      const signed = signedHeaders(key, { method: 'POST', path, vendor: vendor.code, merchant: vendor.merchant, rawBody: body, timestamp, ...deviation.signed }, deviation.version);
      const headers = {
        ...signed,
        'content-type': 'application/json',
        [seamlessHeaders.vendor]: vendor.code,
        [seamlessHeaders.merchant]: vendor.merchant,
        ...(deviation.signature === undefined ? {} : { [seamlessHeaders.signature]: deviation.signature }),
      };
      const reply = await post(vendor.origin + path, headers, deviation.body ?? body);
      const known = transferCalls[name].answer.safeParse(read(reply));
      if (!known.success) return { status: reply.status, code: '', sent, fields: read(reply) };
      return { status: reply.status, code: known.data.code, sent, fields: known.data };
    },
    deposit: ({ id, player, amount, scale = SCALE }) =>
      bench.call('deposit', { transferId: id, playerId: player, currency: vendor.currency, amount: String(amount), scale }),
    withdraw: ({ id, player, amount, scale = SCALE }) =>
      bench.call('withdraw', { transferId: id, playerId: player, currency: vendor.currency, amount: String(amount), scale }),
    query: (id) => bench.call('query', { transferId: id }),
    async balance(player) {
      const { code, fields } = await bench.call('balance', { playerId: player, currency: vendor.currency });
      if (code !== 'OK') throw new Error(`balance: ${code}`);
      const { balance, scale } = fields as unknown as TransferAnswerOf<'balance'>;
      return millionths(balance, scale);
    },
    async bets(limit = 200, from = '') {
      const bets: TransferBet[] = [];
      let after = from;
      for (let page = 0; page < PAGES; page++) {
        const { code, fields } = await bench.call('bets', { after, limit });
        if (code !== 'OK') throw new Error(`bets: ${code === '' ? 'an answer that cannot be read' : code}`);
        const answer = fields as unknown as TransferAnswerOf<'bets'>;
        bets.push(...answer.bets);
        after = answer.next;
        if (!answer.more) return { bets, next: after };
      }
      throw new Error('the list does not end');
    },
  };
  return bench;
}

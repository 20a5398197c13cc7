import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seamlessHeaders, transferCalls, transferStatus, type TransferBet, type TransferCall, type TransferCode } from '@livery/contracts';
import { isSigned } from '../src/modules/seamless-wallet/signature.ts';
import type { TransferBody } from './transfer-body.ts';

/**
 * What goes wrong with one call. `never`: it does not arrive. `lost`: it is carried out, its answer is lost. `late`: it does
 * not arrive now, but when {@link FakeVendor.release} lets it. `broken`: carried out, answered 500 in HTML. `down`: not carried
 * out, answered 500. `twice`: it arrives twice. `hangs`: neither carried out nor answered.
 */
export type VendorFault = 'never' | 'lost' | 'late' | 'broken' | 'down' | 'twice' | 'hangs';

interface StoredTransfer {
  readonly text: string;
  readonly direction: 'deposit' | 'withdraw';
  readonly body: TransferBody;
  readonly state: 'completed' | 'rejected';
  readonly code: TransferCode;
  readonly balance: string;
}

interface ReceivedCall {
  readonly code: TransferCode;
  readonly [field: string]: unknown;
}

/** A transfer vendor that keeps to the contract, behind a network that does not. */
export interface FakeVendor {
  readonly origin: string;
  /** Minor units (two decimals) by player. */
  readonly vendorBalances: Map<string, bigint>;
  /** The bets it reports, in the order of their changes. */
  readonly bets: TransferBet[];
  /** Calls that arrived and were carried out or refused. */
  readonly arrived: TransferCall[];
  /** Faults of the next calls, by call; after those all goes well, or as `chance` says. */
  readonly faults: Partial<Record<TransferCall, VendorFault[]>>;
  /** What became of a transfer: `barred` where it was asked for before it arrived. */
  outcomeOf(transferId: string): 'completed' | 'rejected' | 'barred' | undefined;
  /** Lets calls that were held up arrive; answers what they were answered. */
  release(): TransferCode[];
  close(): Promise<void>;
}

/**
 * Starts a {@link FakeVendor} on loopback, whose key is `key-1`. It takes signatures of version 2.
 * @param chance decides the fault of each call that none is set for; none unless given
 */
export async function fakeVendor(secret: string, now: () => number, chance: (call: TransferCall) => VendorFault | undefined = () => undefined): Promise<FakeVendor> {
  const kept = new Map<string, StoredTransfer | 'barred'>();
  const vendorBalances = new Map<string, bigint>();
  const bets: TransferBet[] = [];
  const arrived: TransferCall[] = [];
  const faults: Partial<Record<TransferCall, VendorFault[]>> = {};
  let held: (() => TransferCode)[] = [];

  function move(direction: 'deposit' | 'withdraw', body: TransferBody): ReceivedCall {
    const { requestId, transferId, playerId, currency, scale } = body;
    const text = JSON.stringify([direction, playerId, currency, body.amount, scale]);
    let earlier = kept.get(transferId);
    if (earlier === 'barred') return { code: 'TRANSFER_BARRED', requestId };
    if (earlier !== undefined && earlier.text !== text) return { code: 'TRANSFER_CONFLICT', requestId };
    if (earlier === undefined) {
      const amount = BigInt(body.amount) * (direction === 'deposit' ? 1n : -1n);
      const balance = (vendorBalances.get(playerId) ?? 0n) + amount;
      if (balance >= 0n) vendorBalances.set(playerId, balance);
      earlier = { text, direction, body, state: balance >= 0n ? 'completed' : 'rejected', code: balance >= 0n ? 'OK' : 'INSUFFICIENT_FUNDS', balance: String(balance) };
      kept.set(transferId, earlier);
    }
    if (earlier.code !== 'OK') return { code: earlier.code, requestId };
    return { code: 'OK', requestId, transferId, vendorTxId: `v-${transferId}`, balance: earlier.balance, currency, scale };
  }

  function answer(call: TransferCall, body: TransferBody): ReceivedCall {
    arrived.push(call);
    const { requestId, transferId, playerId, currency } = body;
    if (call === 'deposit' || call === 'withdraw') return move(call, body);
    if (call === 'balance') return { code: 'OK', requestId, balance: String(vendorBalances.get(playerId) ?? 0n), currency, scale: 2 };
    if (call === 'bets') {
      const from = Number(body.after);
      const shown = bets.slice(from, from + body.limit);
      return { code: 'OK', requestId, bets: shown, next: String(from + shown.length), more: from + shown.length < bets.length };
    }
    const found = kept.get(transferId);
    if (found === undefined) kept.set(transferId, 'barred');
    if (found === undefined || found === 'barred') return { code: 'TRANSFER_NOT_FOUND', requestId };
    const { playerId: player, amount, scale, currency: unit } = found.body;
    return { code: 'OK', requestId, transferId, direction: found.direction, state: found.state, playerId: player, amount, scale, currency: unit, vendorTxId: `v-${transferId}` };
  }

  function serve(request: IncomingMessage, response: ServerResponse, text: string): void {
    const found = Object.entries(transferCalls).find(([, { path }]) => path === request.url);
    const call = found?.[0] as TransferCall | undefined;
    if (call === undefined) return void response.writeHead(404).end();
    const header = (name: string) => (typeof request.headers[name] === 'string' ? request.headers[name] : undefined);
    const proof = { method: request.method ?? '', path: request.url ?? '', vendor: header(seamlessHeaders.vendor) ?? '', merchant: header(seamlessHeaders.merchant) ?? '', rawBody: text, header };
    const write = (given: ReceivedCall) => response.writeHead(transferStatus(given.code), { 'content-type': 'application/json' }).end(JSON.stringify(given));
    if (!isSigned(proof, { keys: [{ id: 'key-1', secret }], version1: false }, now())) return void write({ code: 'BAD_SIGNATURE', requestId: '' });
    const body = transferCalls[call].request.parse(JSON.parse(text)) as unknown as TransferBody;
    const fault = faults[call]?.shift() ?? chance(call);
    if (fault === 'hangs') return;
    if (fault === 'never') return void response.destroy();
    if (fault === 'late') {
      held.push(() => answer(call, body).code);
      return void response.destroy();
    }
    if (fault === 'down') return void response.writeHead(503).end('<html>');
    if (fault === 'twice') answer(call, body);
    const given = answer(call, body);
    if (fault === 'lost') return void response.destroy();
    if (fault === 'broken') return void response.writeHead(500).end('<html>');
    write(given);
  }

  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part)).on('end', () => serve(request, response, text));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    vendorBalances,
    bets,
    arrived,
    faults,
    outcomeOf(transferId) {
      const found = kept.get(transferId);
      return typeof found === 'object' ? found.state : found;
    },
    release() {
      const codes = held.map((arrive) => arrive());
      held = [];
      return codes;
    },
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

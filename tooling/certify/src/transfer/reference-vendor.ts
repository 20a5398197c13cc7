import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned } from '@livery/gateway';
import type { TransferBody } from '@livery/gateway/test-support';
import { seamlessHeaders, transferCalls, transferStatus, type TransferBet, type TransferCall, type TransferCode } from '@livery/contracts';
import { millionths } from './transfer-client.ts';
import type { TransferBug } from './bugs.ts';
import type { TransferVendor } from './transfer-vendor.ts';

type Given = { readonly code: TransferCode; readonly requestId: string; readonly [field: string]: unknown };

interface Seen {
  readonly text: string;
  readonly direction: 'deposit' | 'withdraw';
  readonly body: TransferBody;
  readonly given: Given;
}

/** Everything the vendor knows: what is written survives its process. */
interface Books {
  readonly seen: Map<string, Seen | 'barred'>;
  /** Millionths by player and currency. */
  readonly balances: Map<string, bigint>;
  readonly bets: TransferBet[];
}

const CENT = 10_000n;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const KEY = { id: 'reference', secret: 'reference-secret-of-more-than-thirty-two-characters' };
const [CODE, MERCHANT] = ['REFERENCE', 'CERTIFY01'];

/**
 * A vendor that keeps its players' money in memory and keeps to the contract, unless one of its bugs is switched on. It "dies"
 * by going back to what it had written.
 */
export async function referenceTransferVendor(switched: readonly TransferBug[] = []): Promise<TransferVendor> {
  const has = new Set<TransferBug>(switched);
  let now: Books = { seen: new Map(), balances: new Map(), bets: [] };
  let written = structuredClone(now);
  let numbers = 0;

  function write(): void {
    if (!has.has('writes-later')) written = structuredClone(now);
  }
  const balanceKeyOf = ({ playerId, currency }: Pick<TransferBody, 'playerId' | 'currency'>): string => (has.has('one-balance') ? 'all' : `${playerId}/${currency}`);
  const there = (key: string): bigint => now.balances.get(key) ?? 0n;

  async function move(direction: 'deposit' | 'withdraw', body: TransferBody): Promise<Given> {
    const { requestId, transferId, playerId, currency, amount, scale } = body;
    const text = JSON.stringify([direction, playerId, currency, amount, scale]);
    const earlier = now.seen.get(transferId);
    if (earlier === 'barred' && !has.has('never-bars')) return { code: 'TRANSFER_BARRED', requestId };
    if (earlier !== undefined && earlier !== 'barred') {
      if (earlier.text !== text && !has.has('takes-another-body')) return { code: 'TRANSFER_CONFLICT', requestId };
      const again = has.has('moves-twice') || (has.has('forgets-refusals') && earlier.given.code !== 'OK');
      if (!again) return { ...earlier.given, requestId, ...(has.has('new-answer') && earlier.given.code === 'OK' ? { vendorTxId: `n${++numbers}` } : {}) };
    }
    const key = balanceKeyOf(body);
    if (has.has('races')) await wait(3);
    const before = there(key);
    const units = millionths(amount, scale);
    const exact = has.has('drops-digits') ? units - (units % CENT) : units;
    const after = before + (direction === 'deposit' ? exact : -exact);
    const code: TransferCode = after >= 0n || has.has('overdraws') ? 'OK' : 'INSUFFICIENT_FUNDS';
    if (code === 'OK') now.balances.set(key, after < 0n ? 0n : after);
    const given: Given = code === 'OK' ? { code, requestId, transferId, vendorTxId: `v${++numbers}`, balance: String(there(key)), currency, scale: 6 } : { code, requestId };
    now.seen.set(transferId, { text, direction, body, given });
    write();
    return given;
  }

  function query({ requestId, transferId }: TransferBody): Given {
    const found = now.seen.get(transferId);
    if (found === undefined) {
      now.seen.set(transferId, 'barred');
      if (!has.has('forgets-bars')) write();
    }
    if (found === undefined || found === 'barred') return { code: 'TRANSFER_NOT_FOUND', requestId };
    const { direction, given } = found;
    const { playerId, currency, amount, scale } = found.body;
    const state = given.code === 'OK' || has.has('tells-rejected-as-done') ? 'completed' : 'rejected';
    const answered = has.has('own-scale') ? { amount: String(millionths(amount, scale)), scale: 6 } : { amount, scale };
    return { code: 'OK', requestId, transferId, direction, state, playerId, currency, ...answered };
  }

  function list({ requestId, after, limit }: TransferBody): Given {
    const from = Number(after === '' ? 0 : after);
    const shown = now.bets.slice(from, from + limit);
    const next = from + shown.length + (has.has('skips-bets') && shown.length > 0 && limit === 1 ? 1 : 0);
    const answered = has.has('changes-ends') ? shown.map((bet) => ({ ...bet, at: bet.at + now.bets.length })) : shown;
    return { code: 'OK', requestId, bets: answered, next: String(next), more: next < now.bets.length };
  }

  async function answer(call: TransferCall, body: TransferBody): Promise<Given> {
    if (call === 'deposit' || call === 'withdraw') return move(call, body);
    if (call === 'query') return query(body);
    if (call === 'bets') return list(body);
    return { code: 'OK', requestId: body.requestId, balance: String(there(balanceKeyOf(body))), currency: body.currency, scale: 6 };
  }

  async function serve(call: TransferCall, headers: Readonly<Record<string, string>>, text: string): Promise<Given> {
    const timestamp = headers[seamlessHeaders.timestamp];
    // Also by its bugs: what is signed is looked for among what might have been meant.
    const methods = has.has('ignores-the-method') ? ['POST', 'GET'] : ['POST'];
    const paths = has.has('ignores-the-path') ? Object.values(transferCalls).map(({ path }) => path) : [transferCalls[call].path];
    const names = has.has('ignores-the-names') ? [[CODE, MERCHANT], ['ANOTHER', MERCHANT], [CODE, 'ANOTHER']] : [[CODE, MERCHANT]];
    const meant = methods.flatMap((method) => paths.flatMap((path) => names.map(([vendor = '', merchant = '']) => ({ method, path, vendor, merchant, rawBody: text }))));
    const header = (name: string): string | undefined => headers[name];
    const key = has.has('takes-any-key-id') ? { ...KEY, id: header(seamlessHeaders.keyId) ?? '' } : KEY;
    const trust = { keys: [key], version1: has.has('takes-version-1') };
    const signed = meant.some((one) => isSigned({ ...one, header }, trust, has.has('stale-clock') ? Number(timestamp) : Date.now()));
    if (!signed && !has.has('unsigned')) return { code: 'BAD_SIGNATURE', requestId: '' };
    const parsed = transferCalls[call].request.safeParse(JSON.parse(text));
    const body = JSON.parse(text) as TransferBody;
    if (!parsed.success && !(has.has('reads-anything') && /^-?\d+$/.test(body.amount))) return { code: 'INVALID_REQUEST', requestId: body.requestId };
    const given = await answer(call, body);
    return has.has('no-echo') ? { ...given, requestId: 'mine' } : given;
  }

  const calls = new Map(Object.entries(transferCalls).map(([name, { path }]) => [path as string, name as TransferCall]));
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part)).on('end', () => {
      const call = calls.get(request.url ?? '');
      if (call === undefined) return void response.writeHead(404).end();
      serve(call, request.headers as Record<string, string>, text).then(
        (given) => response.writeHead(transferStatus(given.code), { 'content-type': 'application/json' }).end(JSON.stringify(given)),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    name: switched.length === 0 ? 'reference transfer vendor' : `reference transfer vendor with ${switched.join(', ')}`,
    code: CODE,
    merchant: MERCHANT,
    key: KEY,
    currency: 'PHP',
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async kill() {
      now = structuredClone(written);
    },
    async play(playerId) {
      const key = balanceKeyOf({ playerId, currency: 'PHP' });
      for (let round = 0; round < 6; round++) {
        const payout = round % 2 === 0 ? 0n : 25n * CENT;
        now.balances.set(key, there(key) - 10n * CENT + payout);
        const id = `b${++numbers}`;
        const bet: TransferBet = { betId: id, roundId: id, playerId, gameCode: 'reference-one', currency: 'PHP', scale: 6, stake: String(10n * CENT), payout: String(payout), state: 'settled', placedAt: Date.now(), at: Date.now() };
        if (payout > 0n || !has.has('loses-bets')) now.bets.push(bet);
        write();
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

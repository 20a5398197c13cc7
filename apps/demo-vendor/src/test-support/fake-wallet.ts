import { seamlessCalls, seamlessHeaders, seamlessStatus } from '@livery/contracts';
import type { SeamlessCall, SeamlessCode } from '@livery/contracts';
import type { SigningKey } from '../server/config.ts';
import { sign } from '../server/wallet/signature.ts';

/** What a test does to a call: nothing, lose the request, lose the answer, or replace the answer. */
export type WalletFault = 'lose-request' | 'lose-answer' | { readonly code: SeamlessCode } | { readonly raw: string } | undefined;

interface Moved {
  readonly body: string;
  readonly answer: Record<string, unknown>;
}

/** The player of a token: its prefix as in `Noor.…`, or Mira. */
function playerOf(token: string): { playerId: string; nickname: string } {
  const name = /^([A-Z][a-z]+)\./.exec(token)?.[1];
  return name === undefined ? { playerId: 'player-1', nickname: 'Mira' } : { playerId: `player-${name}`, nickname: name };
}

/** A wallet for tests that implements the signed contract, with one balance for all players. */
export class FakeWallet {
  balance: bigint;
  readonly calls: { readonly call: SeamlessCall; readonly txId: string | undefined }[] = [];
  readonly bets = new Map<string, { amount: bigint; roundId: string; rolledBack: boolean }>();
  readonly wins = new Map<string, bigint>();
  readonly closed = new Set<string>();
  readonly tombstones = new Set<string>();
  /** Reported stages by round, in order. */
  readonly stages = new Map<string, string[]>();
  /** Called before each call. */
  fault: (call: SeamlessCall, nth: number) => WalletFault = () => undefined;
  expired = false;
  limits = { minStake: '20', maxStake: '10000' };
  private readonly moved = new Map<string, Moved>();
  private readonly key: SigningKey;
  private readonly gameCode: string;

  constructor(key: SigningKey, gameCode: string, balance = 100_000n) {
    this.key = key;
    this.gameCode = gameCode;
    this.balance = balance;
  }

  private money(): Record<string, unknown> {
    return { balance: this.balance.toString(), currency: 'EUR', scale: 2 };
  }

  /** Answers a signed call as the wallet's HTTP server would; undefined for no answer. */
  serve(path: string, headers: Headers, rawBody: string): { status: number; body: string } | undefined {
    const found = Object.entries(seamlessCalls).find(([, spec]) => spec.path === path);
    if (!found) return { status: 404, body: '{}' };
    const call = found[0] as SeamlessCall;
    const request = JSON.parse(rawBody) as Record<string, string>;
    this.calls.push({ call, txId: request['txId'] });
    const fault = this.fault(call, this.calls.filter((one) => one.call === call).length);
    if (fault === 'lose-request') return undefined;
    if (typeof fault === 'object' && 'raw' in fault) return { status: 502, body: fault.raw };
    const answer =
      typeof fault === 'object' ? { code: fault.code } : this.signed(path, headers, rawBody) ? this.decide(call, request, rawBody) : { code: 'BAD_SIGNATURE' };
    if (fault === 'lose-answer') return undefined;
    const body = JSON.stringify({ ...answer, requestId: request['requestId'] });
    return { status: seamlessStatus(answer['code'] as SeamlessCode), body };
  }

  private signed(path: string, headers: Headers, rawBody: string): boolean {
    const header = (name: string): string => headers.get(name) ?? '';
    const call = { method: 'POST', path, vendor: header(seamlessHeaders.vendor), merchant: header(seamlessHeaders.merchant), rawBody, timestamp: header(seamlessHeaders.timestamp) };
    return header(seamlessHeaders.version) === '2' && header(seamlessHeaders.keyId) === this.key.id && header(seamlessHeaders.signature) === sign(this.key, call);
  }

  private decide(call: SeamlessCall, request: Record<string, string>, rawBody: string): Record<string, unknown> {
    if (!seamlessCalls[call].request.safeParse(JSON.parse(rawBody)).success) return { code: 'INVALID_REQUEST' };
    if (call === 'authenticate') {
      return {
        code: 'OK', ...this.money(), sessionToken: 'wallet-session', expiresAt: 9e12, ...playerOf(request['token'] ?? ''),
        gameCode: this.gameCode, language: 'en', kind: 'real', ...this.limits,
      };
    }
    if (call === 'balance') return this.expired ? { code: 'EXPIRED_SESSION' } : { code: 'OK', ...this.money() };
    const txId = request['txId'] ?? '';
    // A repeated transaction must have the same content, except for the request's id and time.
    const { requestId: _id, ts: _ts, ...rest } = request;
    const before = this.moved.get(txId);
    if (before) return before.body === JSON.stringify(rest) ? before.answer : { code: 'TX_CONFLICT' };
    const code = this.move(call, txId, request);
    const answer = { code, ...this.money(), platformTxId: `p-${txId}` };
    if (code === 'OK') this.moved.set(txId, { body: JSON.stringify(rest), answer });
    return answer;
  }

  private move(call: SeamlessCall, txId: string, request: Record<string, string>): SeamlessCode {
    const amount = BigInt(request['amount'] ?? '0');
    const roundId = request['roundId'] ?? '';
    const bet = this.bets.get(request['refTxId'] ?? '');
    if (call === 'bet') {
      if (this.expired) return 'EXPIRED_SESSION';
      if (this.tombstones.has(txId)) return 'ALREADY_SETTLED';
      if (amount > this.balance) return 'INSUFFICIENT_FUNDS';
      this.balance -= amount;
      this.bets.set(txId, { amount, roundId, rolledBack: false });
    } else if (call === 'win') {
      if (!bet || bet.rolledBack) return 'TX_NOT_FOUND';
      this.balance += amount;
      this.wins.set(txId, amount);
      this.closed.add(roundId);
    } else if (call === 'rollback') {
      if (!bet) this.tombstones.add(request['refTxId'] ?? '');
      else if (bet.rolledBack || this.closed.has(roundId)) return 'ALREADY_SETTLED';
      else {
        this.balance += bet.amount;
        bet.rolledBack = true;
      }
      this.closed.add(roundId);
    } else if (call === 'stage') {
      if (this.closed.has(roundId)) return 'ALREADY_SETTLED';
      this.stages.set(roundId, [...(this.stages.get(roundId) ?? []), request['stage'] ?? '']);
    } else this.closed.add(roundId);
    return 'OK';
  }

  /** The wallet as a `fetch`; lost messages look like a broken connection. */
  readonly fetch: typeof fetch = async (address, init) => {
    if (typeof address !== 'string' || typeof init?.body !== 'string') throw new TypeError('The wallet is called with an address and a text.');
    const served = this.serve(new URL(address).pathname, new Headers(init.headers), init.body);
    await Promise.resolve();
    if (served === undefined) throw new TypeError('fetch failed');
    return new Response(served.body, { status: served.status });
  };
}

import { seamlessCalls, seamlessHeaders } from '@livery/contracts';
import type { SeamlessCall } from '@livery/contracts';
import type { Clock } from '../clock.ts';
import type { KeyRing } from '../wallet/signing-keys.ts';
import { sign, signedHeaders } from '../wallet/signature.ts';
import type { FaultInjector } from './fault-injector.ts';

export interface FaultyFetchOptions {
  readonly fetch: typeof fetch;
  readonly faults: FaultInjector;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** Delays of a reordered call and of a late rollback. */
const REORDER_MS = 900;
const LATE_ROLLBACK_MS = 3000;
const SLOW_MS = 700;
const TIMEOUT_MS = 60_000;
const RESUME_MS = 10_000;
const REMEMBERED_BETS = 10_000;

const CALLS = new Map(Object.entries(seamlessCalls).map(([name, { path }]) => [path as string, name as SeamlessCall]));
const connectionLost = (): never => {
  throw new TypeError('fetch failed');
};

interface Sent {
  readonly origin: string;
  readonly headers: Headers;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A signature by nobody's key. */
const wronglySigned = (rawBody: string): string => sign({ id: 'nobody', secret: 'nobody' }, { method: 'POST', path: '/', vendor: '', merchant: '', rawBody, timestamp: '0' });

/** A `fetch` that injects faults into wallet calls, as an unreliable network or a faulty vendor would cause them. */
export function faultyFetch({ fetch, faults, keys, clock, newId }: FaultyFetchOptions): typeof fetch {
  const startedAt = clock.now();
  const bets = new Set<unknown>();

  /** Whether a bet is sent for the first time. Just after the start it may be a retry of an earlier process. */
  function isNew(txId: unknown): boolean {
    const known = bets.has(txId);
    bets.add(txId);
    // Retries follow soon, so the oldest bets can be forgotten.
    if (bets.size > REMEMBERED_BETS) bets.delete(bets.values().next().value);
    return !known && clock.now() - startedAt > RESUME_MS;
  }

  /** Sends one more correctly signed call and ignores its answer. */
  async function sendExtra(call: 'win' | 'rollback', { origin, headers, fields }: Sent, more: Readonly<Record<string, unknown>>): Promise<void> {
    const [vendor, merchant] = [headers.get(seamlessHeaders.vendor) ?? '', headers.get(seamlessHeaders.merchant) ?? ''];
    const key = keys.keyOf(vendor, merchant);
    if (key === undefined) return;
    const { sessionToken, playerId, gameCode, currency, roundId } = fields;
    const timestamp = String(clock.now());
    const body = JSON.stringify({ requestId: newId(), ts: clock.now(), sessionToken, playerId, gameCode, currency, roundId, ...more });
    const { path } = seamlessCalls[call];
    const signed = signedHeaders(key, { method: 'POST', path, vendor, merchant, rawBody: body, timestamp });
    await fetch(origin + path, { method: 'POST', headers: { 'content-type': 'application/json', ...signed }, body }).catch(() => undefined);
  }

  return async (address, init) => {
    if (typeof address !== 'string' || typeof init?.body !== 'string') return fetch(address, init);
    const { origin, pathname } = new URL(address);
    const call = CALLS.get(pathname);
    const headers = new Headers(init.headers);
    const sent: Sent = { origin, headers, fields: JSON.parse(init.body) as Record<string, unknown> };
    const first = call === 'bet' && isNew(sent.fields['txId']);
    const fault = call && faults.next(headers.get(seamlessHeaders.vendor) ?? '', call);
    if (call === undefined || fault === undefined) return fetch(address, init);
    const { signal: _signal, ...late } = init;
    const delay = (ms: number, then: () => Promise<unknown>): void => void clock.sleep(ms).then(then).catch(() => undefined);

    switch (fault) {
      case 'timeout':
        // The caller's own timeout ends this.
        await clock.sleep(TIMEOUT_MS, init.signal ?? undefined);
        return connectionLost();
      case 'lose-answer':
        await fetch(address, init).then((answer) => answer.text());
        return connectionLost();
      case 'duplicate':
        return (await Promise.all([fetch(address, init), fetch(address, init).catch(() => undefined)]))[0];
      case 'reorder':
        delay(REORDER_MS, () => fetch(address, late));
        return connectionLost();
      case 'slow':
        await clock.sleep(SLOW_MS, init.signal ?? undefined);
        return fetch(address, init);
      case 'wrong-signature':
        headers.set(seamlessHeaders.signature, wronglySigned(init.body));
        return fetch(address, { ...init, headers });
      case 'late-rollback': {
        if (call === 'rollback') {
          delay(LATE_ROLLBACK_MS, () => fetch(address, late));
          return connectionLost();
        }
        const answer = await fetch(address, init);
        // The round is paid, so this rollback must be refused.
        const bet = sent.fields['refTxId'];
        if (call === 'win' && answer.ok && typeof bet === 'string') delay(LATE_ROLLBACK_MS, () => sendExtra('rollback', sent, { txId: newId(), refTxId: bet, roundClosed: true }));
        return answer;
      }
      case 'win-before-bet': {
        const { amount, scale, roundId, txId } = sent.fields;
        // With the id of the real win: a call that is refused as too early must be accepted later.
        if (first) await sendExtra('win', sent, { txId: `${String(roundId)}-w`, refTxId: txId, amount, scale, roundClosed: true });
        return fetch(address, init);
      }
    }
  };
}

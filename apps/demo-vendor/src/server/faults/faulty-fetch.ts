import { seamlessCalls, seamlessHeaders } from '@livery/contracts';
import type { SeamlessCall } from '@livery/contracts';
import type { Clock } from '../clock.ts';
import type { KeyRing } from '../wallet/signing-keys.ts';
import { sign } from '../wallet/signature.ts';
import type { FaultInjector } from './fault-injector.ts';

/** What faulty calls are made of. */
export interface FaultyFetchOptions {
  readonly fetch: typeof fetch;
  readonly faults: FaultInjector;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** How late a call arrives that was overtaken, and how late a rollback. */
const OVERTAKEN_MS = 900;
const LATE_MS = 3000;
const SLOW_MS = 700;
const PATIENCE_MS = 60_000;
const RESUMED_MS = 10_000;
const REMEMBERED = 10_000;

const CALLS = new Map(Object.entries(seamlessCalls).map(([name, { path }]) => [path as string, name as SeamlessCall]));
const lost = (): never => {
  throw new TypeError('fetch failed');
};

interface Sent {
  readonly origin: string;
  readonly headers: Headers;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A `fetch` for wallet calls on whose way things go wrong. Whatever it does is what a network or an unlucky vendor might. */
export function faultyFetch({ fetch, faults, keys, clock, newId }: FaultyFetchOptions): typeof fetch {
  const began = clock.now();
  const bets = new Set<unknown>();

  /** Whether a bet goes out for the first time. Just after the start it may be a repetition of the process before. */
  function isNew(txId: unknown): boolean {
    const known = bets.has(txId);
    bets.add(txId);
    // Repetitions follow soon: the oldest are over.
    if (bets.size > REMEMBERED) bets.delete(bets.values().next().value);
    return !known && clock.now() - began > RESUMED_MS;
  }

  /** One more call of this vendor, signed as it must be. Its answer is nobody's. */
  async function another(call: 'win' | 'rollback', { origin, headers, fields }: Sent, more: Readonly<Record<string, unknown>>): Promise<void> {
    const key = keys.keyOf(headers.get(seamlessHeaders.vendor) ?? '', headers.get(seamlessHeaders.merchant) ?? '');
    if (key === undefined) return;
    const { sessionToken, playerId, gameCode, currency, roundId } = fields;
    const timestamp = String(clock.now());
    const body = JSON.stringify({ requestId: newId(), ts: clock.now(), sessionToken, playerId, gameCode, currency, roundId, ...more });
    const signed = new Headers(headers);
    signed.set(seamlessHeaders.timestamp, timestamp);
    signed.set(seamlessHeaders.signature, sign(key, body, timestamp));
    await fetch(origin + seamlessCalls[call].path, { method: 'POST', headers: signed, body }).catch(() => undefined);
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
    const { signal: _patience, ...late } = init;
    const lateBy = (ms: number, then: () => Promise<unknown>): void => void clock.sleep(ms).then(then).catch(() => undefined);

    switch (fault) {
      case 'timeout':
        // Until the caller has no more patience.
        await clock.sleep(PATIENCE_MS, init.signal ?? undefined);
        return lost();
      case 'lose-answer':
        await fetch(address, init).then((answer) => answer.text());
        return lost();
      case 'duplicate':
        return (await Promise.all([fetch(address, init), fetch(address, init).catch(() => undefined)]))[0];
      case 'reorder':
        lateBy(OVERTAKEN_MS, () => fetch(address, late));
        return lost();
      case 'slow':
        await clock.sleep(SLOW_MS, init.signal ?? undefined);
        return fetch(address, init);
      case 'wrong-signature':
        headers.set(seamlessHeaders.signature, sign(newId(), init.body, headers.get(seamlessHeaders.timestamp) ?? ''));
        return fetch(address, { ...init, headers });
      case 'late-rollback': {
        if (call === 'rollback') {
          lateBy(LATE_MS, () => fetch(address, late));
          return lost();
        }
        const answer = await fetch(address, init);
        // The round is paid: taking its bet back is too late for ever.
        const bet = sent.fields['refTxId'];
        if (call === 'win' && answer.ok && typeof bet === 'string') lateBy(LATE_MS, () => another('rollback', sent, { txId: newId(), refTxId: bet, roundClosed: true }));
        return answer;
      }
      case 'win-before-bet': {
        const { amount, scale, roundId, txId } = sent.fields;
        // Under the id that the true win will have: what is refused as too early must be good afterwards.
        if (first) await another('win', sent, { txId: `${String(roundId)}-w`, refTxId: txId, amount, scale, roundClosed: true });
        return fetch(address, init);
      }
    }
  };
}

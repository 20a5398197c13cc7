import { randomUUID } from 'node:crypto';
import { seamlessCalls, seamlessHeaders, type SeamlessCall } from '@livery/contracts';
import { signedHeaders, type CallToSign } from '@livery/gateway';
import type { Adapter, AdapterSetup, Order, Played, Table, Ticket } from '../adapter.ts';
import { post } from '../platform/post.ts';
import type { Bug } from './bugs.ts';

/** How a call ended; `unknown`: it may or may not have happened. */
type Ended = { readonly kind: 'answered'; readonly code: string; readonly answer: Readonly<Record<string, unknown>> } | { readonly kind: 'unknown' };

/** Fields of a call; `requestId` is a fresh one unless stated. */
type Fields = Readonly<Record<string, unknown>> & { readonly requestId?: string };

const PAUSES_MS = [2, 5, 10, 20, 40, 80, 160] as const;
const STALE_MS = 600_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A vendor that plays one bet and one prize a round and keeps to the contract, unless one of its bugs is switched on. It is
 * what other adapters can be read against. By `proxy` it sends like an adapter in a process of its own.
 */
export function referenceAdapter(switched: readonly Bug[] = [], way: 'direct' | 'proxy' = 'direct'): Adapter {
  const has = new Set<Bug>(switched);
  const name = switched.length === 0 ? 'reference' : `reference with ${switched.join(', ')}`;
  return { name, vendor: 'REFERENCE', games: ['reference-one', 'reference-two'], open: (setup, ticket) => openTable(way === 'proxy' ? throughProxy(setup) : setup, ticket, has) };
}

const throughProxy = (setup: AdapterSetup): AdapterSetup => ({ ...setup, send: (path, headers, body) => post(`${setup.walletUrl}${path}`, headers, body) });

async function openTable(setup: AdapterSetup, ticket: Ticket, has: ReadonlySet<Bug>): Promise<Table> {
  /** Signs a call; with a bug, over something else than what is sent. */
  function headersOf(call: CallToSign): Record<string, string> {
    const { vendor, merchant } = call;
    const signed = signedHeaders(setup.key, {
      ...call,
      ...(has.has('signs-another-method') ? { method: 'GET' } : {}),
      ...(has.has('signs-another-path') ? { path: '/bet' } : {}),
      ...(has.has('signs-another-vendor') ? { vendor: 'ANOTHER' } : {}),
      ...(has.has('signs-another-merchant') ? { merchant: 'ANOTHER' } : {}),
    }, has.has('signs-with-version-1') ? 1 : 2);
    const { [seamlessHeaders.signature]: signature = '', ...others } = signed;
    return {
      ...others,
      'content-type': 'application/json',
      [seamlessHeaders.vendor]: vendor,
      [seamlessHeaders.merchant]: merchant,
      ...(has.has('names-another-key') ? { [seamlessHeaders.keyId]: 'another' } : {}),
      ...(has.has('unsigned') ? {} : { [seamlessHeaders.signature]: signature }),
    };
  }

  async function sendOnce(call: SeamlessCall, fields: Fields): Promise<Ended> {
    const timestamp = String(Date.now() - (has.has('stale-clock') ? STALE_MS : 0));
    const requestId = fields.requestId ?? randomUUID();
    const body = JSON.stringify({ ts: Number(timestamp), ...fields, requestId });
    const { path } = seamlessCalls[call];
    const headers = headersOf({ method: 'POST', path, vendor: 'REFERENCE', merchant: setup.merchant, rawBody: body, timestamp });
    try {
      const reply = await setup.send(path, headers, body);
      const parsed = seamlessCalls[call].answer.safeParse(JSON.parse(reply.body));
      if (!parsed.success || parsed.data.code === 'UNKNOWN') return { kind: 'unknown' };
      // A call that was not trusted is answered without having been read.
      if (parsed.data.requestId !== requestId && parsed.data.code !== 'BAD_SIGNATURE') return { kind: 'unknown' };
      return { kind: 'answered', code: parsed.data.code, answer: parsed.data };
    } catch {
      return { kind: 'unknown' };
    }
  }

  /** Sends until an answer comes; `fieldsOf` is given the number of the attempt. */
  async function sendUntilAnswered(call: SeamlessCall, fieldsOf: (attempt: number) => Fields): Promise<Ended> {
    let ended = await sendOnce(call, fieldsOf(0));
    for (let attempt = 1; ended.kind === 'unknown' && !has.has('forgets-unknown'); attempt++) {
      if (attempt > 40) return ended;
      await wait(PAUSES_MS[Math.min(attempt - 1, PAUSES_MS.length - 1)] ?? 160);
      ended = await sendOnce(call, fieldsOf(attempt));
    }
    return ended;
  }

  // The token is good once; the same request may be repeated.
  const openingId = randomUUID();
  const opened = await sendUntilAnswered('authenticate', () => ({ requestId: openingId, token: ticket.token }));
  const sessionToken = opened.kind === 'answered' ? opened.answer['sessionToken'] : undefined;
  const session = {
    sessionToken: typeof sessionToken === 'string' ? sessionToken : 'none',
    playerId: ticket.playerId,
    gameCode: ticket.gameCode,
    currency: has.has('wrong-currency') ? 'XXX' : setup.currency,
  };
  const moneyOf = (minor: bigint): Fields => ({ amount: minor.toString(), scale: has.has('ignores-scale') ? 0 : setup.exponent });

  async function play({ stake, prize, cancel }: Order): Promise<Played> {
    const roundId = has.has('reuses-round-id') ? `round-of-${ticket.playerId}` : randomUUID();
    const round = { ...session, roundId };
    const betId = randomUUID();
    const betFields = (attempt: number): Fields => ({
      ...round,
      txId: attempt > 0 && has.has('new-txid-on-retry') ? randomUUID() : betId,
      ...moneyOf(attempt > 0 && has.has('changed-body-on-retry') ? stake + 1n : stake),
      roundClosed: false,
    });
    const pay = (amount: bigint, txId: string = randomUUID()): Promise<Ended> =>
      sendUntilAnswered('win', () => ({ ...round, txId, refTxId: betId, ...moneyOf(amount), roundClosed: !has.has('never-closes') && !has.has('pays-twice') && !has.has('pays-until-it-shows') }));
    const takeBack = (txId: string = randomUUID()): Promise<Ended> =>
      sendUntilAnswered('rollback', () => ({ ...round, txId, refTxId: betId, roundClosed: true }));

    if (has.has('win-before-answer')) void pay(prize);
    // A round that is called off is not waited for: its bet is sent once, and taken back whatever became of it.
    const bet = cancel ? await sendOnce('bet', betFields(0)) : await sendUntilAnswered('bet', betFields);
    if (bet.kind === 'answered' && bet.code !== 'OK' && !has.has('ignores-refusal')) return { roundId, outcome: 'refused', stake, prize: 0n };
    if (bet.kind === 'unknown' && !cancel && has.has('forgets-unknown')) return { roundId, outcome: 'refused', stake, prize: 0n };
    if (cancel || bet.kind === 'unknown') {
      if (!has.has('never-rolls-back')) await takeBack();
      return { roundId, outcome: 'cancelled', stake, prize: 0n };
    }
    if (has.has('stops-at-expiry')) {
      const alive = await sendOnce('balance', session);
      if (alive.kind === 'answered' && alive.code === 'EXPIRED_SESSION') return { roundId, outcome: 'settled', stake, prize };
    }
    const paid = await pay(prize);
    if (has.has('pays-until-it-shows') && paid.kind === 'answered' && bet.kind === 'answered' && paid.answer['balance'] === bet.answer['balance']) await pay(prize);
    if (has.has('pays-twice')) {
      await pay(prize);
      await sendUntilAnswered('roundEnd', () => ({ ...round, txId: `${betId}-end` }));
    }
    if (has.has('rolls-back-settled')) await takeBack();
    return { roundId, outcome: 'settled', stake, prize };
  }
  return { play };
}

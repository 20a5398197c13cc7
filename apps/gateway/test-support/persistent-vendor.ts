import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { seamlessCalls, type SeamlessCall } from '@livery/contracts';
import { signedHeaders, type SigningKey } from '../src/modules/seamless-wallet/index.ts';

/** A player in a game, and the stake of every bet in minor units. */
export interface VendorSeat {
  readonly playerId: string;
  readonly sessionToken: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly stake: bigint;
}

/** Where and as whom a vendor calls. */
export interface VendorLine {
  readonly merchant: string;
  readonly vendor: string;
  readonly key: () => SigningKey;
  /** Address of a gateway or of a proxy, for the next attempt. */
  readonly origin: () => string;
}

/** A vendor that plays rounds of many players at once, follows docs/vendors.md to the letter, and keeps books. */
export interface PersistentVendor {
  /** Plays rounds at a seat, one after the other, until {@link PersistentVendor.stop}; resolves when the last one has ended. */
  play(seat: VendorSeat): Promise<void>;
  stop(): void;
  /** How often attempts ended how: `200 OK`, `500 UNKNOWN, retry after 1`, `no answer`. */
  readonly answers: ReadonlyMap<string, number>;
  /** What the wallet acknowledged, by txId: minor units for the player, below zero for a bet. */
  readonly acknowledged: ReadonlyMap<string, bigint>;
  /** Answers that the contract does not have: the first of each kind in full. */
  readonly foreign: ReadonlyMap<string, string>;
  /** What the player must have more than before, in minor units. */
  dueTo(playerId: string): bigint;
}

/** An answer whose outcome is known; its code is not UNKNOWN. */
interface Known {
  readonly code: string;
}

/** Between two attempts of a call: shorter than Retry-After asks, so that the gateways have to bear more. */
const PAUSES_MS = [20, 40, 80, 160, 250] as const;
const ANSWER_MS = 25_000;

/** Creates a {@link PersistentVendor}. */
export function persistentVendor({ merchant, vendor, key, origin }: VendorLine): PersistentVendor {
  const answers = new Map<string, number>();
  const foreign = new Map<string, string>();
  const acknowledged = new Map<string, bigint>();
  const due = new Map<string, bigint>();
  const stopping = new AbortController();
  const count = (what: string): void => void answers.set(what, (answers.get(what) ?? 0) + 1);

  function acknowledge(playerId: string, txId: string, amount: bigint): void {
    if (acknowledged.has(txId)) return;
    acknowledged.set(txId, amount);
    due.set(playerId, (due.get(playerId) ?? 0n) + amount);
  }

  /** One attempt; undefined where the outcome is not known. */
  async function attempt(name: SeamlessCall, body: string, requestId: string): Promise<Known | undefined> {
    const { path, answer } = seamlessCalls[name];
    const timestamp = String(Date.now());
    const headers = { 'content-type': 'application/json', ...signedHeaders(key(), { method: 'POST', path, vendor, merchant, rawBody: body, timestamp }) };
    try {
      const response = await fetch(`${origin()}${path}`, { method: 'POST', body, headers, signal: AbortSignal.timeout(ANSWER_MS) });
      const text = await response.text();
      const read = answer.safeParse(parse(text));
      const retryAfter = response.headers.get('retry-after');
      const kind = `${response.status} ${read.success ? read.data.code : 'foreign'}${retryAfter === null ? '' : `, retry after ${retryAfter}`}`;
      count(kind);
      const isKnown = read.success && read.data.code !== 'UNKNOWN' && response.status < 500 && read.data.requestId === requestId;
      if (isKnown) return read.data;
      if (!foreign.has(kind) && !(read.success && read.data.code === 'UNKNOWN' && retryAfter !== null)) foreign.set(kind, text.slice(0, 500));
    } catch {
      count('no answer');
    }
    return undefined;
  }

  /** Repeats the same call until it is answered. */
  async function certain(name: SeamlessCall, fields: object): Promise<Known> {
    const requestId = randomUUID();
    const body = JSON.stringify({ requestId, ts: Date.now(), ...fields });
    for (let attempts = 0; ; attempts++) {
      const known = await attempt(name, body, requestId);
      if (known !== undefined) return known;
      await delay(PAUSES_MS[Math.min(attempts, PAUSES_MS.length - 1)]);
    }
  }

  /** One of four: a win; a bet that is taken back whatever became of it; two bets and a win; a lost bet. */
  async function round(seat: VendorSeat, turn: number): Promise<void> {
    const { playerId, stake, ...session } = seat;
    const [roundId, betId, moreId, txId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const common = { ...session, playerId, roundId };
    const bet = { ...common, txId: betId, amount: String(stake), scale: 2 };
    const kind = turn % 4;
    if (kind === 1) {
      const requestId = randomUUID();
      const first = await attempt('bet', JSON.stringify({ requestId, ts: Date.now(), ...bet }), requestId);
      if (first?.code === 'OK') acknowledge(playerId, betId, -stake);
      const { code } = await certain('rollback', { ...common, txId, refTxId: betId, roundClosed: true });
      if (code !== 'OK') return;
      acknowledge(playerId, betId, -stake);
      acknowledge(playerId, txId, stake);
      return;
    }
    if ((await certain('bet', bet)).code !== 'OK') return;
    acknowledge(playerId, betId, -stake);
    if (kind === 2 && (await certain('bet', { ...bet, txId: moreId })).code === 'OK') acknowledge(playerId, moreId, -stake);
    if (kind === 3) {
      if ((await certain('roundEnd', { ...common, txId })).code === 'OK') acknowledge(playerId, txId, 0n);
      return;
    }
    const prize = kind === 2 ? 2n * stake : stake;
    const win = await certain('win', { ...common, txId, refTxId: betId, amount: String(prize), scale: 2, roundClosed: true });
    if (win.code === 'OK') acknowledge(playerId, txId, prize);
  }

  return {
    async play(seat) {
      for (let turn = 0; !stopping.signal.aborted; turn++) await round(seat, turn);
    },
    stop: () => stopping.abort(),
    answers,
    acknowledged,
    foreign,
    dueTo: (playerId) => due.get(playerId) ?? 0n,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { randomUUID } from 'node:crypto';
import { seamlessCalls, seamlessHeaders, type SeamlessCall } from '@livery/contracts';
import { signedHeaders } from '@livery/gateway';
import { createCarrier, type Fault } from '../platform/carrier.ts';
import { parse } from '../platform/parse.ts';
import type { Platform } from '../platform/platform.ts';
import { post, type Reply } from '../platform/post.ts';
import { pick, type Random } from '../random.ts';

/** An answer that says for certain what happened. */
export interface Known {
  readonly code: string;
  readonly [field: string]: unknown;
}

/** Makes calls through random weather, and repeats each until its outcome is known. */
export interface Caller {
  /** A vendor's call; `requestId` and `ts` are added. */
  wallet(call: SeamlessCall, fields: object): Promise<Known>;
  /** The same once: undefined where the outcome is not known. */
  walletOnce(call: SeamlessCall, fields: object): Promise<Known | undefined>;
  /** A call of the table of a player who is logged in, under one idempotency key. */
  member(path: string, token: string, body: object): Promise<Known>;
  /** An operator's call, under one idempotency key. */
  operator(path: string, token: string, body: object): Promise<Known>;
  readonly happened: ReadonlyMap<Fault, number>;
  /** Attempts in all. */
  readonly attempts: number;
  quiet(): Promise<void>;
}

/** One call in five meets something. */
const WEATHER: readonly Fault[] = [...Array.from({ length: 24 }, (): Fault => 'none'), 'slow', 'drop', 'lose-answer', 'late', 'duplicate', 'error'];
/** Answers after which a call is repeated; a signature is bad where the machine stood still between signing and arriving. */
const AGAIN = new Set(['UNKNOWN', 'BAD_SIGNATURE']);
const PAUSES_MS = [2, 5, 10, 20, 40, 80, 160, 320] as const;
/** Some minutes: longer than any gateway takes to be replaced. */
const MOST_ATTEMPTS = 1_000;
/** Addresses that operators' calls are forwarded for: each has a limit a minute. */
const ADDRESSES = 250;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The code of an envelope, `OK` of a good one, with its value. */
function readEnvelope({ status, body }: Reply): Known | undefined {
  const envelope = parse(body);
  if (envelope === undefined || status >= 500 || status === 429) return undefined;
  return { ...(envelope['value'] as object | undefined), code: envelope['success'] === true ? 'OK' : String(envelope['code']) };
}

/** Creates a {@link Caller} for the vendor of a platform. */
export function createCaller(platform: Platform, vendor: string, random: Random): Caller {
  const carrier = createCarrier();
  const happened = new Map<Fault, number>();
  let attempts = 0;

  async function once(send: () => Promise<Reply>, read: (reply: Reply) => Known | undefined): Promise<Known | undefined> {
    const fault = pick(random, WEATHER);
    happened.set(fault, (happened.get(fault) ?? 0) + 1);
    attempts++;
    try {
      return read(await carrier.carry(fault, send));
    } catch {
      return undefined;
    }
  }

  async function certain(attempt: () => Promise<Known | undefined>): Promise<Known> {
    for (let turn = 0; turn < MOST_ATTEMPTS; turn++) {
      const known = await attempt();
      if (known !== undefined) return known;
      await wait(PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)] ?? 320);
    }
    throw new Error(`A call was not answered in ${MOST_ATTEMPTS} attempts.`);
  }

  /** One call, the same bytes at each attempt; the signature is of the attempt's own time. */
  function walletCall(call: SeamlessCall, fields: object): () => Promise<Known | undefined> {
    const requestId = randomUUID();
    const rawBody = JSON.stringify({ requestId, ts: Date.now(), ...fields });
    const { path, answer } = seamlessCalls[call];
    const { merchant, key } = platform;
    const send = (): Promise<Reply> => {
      const headers = { 'content-type': 'application/json', [seamlessHeaders.vendor]: vendor, [seamlessHeaders.merchant]: merchant, ...signedHeaders(key, { method: 'POST', path, vendor, merchant, rawBody, timestamp: String(Date.now()) }) };
      return post(`${pick(random, platform.gateways)}${path}`, headers, rawBody);
    };
    return () =>
      once(send, ({ body }) => {
        const read = answer.safeParse(parse(body));
        return read.success && !AGAIN.has(read.data.code) && read.data.requestId === requestId ? read.data : undefined;
      });
  }

  function orderCall(servers: () => readonly string[], path: string, token: string, body: object): () => Promise<Known | undefined> {
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'x-merchant-code': platform.merchant, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    return () => once(() => post(`${pick(random, servers())}${path}`, { ...headers, 'x-forwarded-for': `198.51.100.${1 + Math.floor(random() * ADDRESSES)}` }, text), readEnvelope);
  }

  return {
    wallet: (call, fields) => certain(walletCall(call, fields)),
    walletOnce: (call, fields) => walletCall(call, fields)(),
    member: (path, token, body) => certain(orderCall(() => platform.gateways, path, token, body)),
    operator: (path, token, body) => certain(orderCall(() => platform.operatorServers, path, token, body)),
    happened,
    get attempts() {
      return attempts;
    },
    quiet: carrier.quiet,
  };
}

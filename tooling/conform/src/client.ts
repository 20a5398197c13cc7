import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sealPlain } from '@livery/api-sdk/sealed';
import { calls, HPKE_HEADER, HPKE_VERSION, type CallName, type CallSpec, type SealedBody } from '@livery/contracts';
import { codeOf, fieldsOf, jsonIn, valueIn, type Exchange } from './exchange.ts';
import { createSecrets, type Secrets } from './secrets.ts';

/** A request as it is sent, whatever the contract says of it. */
export interface RawRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly call?: CallName;
  readonly sealed?: unknown;
  /** Whether the server may close the connection after it: none of the requests that follow is sent on the same one. */
  readonly closes?: true;
}

/** What a check does differently from what the site does. */
export interface CallOptions {
  readonly token?: string | undefined;
  /** The `Idempotency-Key`; a new one unless given, none where it is null. */
  readonly idempotencyKey?: string | null;
  readonly language?: string;
  /** The `X-Merchant-Code`; none where it is null. */
  readonly merchantCode?: string | null;
  /** Sends the body of a sealed call as it is. */
  readonly plain?: boolean;
  readonly seal?: SealOptions;
}

/** How a body is sealed, where not for the call that it is sent to, now, under the server's key. */
export interface SealOptions {
  /** Milliseconds that are added to the clock. */
  readonly aheadMs?: number;
  readonly path?: string;
  readonly merchantCode?: string;
  /** Names this key, which nobody has. */
  readonly kid?: string;
  /** Changes a byte of the sealed text. */
  readonly altered?: boolean;
}

/** The server's public key, and how far its clock is from ours. */
interface KnownKey {
  readonly kid: string;
  readonly publicKey: string;
  readonly skewMs: number;
}

/** Sends requests to the server. */
export interface Client {
  readonly merchantCode: string;
  /** How many requests were sent so far, but for streams. */
  readonly sent: number;
  /** What was sent since it was last taken: whoever does not take it keeps every answer in memory. */
  take(): readonly Exchange[];
  /** Those that were sent and received so far. */
  readonly secrets: Secrets;
  send(request: RawRequest): Promise<Exchange>;
  /** Makes a call of the table as the site does. */
  call(name: CallName, request?: object, options?: CallOptions): Promise<Exchange>;
  /** The text of a sealed body, to be sent more than once. */
  sealed(name: CallName, request: object, seal?: SealOptions): Promise<SealedBody>;
  /** The address of a path. */
  address(path: string): string;
  /** Headers that the site sends with a call. */
  headersOf(name: CallName, options?: CallOptions): Record<string, string>;
}

/** No answer after this long is none. */
const PATIENCE_MS = 15_000;
/** Longer answers than any call has. */
const MOST_BYTES = 8_000_000;
/** After so many requests in a row that got no answer in time, no more is sent: a run would last for hours. */
const MOST_SILENT = 5;
/** A refusal for too many requests is waited for so long; the site would show it. */
const LONGEST_WAIT_S = 30;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : Array.isArray(value) ? value.map(String).join(',') : JSON.stringify(value));

/** Fields as the site writes them into a query or a form. */
function urlEncoded(fields: object): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined && value !== null) params.set(name, textOf(value));
  return params.toString();
}

/** Codes of an error that says that a connection was closed at the other end. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** A call by GET that does something, so that it is not sent twice. */
const LAUNCH = calls.launchGame.path;

/**
 * Sends a request. Servers close connections that were kept open, and some that refused something: a request that only reads is sent a second
 * time then, as browsers do, since nobody can tell from the first whether the server heard it.
 */
async function ask(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    const code = error instanceof Error ? fieldsOf(error.cause)['code'] : undefined;
    if (init.method !== 'GET' || new URL(address).pathname.endsWith(LAUNCH) || typeof code !== 'string' || !CLOSED.has(code)) throw error;
    return fetch(address, init);
  }
}

/** The text of an answer, up to {@link MOST_BYTES}. @throws Error where it is longer */
async function textOfAnswer(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`The answer is longer than ${MOST_BYTES / 1_000_000} MB.`);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Creates a {@link Client}.
 * @param origin of the server, without a slash at its end; a path after it is put before every call's
 */
export function createClient(origin: string, merchantCode: string): Client {
  let fresh: Exchange[] = [];
  let [sent, silent] = [0, 0];
  const secrets = createSecrets();
  let known: Promise<KnownKey> | undefined;

  async function send({ method, path, headers = {}, body, call, sealed, closes }: RawRequest): Promise<Exchange> {
    const request = { method, path, headers, body, sealed };
    let exchange: Exchange;
    if (silent >= MOST_SILENT) return { call, request, status: undefined, headers: {}, text: '', json: undefined, broken: `not sent, since the ${MOST_SILENT} requests before got no answer in ${PATIENCE_MS / 1000} seconds` };
    let cookies: readonly string[] = [];
    try {
      const response = await ask(origin + path, { method, headers: closes === true ? { ...headers, connection: 'close' } : headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...(body === undefined ? {} : { body }) });
      const text = await textOfAnswer(response);
      cookies = response.headers.getSetCookie();
      exchange = { call, request, status: response.status, headers: Object.fromEntries(response.headers), text, json: jsonIn(text), broken: undefined };
      silent = 0;
    } catch (error) {
      silent = error instanceof Error && error.name === 'TimeoutError' ? silent + 1 : 0;
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      exchange = { call, request, status: undefined, headers: {}, text: '', json: undefined, broken: cause instanceof Error ? cause.message : String(cause) };
    }
    sent += 1;
    fresh.push(exchange);
    secrets.addFrom(exchange, cookies);
    return exchange;
  }

  async function fetchKey(): Promise<KnownKey> {
    const sentAt = Date.now();
    const answered = await send({ method: 'GET', path: calls.cryptoKey.path, headers: headersOf('cryptoKey'), call: 'cryptoKey' });
    const { kid, publicKey, serverTime } = fieldsOf(valueIn(answered));
    if (typeof kid !== 'string' || typeof publicKey !== 'string' || typeof serverTime !== 'string') throw new Error('The server offers no key to seal with.');
    return { kid, publicKey, skewMs: Date.parse(serverTime) - (sentAt + Date.now()) / 2 };
  }

  async function sealed(name: CallName, request: unknown, seal: SealOptions = {}): Promise<SealedBody> {
    known ??= fetchKey();
    const key = await known.catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    const plain = { iat: Math.round(Date.now() + key.skewMs + (seal.aheadMs ?? 0)), jti: randomBytes(16).toString('base64url'), body: request };
    const spec: CallSpec = calls[name];
    const body = await sealPlain(plain, { ...key, kid: seal.kid ?? key.kid }, { method: spec.method, path: seal.path ?? spec.path, merchantCode: seal.merchantCode ?? merchantCode });
    return seal.altered === true ? { ...body, ct: (body.ct.startsWith('A') ? 'B' : 'A') + body.ct.slice(1) } : body;
  }

  function headersOf(name: CallName, { token, idempotencyKey, language = 'EN', merchantCode: merchant = merchantCode, plain = false }: CallOptions = {}): Record<string, string> {
    const spec: CallSpec = calls[name];
    const key = spec.idempotent === true && idempotencyKey !== null ? (idempotencyKey ?? randomUUID()) : undefined;
    return {
      accept: spec.stream === true ? 'text/event-stream' : 'application/json',
      'x-module-id': spec.moduleId,
      'x-language': language,
      'x-device': 'conform',
      ...(merchant === null ? {} : { 'x-merchant-code': merchant }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(spec.encrypted === true && !plain ? { [HPKE_HEADER]: HPKE_VERSION } : {}),
    };
  }

  async function once(name: CallName, request: object, options: CallOptions): Promise<Exchange> {
    const spec: CallSpec = calls[name];
    const headers = headersOf(name, options);
    const { method, path } = spec;
    if (method === 'GET' || method === 'DELETE') {
      const query = urlEncoded(request);
      return send({ method, path: query === '' ? path : `${path}?${query}`, headers, call: name });
    }
    if (spec.form === true) return send({ method, path, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' }, body: urlEncoded(request), call: name });
    const json = { ...headers, 'content-type': 'application/json' };
    if (spec.encrypted !== true || options.plain === true) return send({ method, path, headers: json, body: JSON.stringify(request), call: name });
    return send({ method, path, headers: json, body: JSON.stringify(await sealed(name, request, options.seal)), call: name, sealed: request });
  }

  return {
    merchantCode,
    get sent() {
      return sent;
    },
    take() {
      const taken = fresh;
      fresh = [];
      return taken;
    },
    secrets,
    send,
    sealed,
    headersOf,
    address: (path) => origin + path,
    async call(name, request = {}, options = {}) {
      const first = await once(name, request, options);
      const wait = codeOf(first) === 'TOO_MANY_REQUESTS' ? Number(first.headers['retry-after'] ?? Number.NaN) : Number.NaN;
      if (!(wait <= LONGEST_WAIT_S)) return first;
      await delay(wait * 1000);
      return once(name, request, options);
    },
  };
}

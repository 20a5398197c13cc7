import { randomBytes, randomUUID } from 'node:crypto';
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { calls, HPKE_HEADER, HPKE_VERSION, sealedAad, sealedInfo, type CallName, type CallSpec, type Envelope, type SealedBody } from '@livery/contracts';
import type { InjectOptions } from 'fastify';
import type { TestGateway } from './gateway.ts';

export interface CallOptions {
  readonly merchantCode?: string;
  readonly token?: string;
  readonly language?: string;
  readonly idempotencyKey?: string;
  readonly host?: string;
  /** The visitor's address; loopback unless stated. */
  readonly ip?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A parsed answer. */
export interface Answer<Value = unknown> {
  readonly status: number;
  readonly body: Envelope<Value>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** How a test seals a body. Every part may be altered, to see it refused. */
export interface Sealing {
  readonly merchantCode: string;
  readonly method: string;
  readonly path: string;
  readonly iat: number;
  readonly jti: string;
}

const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
const base64url = (bytes: ArrayBuffer | Uint8Array): string => Buffer.from(bytes as ArrayBuffer).toString('base64url');

/** The public half of the key that a gateway offers. */
export interface OfferedKey {
  readonly kid: string;
  /** base64url */
  readonly publicKey: string;
}

/** Seals any text in the place of the plain one. */
export async function sealText({ kid, publicKey }: OfferedKey, text: string, { merchantCode, method, path }: Pick<Sealing, 'merchantCode' | 'method' | 'path'>): Promise<SealedBody> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(Uint8Array.from(Buffer.from(publicKey, 'base64url')).buffer);
  const sender = await suite.createSenderContext({ recipientPublicKey, info: sealedInfo(merchantCode, kid).buffer });
  const plain = new TextEncoder().encode(text);
  const ct = await sender.seal(plain.buffer, sealedAad(method, path, merchantCode, kid).buffer);
  return { v: 1, kid, enc: base64url(sender.enc), ct: base64url(ct) };
}

/** Seals as a browser would. */
export const sealUnder = (key: OfferedKey, body: unknown, { iat, jti, ...to }: Sealing): Promise<SealedBody> => sealText(key, JSON.stringify({ iat, jti, body }), to);

/** Seals under the key that the gateway offers. */
export async function seal(gateway: TestGateway, body: unknown, sealing: Sealing): Promise<SealedBody> {
  const offered = await gateway.app.inject({ url: calls.cryptoKey.path, headers: { 'x-merchant-code': sealing.merchantCode } });
  return sealUnder(offered.json<{ value: OfferedKey }>().value, body, sealing);
}

/** A fresh nonce for a sealed body. */
export const newJti = (): string => randomBytes(16).toString('base64url');

/** How a request gets to a gateway: by `inject` of its server, or over the network. */
export type Inject = (request: InjectOptions) => Promise<{ readonly statusCode: number; readonly headers: Readonly<Record<string, unknown>>; json(): unknown }>;

/**
 * Makes calls as a browser would: sealed and with an idempotency key where the table requires them.
 * @param inject past the network unless stated
 */
export function createCaller(gateway: TestGateway, merchantCode: string, inject: Inject = (request) => gateway.app.inject(request)) {
  return async <Value = unknown>(name: CallName, request: object = {}, options: CallOptions = {}): Promise<Answer<Value>> => {
    const spec: CallSpec = calls[name];
    const merchant = options.merchantCode ?? merchantCode;
    const inQuery = spec.method === 'GET' || spec.method === 'DELETE';
    const sealing = { merchantCode: merchant, method: spec.method, path: spec.path, iat: gateway.clock.now(), jti: newJti() };
    const body = inQuery ? undefined : spec.encrypted === true ? await seal(gateway, request, sealing) : request;
    const response = await inject({
      method: spec.method,
      url: spec.path,
      ...(options.ip === undefined ? {} : { remoteAddress: options.ip }),
      headers: {
        host: options.host ?? 'localhost:4000',
        'x-merchant-code': merchant,
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...(options.language === undefined ? {} : { 'x-language': options.language }),
        ...(spec.encrypted === true ? { [HPKE_HEADER]: HPKE_VERSION } : {}),
        ...(spec.idempotent === true ? { 'idempotency-key': options.idempotencyKey ?? randomUUID() } : {}),
        ...options.headers,
      },
      ...(inQuery ? { query: Object.fromEntries(Object.entries(request).map(([key, value]) => [key, String(value)])) } : { payload: body as object }),
    });
    return { status: response.statusCode, body: response.json() as Envelope<Value>, headers: response.headers };
  };
}

/** A registration that the platform's rules accept. */
export function registration(username: string, changes: object = {}): object {
  return {
    username,
    password: 'Correct-horse-7',
    confirmPassword: 'Correct-horse-7',
    login: true,
    registerUrl: 'http://localhost:4000/register',
    registerMethod: 'WEB',
    ageConfirmed: true,
    termsVersion: '2026-01',
    ...changes,
  };
}

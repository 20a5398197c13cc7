import { randomBytes, randomUUID } from 'node:crypto';
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { calls, HPKE_HEADER, HPKE_VERSION, sealedAad, sealedInfo } from '@livery/contracts';
import type { CallName, CallSpec, Envelope, RequestOf, ResponseOf, SealedBody } from '@livery/contracts';
import { serverNow } from './time-travel.ts';

/** Origin and session of a call. */
export interface From {
  /** Origin of the site. */
  readonly site: string;
  /** Client address of the call. */
  readonly ip: string;
  readonly token?: string;
}

const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
const base64url = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64url');
const merchants = new Map<string, string>();

async function answerOf<Value>(response: Response, name: string): Promise<Value> {
  const envelope = (await response.json()) as Envelope<Value>;
  if (!envelope.success) throw new Error(`${name} was refused: ${envelope.code} ${JSON.stringify(envelope.value ?? {})}`);
  return envelope.value;
}

/** Origin of a site under a name that every resolver knows; calls state their merchant in a header. */
const gatewayOf = (site: string): string => `http://localhost:${new URL(site).port}`;

/** Returns the merchant code of a site. */
export async function merchantOf(site: string): Promise<string> {
  const known = merchants.get(site);
  if (known !== undefined) return known;
  const answer = await fetch(`${gatewayOf(site)}${calls.domainRoute.path}?domain=${new URL(site).hostname}`);
  const { merchantCode } = await answerOf<ResponseOf<'domainRoute'>>(answer, 'domainRoute');
  merchants.set(site, merchantCode);
  return merchantCode;
}

async function sealed(site: string, merchant: string, { method, path }: CallSpec, body: unknown): Promise<SealedBody> {
  const { kid, publicKey } = await answerOf<ResponseOf<'cryptoKey'>>(await fetch(gatewayOf(site) + calls.cryptoKey.path), 'cryptoKey');
  const recipientPublicKey = await suite.kem.deserializePublicKey(Uint8Array.from(Buffer.from(publicKey, 'base64url')).buffer);
  const sender = await suite.createSenderContext({ recipientPublicKey, info: sealedInfo(merchant, kid).buffer });
  const plain = new TextEncoder().encode(JSON.stringify({ iat: serverNow(), jti: randomBytes(16).toString('base64url'), body }));
  const ct = await sender.seal(plain.buffer, sealedAad(method, path, merchant, kid).buffer);
  return { v: 1, kid, enc: base64url(sender.enc), ct: base64url(ct) };
}

/** Makes a call as a page would, for the parts that a journey does not test. @throws Error with the error code of a failed call */
export async function call<Name extends CallName>(name: Name, request: RequestOf<Name>, { site, ip, token }: From): Promise<ResponseOf<Name>> {
  const spec: CallSpec = calls[name];
  const merchant = await merchantOf(site);
  const inQuery = spec.method === 'GET' || spec.method === 'DELETE';
  const query = inQuery ? `?${new URLSearchParams(request ?? {})}` : '';
  const body = spec.form === true ? new URLSearchParams(request ?? {}) : JSON.stringify(spec.encrypted === true ? await sealed(site, merchant, spec, request) : (request ?? {}));
  const response = await fetch(gatewayOf(site) + spec.path + query, {
    method: spec.method,
    headers: {
      'x-merchant-code': merchant,
      'x-module-id': spec.moduleId,
      'x-forwarded-for': ip,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(spec.encrypted === true ? { [HPKE_HEADER]: HPKE_VERSION } : {}),
      ...(spec.idempotent === true ? { 'idempotency-key': randomUUID() } : {}),
      ...(inQuery || spec.form === true ? {} : { 'content-type': 'application/json' }),
    },
    ...(inQuery ? {} : { body }),
  });
  return answerOf<ResponseOf<Name>>(response, name);
}

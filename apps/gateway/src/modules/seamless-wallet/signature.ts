import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { SEAMLESS_MAX_SKEW_MS, seamlessHeaders, signedText, signedText2, SIGNING_KEY_ID } from '@livery/contracts';

/** A key that signs: its id, and the secret as text. */
export interface SigningKey {
  readonly id: string;
  readonly secret: string;
}

/** A call's parts that signatures cover. */
export interface CallToSign {
  readonly method: string;
  /** The request target as sent. */
  readonly path: string;
  readonly vendor: string;
  readonly merchant: string;
  readonly rawBody: string;
  readonly timestamp: string;
}

/** A call as it arrived. */
export interface SignedCall extends Omit<CallToSign, 'timestamp'> {
  /** Value of a header by its name in lower case. */
  readonly header: (name: string) => string | undefined;
}

/** What calls of a vendor are held against. */
export interface VendorTrust {
  /** The keys that are valid now, newest first. */
  readonly keys: readonly SigningKey[];
  /** Whether version 1 is taken now. */
  readonly version1: boolean;
}

/** Version 1: lower-case hex of HMAC-SHA256 over the raw body, a bar and the millisecond timestamp. */
export function sign(secret: string, rawBody: string, timestamp: string): string {
  return createHmac('sha256', secret).update(signedText(rawBody, timestamp)).digest('hex');
}

/** Version 2: lower-case hex of HMAC-SHA256 over method, path, vendor, merchant, timestamp, key id and the body's hash. */
export function sign2({ id, secret }: SigningKey, { rawBody, ...call }: CallToSign): string {
  const bodyHash = hash('sha256', rawBody, 'hex');
  return createHmac('sha256', secret).update(signedText2({ ...call, keyId: id, bodyHash })).digest('hex');
}

/** The headers of a signed call. */
export function signedHeaders(key: SigningKey, call: CallToSign, version: 1 | 2 = 2): Record<string, string> {
  return {
    [seamlessHeaders.vendor]: call.vendor,
    [seamlessHeaders.merchant]: call.merchant,
    [seamlessHeaders.timestamp]: call.timestamp,
    [seamlessHeaders.keyId]: key.id,
    ...(version === 2 ? { [seamlessHeaders.version]: '2' } : {}),
    [seamlessHeaders.signature]: version === 2 ? sign2(key, call) : sign(key.secret, call.rawBody, call.timestamp),
  };
}

/** Why a call does not count as signed: what its headers lack, or that no valid key made the signature. */
export type Unsigned = 'timestamp' | 'signature' | 'key' | 'version' | 'other-key' | 'mismatch';

/**
 * Undefined where a valid key signed the call in a version that the vendor may use, and its timestamp is recent; else why it does not count, which
 * is for the log alone. Compares in constant time. A header that names a key or version is binding: what it names is tried, and nothing else.
 */
export function unsignedWhy({ header, ...call }: SignedCall, { keys, version1 }: VendorTrust, now: number): Unsigned | undefined {
  const timestamp = header(seamlessHeaders.timestamp);
  const signature = header(seamlessHeaders.signature);
  const keyId = header(seamlessHeaders.keyId);
  const version = header(seamlessHeaders.version) ?? '1';
  if (timestamp === undefined || !/^\d{1,16}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > SEAMLESS_MAX_SKEW_MS) return 'timestamp';
  if (signature === undefined || !/^[0-9a-f]{64}$/.test(signature)) return 'signature';
  if (keyId !== undefined && !SIGNING_KEY_ID.test(keyId)) return 'key';
  if (version === '2' ? keyId === undefined : version !== '1' || !version1) return 'version';
  const given = Buffer.from(signature, 'hex');
  let signed = false;
  let tried = false;
  for (const key of keys) {
    if (keyId !== undefined && key.id !== keyId) continue;
    tried = true;
    const expected = version === '2' ? sign2(key, { ...call, timestamp }) : sign(key.secret, call.rawBody, timestamp);
    signed = timingSafeEqual(given, Buffer.from(expected, 'hex')) || signed;
  }
  if (signed) return undefined;
  return tried ? 'mismatch' : 'other-key';
}

/** Whether a valid key signed the call: see {@link unsignedWhy}. */
export function isSigned(call: SignedCall, trust: VendorTrust, now: number): boolean {
  return unsignedWhy(call, trust, now) === undefined;
}

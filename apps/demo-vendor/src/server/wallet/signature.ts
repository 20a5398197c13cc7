import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { SEAMLESS_MAX_SKEW_MS, seamlessHeaders, signedText2 } from '@livery/contracts';
import type { SigningKey } from '../config.ts';

/** The parts of a call that its signature covers. */
export interface CallToSign {
  readonly method: string;
  /** The request target as sent. */
  readonly path: string;
  readonly vendor: string;
  readonly merchant: string;
  readonly rawBody: string;
  readonly timestamp: string;
}

/** A call as it arrived: headers by their names in lower case, empty where they are missing. */
export interface SignedCall extends Omit<CallToSign, 'timestamp'> {
  readonly header: (name: string) => string;
}

/** Version 2: lower-case hex of HMAC-SHA256 over method, path, vendor, merchant, timestamp, key id and the body's hash. */
export function sign({ id, secret }: SigningKey, { rawBody, ...call }: CallToSign): string {
  const bodyHash = createHash('sha256').update(rawBody).digest('hex');
  return createHmac('sha256', secret).update(signedText2({ ...call, keyId: id, bodyHash })).digest('hex');
}

/** The headers of a signed call. */
export function signedHeaders(key: SigningKey, call: CallToSign): Record<string, string> {
  return {
    [seamlessHeaders.vendor]: call.vendor,
    [seamlessHeaders.merchant]: call.merchant,
    [seamlessHeaders.timestamp]: call.timestamp,
    [seamlessHeaders.version]: '2',
    [seamlessHeaders.keyId]: key.id,
    [seamlessHeaders.signature]: sign(key, call),
  };
}

/** Whether a call was signed with `key`, in version 2, within the permitted clock skew. Compares in constant time. */
export function isSigned({ header, ...call }: SignedCall, key: SigningKey, now: number): boolean {
  const [timestamp, signature] = [header(seamlessHeaders.timestamp), header(seamlessHeaders.signature)];
  if (header(seamlessHeaders.version) !== '2' || header(seamlessHeaders.keyId) !== key.id) return false;
  if (!/^\d{1,16}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(now - Number(timestamp)) > SEAMLESS_MAX_SKEW_MS) return false;
  return timingSafeEqual(Buffer.from(sign(key, { ...call, timestamp }), 'hex'), Buffer.from(signature, 'hex'));
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { SEAMLESS_MAX_SKEW_MS, signedText } from '@livery/contracts';

/** The signed parts of a call. */
export interface Proof {
  readonly rawBody: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** Lower-case hex of HMAC-SHA256 over the raw body, a bar and the millisecond timestamp. */
export function sign(key: string, rawBody: string, timestamp: string): string {
  return createHmac('sha256', key).update(signedText(rawBody, timestamp)).digest('hex');
}

/** Whether a call was signed with `key` within the permitted clock skew. Compares in constant time. */
export function isSigned({ rawBody, timestamp, signature }: Proof, key: string, now: number): boolean {
  if (!/^\d{1,16}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(now - Number(timestamp)) > SEAMLESS_MAX_SKEW_MS) return false;
  return timingSafeEqual(Buffer.from(sign(key, rawBody, timestamp), 'hex'), Buffer.from(signature, 'hex'));
}

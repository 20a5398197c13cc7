import { createHmac, timingSafeEqual } from 'node:crypto';
import { SEAMLESS_MAX_SKEW_MS, signedText } from '@livery/contracts';

/** The signature headers and the body of a call. */
export interface SignedRequest {
  readonly rawBody: string;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
}

/** Lower-case hex of HMAC-SHA256 over the raw body, a bar and the millisecond timestamp. */
export function sign(secret: string, rawBody: string, timestamp: string): string {
  return createHmac('sha256', secret).update(signedText(rawBody, timestamp)).digest('hex');
}

/** Whether one of the secrets signed the call, and the timestamp is recent. Compares in constant time. */
export function isSigned({ rawBody, timestamp, signature }: SignedRequest, secrets: readonly string[], now: number): boolean {
  if (timestamp === undefined || !/^\d{1,16}$/.test(timestamp)) return false;
  if (signature === undefined || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(now - Number(timestamp)) > SEAMLESS_MAX_SKEW_MS) return false;
  const given = Buffer.from(signature, 'hex');
  let signed = false;
  for (const secret of secrets) {
    const expected = createHmac('sha256', secret).update(signedText(rawBody, timestamp)).digest();
    signed = timingSafeEqual(given, expected) || signed;
  }
  return signed;
}

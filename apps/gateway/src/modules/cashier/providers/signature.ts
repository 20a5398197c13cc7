import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { PAYMENT_MAX_SKEW_MS, paymentHeaders, paymentSignedText, SIGNING_KEY_ID } from '@livery/contracts';
import type { CallbackRequest, ProviderRef } from './adapter.ts';

/** A key of a provider at a merchant: its id, and the secret as text. */
export interface PaymentKey {
  readonly id: string;
  readonly secret: string;
}

interface Signable extends ProviderRef {
  readonly method: string;
  readonly path: string;
  readonly rawBody: string;
  readonly timestamp: string;
}

function signatureOf({ id: keyId, secret }: PaymentKey, { tenant: merchant, rawBody, ...call }: Signable): string {
  return createHmac('sha256', secret).update(paymentSignedText({ ...call, merchant, keyId, bodyHash: hash('sha256', rawBody, 'hex') })).digest('hex');
}

/** The headers of a signed call. */
export function paymentSignature(key: PaymentKey, call: Signable): Record<string, string> {
  return {
    [paymentHeaders.provider]: call.provider,
    [paymentHeaders.merchant]: call.tenant,
    [paymentHeaders.timestamp]: call.timestamp,
    [paymentHeaders.keyId]: key.id,
    [paymentHeaders.signature]: signatureOf(key, call),
  };
}

/** The headers of a request that may be signed; undefined where they are incomplete, too old, or for another provider or merchant. */
function signatureHeaders(ref: ProviderRef, { header }: Pick<CallbackRequest, 'header'>, now: number): { readonly timestamp: string; readonly signature: string; readonly keyId: string } | undefined {
  const timestamp = header(paymentHeaders.timestamp);
  const signature = header(paymentHeaders.signature);
  const keyId = header(paymentHeaders.keyId);
  if (timestamp === undefined || !/^\d{1,16}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > PAYMENT_MAX_SKEW_MS) return undefined;
  if (signature === undefined || !/^[0-9a-f]{64}$/.test(signature) || keyId === undefined || !SIGNING_KEY_ID.test(keyId)) return undefined;
  if (header(paymentHeaders.provider) !== ref.provider || header(paymentHeaders.merchant) !== ref.tenant) return undefined;
  return { timestamp, signature, keyId };
}

/** Whether a request's headers are those of a signed one: nothing is proved yet. */
export const mayBeSigned = (ref: ProviderRef, request: Pick<CallbackRequest, 'header'>, now: number): boolean => signatureHeaders(ref, request, now) !== undefined;

/** Whether one of the keys signed the request for this provider and merchant, a short while ago. Compares in constant time. */
export function isPaymentSigned(ref: ProviderRef, { method, path, rawBody, header }: CallbackRequest, keys: readonly PaymentKey[], now: number): boolean {
  const headers = signatureHeaders(ref, { header }, now);
  if (headers === undefined) return false;
  const { timestamp, signature, keyId } = headers;
  const key = keys.find(({ id }) => id === keyId);
  if (key === undefined) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(key, { ...ref, method, path, rawBody, timestamp }), 'hex'));
}

import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { PAYMENT_MAX_SKEW_MS, paymentHeaders, paymentSignedText, SIGNING_KEY_ID } from '@livery/contracts';
import { z } from 'zod';

const keySchema = z.object({ id: z.string().regex(SIGNING_KEY_ID), secret: z.string().min(32).max(256) });
const fileSchema = z.record(z.string(), z.record(z.string(), keySchema));

/** A key that calls are signed with. */
export type PaymentKey = z.output<typeof keySchema>;
/** Provider → merchant → key. */
export type PaymentKeys = z.output<typeof fileSchema>;

/** Reads keys from JSON text. */
export const parseKeys = (text: string): PaymentKeys => fileSchema.parse(JSON.parse(text));

/** Who calls, or is called. */
export interface Account {
  readonly provider: string;
  readonly merchant: string;
}

/** The key of an account; undefined where it has none. */
export function keyOf(keys: PaymentKeys, { provider, merchant }: Account): PaymentKey | undefined {
  const ofProvider = Object.hasOwn(keys, provider) ? keys[provider] : undefined;
  return ofProvider !== undefined && Object.hasOwn(ofProvider, merchant) ? ofProvider[merchant] : undefined;
}

interface Signable extends Account {
  readonly path: string;
  readonly rawBody: string;
  readonly timestamp: string;
}

const signatureOf = ({ id: keyId, secret }: PaymentKey, { rawBody, ...call }: Signable): string =>
  createHmac('sha256', secret).update(paymentSignedText({ ...call, method: 'POST', keyId, bodyHash: hash('sha256', rawBody, 'hex') })).digest('hex');

/** The headers of a signed POST. */
export function signedHeaders(key: PaymentKey, call: Signable): Record<string, string> {
  return {
    [paymentHeaders.provider]: call.provider,
    [paymentHeaders.merchant]: call.merchant,
    [paymentHeaders.timestamp]: call.timestamp,
    [paymentHeaders.keyId]: key.id,
    [paymentHeaders.signature]: signatureOf(key, call),
  };
}

/** The account whose key signed a POST a short while ago; undefined where none did. */
export function signerOf(keys: PaymentKeys, { path, rawBody, header }: { readonly path: string; readonly rawBody: string; readonly header: (name: string) => string | undefined }, now: number): Account | undefined {
  const [provider = '', merchant = '', timestamp = '', keyId = '', signature = ''] = [paymentHeaders.provider, paymentHeaders.merchant, paymentHeaders.timestamp, paymentHeaders.keyId, paymentHeaders.signature].map(header);
  const key = keyOf(keys, { provider, merchant });
  if (key === undefined || key.id !== keyId || !/^\d{1,16}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return undefined;
  if (Math.abs(now - Number(timestamp)) > PAYMENT_MAX_SKEW_MS) return undefined;
  const expected = signatureOf(key, { provider, merchant, path, rawBody, timestamp });
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(expected, 'hex')) ? { provider, merchant } : undefined;
}

/** Request headers of a signed call to or from a payment provider, in lower case. */
export const paymentHeaders = {
  /** Code that the merchant knows the provider by. */
  provider: 'x-provider',
  /** Merchant code of the brand whose cashier is called, or calls. */
  merchant: 'x-merchant-code',
  /** Milliseconds since 1970 UTC, as decimal digits. */
  timestamp: 'x-timestamp',
  /** Id of the key that signed. */
  keyId: 'x-key-id',
  /** Lower-case hex of HMAC-SHA256 over {@link paymentSignedText} with a key of this merchant × provider. */
  signature: 'x-signature',
} as const;

/** A timestamp further than this from the clock of whoever is called is refused, in milliseconds. */
export const PAYMENT_MAX_SKEW_MS = 300_000;

/** What a signature covers. No part contains a line break. */
export interface PaymentSignedParts {
  /** Upper case. */
  readonly method: string;
  /** The request target as sent: path, and query where there is one. */
  readonly path: string;
  readonly provider: string;
  readonly merchant: string;
  readonly timestamp: string;
  readonly keyId: string;
  /** Lower-case hex of SHA-256 over the body's bytes. */
  readonly bodyHash: string;
}

/** First line of the signed text: no signature of a game vendor's call is good for a payment, nor the other way round. */
const VERSION = 'livery-payment-1';

/** The text that is signed: a line for each part, without a line break at the end. */
export function paymentSignedText({ method, path, provider, merchant, timestamp, keyId, bodyHash }: PaymentSignedParts): string {
  return [VERSION, method, path, provider, merchant, timestamp, keyId, bodyHash].join('\n');
}

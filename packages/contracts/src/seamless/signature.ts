/** Request headers of a signed seamless call, in lower case. */
export const seamlessHeaders = {
  /** Vendor code. */
  vendor: 'x-vendor',
  /** Merchant code of the brand whose wallet is called. */
  merchant: 'x-merchant-code',
  /** Milliseconds since 1970 UTC, as decimal digits. */
  timestamp: 'x-timestamp',
  /** Lower-case hex of HMAC-SHA256 over {@link signedText}, with the key of this brand × vendor. */
  signature: 'x-signature',
} as const;

/** A timestamp further than this from the wallet's clock is refused, in milliseconds. */
export const SEAMLESS_MAX_SKEW_MS = 300_000;

/**
 * The text that is signed: the raw body exactly as sent, a bar, and the timestamp header.
 * Sign the bytes that go out; a body that is serialised again may differ.
 */
export function signedText(rawBody: string, timestamp: string): string {
  return `${rawBody}|${timestamp}`;
}

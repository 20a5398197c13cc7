/** Request headers of a signed seamless or transfer call, in lower case. */
export const seamlessHeaders = {
  /** Vendor code. */
  vendor: 'x-vendor',
  /** Merchant code of the brand whose wallet is called. */
  merchant: 'x-merchant-code',
  /** Milliseconds since 1970 UTC, as decimal digits. */
  timestamp: 'x-timestamp',
  /** `2`, or absent for version 1. */
  version: 'x-signature-version',
  /** Id of the key that signed; required by version 2. */
  keyId: 'x-key-id',
  /** Lower-case hex of HMAC-SHA256 over {@link signedText2}, or {@link signedText} in version 1, with a key of this brand × vendor. */
  signature: 'x-signature',
} as const;

/** A timestamp further than this from the wallet's clock is refused, in milliseconds. */
export const SEAMLESS_MAX_SKEW_MS = 300_000;

/** A key's id. */
export const SIGNING_KEY_ID = /^[A-Za-z0-9._-]{1,64}$/;

/**
 * The text that version 1 signs: the raw body exactly as sent, a bar, and the timestamp header.
 * Sign the bytes that go out; a body that is serialised again may differ.
 */
export function signedText(rawBody: string, timestamp: string): string {
  return `${rawBody}|${timestamp}`;
}

/** What a signature of version 2 covers. No part contains a line break. */
export interface SignedParts {
  /** Upper case. */
  readonly method: string;
  /** The request target as sent: path, and query where there is one. */
  readonly path: string;
  readonly vendor: string;
  readonly merchant: string;
  readonly timestamp: string;
  readonly keyId: string;
  /** Lower-case hex of SHA-256 over the body's bytes. */
  readonly bodyHash: string;
}

/** First line of the signed text: no text of version 1 begins so, since bodies are JSON objects. */
const VERSION_2 = 'livery-signature-2';

/** The text that version 2 signs: a line for each part, without a line break at the end. */
export function signedText2({ method, path, vendor, merchant, timestamp, keyId, bodyHash }: SignedParts): string {
  return [VERSION_2, method, path, vendor, merchant, timestamp, keyId, bodyHash].join('\n');
}

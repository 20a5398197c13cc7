/** Request header that marks a sealed body, and its value. */
export const HPKE_HEADER = 'x-enc';
/** HPKE (RFC 9180) base mode, DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM. */
export const HPKE_VERSION = 'hpke1';
/** A sealed body older than this, or this far in the future, is refused with `ENVELOPE_STALE`. */
export const SEALED_LIFETIME_MS = 120_000;

/** Wire form of a sealed request body; binary parts are base64url without padding. */
export interface SealedBody {
  readonly v: 1;
  /** Key the sender used, from `cryptoKey`. */
  readonly kid: string;
  /** Encapsulated key. */
  readonly enc: string;
  /** Ciphertext with its tag. */
  readonly ct: string;
}

/** What is sealed. `jti` (16 random bytes, base64url) makes a replay recognisable. */
export interface SealedPlain {
  /** Sender's clock in milliseconds since 1970 UTC, corrected by the `serverTime` of the key's answer. */
  readonly iat: number;
  readonly jti: string;
  readonly body: unknown;
}

/** HPKE `info`: binds a sealed body to the merchant and the key. */
export function sealedInfo(merchantCode: string, kid: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(`livery|${merchantCode}|${kid}`));
}

/** HPKE additional data: binds a sealed body to one call of one merchant. */
export function sealedAad(method: string, path: string, merchantCode: string, kid: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(`${method}|${path}|${merchantCode}|${kid}`));
}

import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/**
 * Encrypts data at rest, each purpose under its own key derived from one master secret. What was made with another accepted
 * secret, of before or after a rotation, is read as well.
 */
export interface Secrets {
  /** Encrypts with AES-256-GCM: nonce, ciphertext and tag in one. */
  seal(purpose: string, plain: string | Uint8Array): Uint8Array;
  /**
   * Decrypts what `seal` made for the same purpose.
   * @throws UnreadableSecret when it was altered, made for another purpose or under a secret that is not accepted
   */
  open(purpose: string, sealed: Uint8Array): string;
  /** The same for bytes that were sealed. */
  openBytes(purpose: string, sealed: Uint8Array): Buffer;
  /** What `open` returns, but undefined where it throws. */
  openReadable(purpose: string, sealed: Uint8Array): string | undefined;
  /**
   * What `seal` makes of the same with the present master secret; undefined where it was made with that already.
   * @throws UnreadableSecret as `open`
   */
  sealAnew(purpose: string, sealed: Uint8Array): Uint8Array | undefined;
  /** HMAC-SHA256: recognises a value without storing it. */
  mac(purpose: string, value: string): Uint8Array;
  /** The MACs of a value under every accepted secret, to find it by: the first is that of `mac`. */
  macs(purpose: string, value: string): readonly [Uint8Array, ...Uint8Array[]];
  /** Whether a stored MAC is the value's, under any accepted secret; takes the same time for every value. */
  matches(purpose: string, value: string, mac: Uint8Array): boolean;
  /** Whether other secrets than the present one are accepted: what they sealed is to be sealed anew. */
  readonly rotating: boolean;
}

/** Sealed data that no accepted secret opens. */
export class UnreadableSecret extends Error {
  constructor(purpose: string, cause: unknown) {
    super(`What was sealed as ${purpose} cannot be read: it was altered, or LIVERY_SECRET was changed without LIVERY_SECRETS_ACCEPTED.`, { cause });
    this.name = 'UnreadableSecret';
  }
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Cipher {
  seal(purpose: string, plain: string | Uint8Array): Uint8Array;
  open(purpose: string, sealed: Uint8Array): Buffer;
  mac(purpose: string, value: string): Uint8Array;
}

/** The keys of one master secret. */
function cipherOf(master: string): Cipher {
  // Bytes would be taken for a key anew by each use, which costs four times as much.
  const keys = new Map<string, KeyObject>();
  const keyOf = (use: string): KeyObject => {
    let key = keys.get(use);
    if (key === undefined) {
      key = createSecretKey(Buffer.from(hkdfSync('sha256', master, 'livery', use, 32)));
      keys.set(use, key);
    }
    return key;
  };
  return {
    seal(purpose, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(`seal|${purpose}`), nonce);
      const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain);
      return Uint8Array.from(Buffer.concat([nonce, body, cipher.final(), cipher.getAuthTag()]));
    },
    open(purpose, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(`seal|${purpose}`), sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
      const body = sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]);
    },
    mac: (purpose, value) => Uint8Array.from(createHmac('sha256', keyOf(`mac|${purpose}`)).update(value).digest()),
  };
}

/**
 * {@link Secrets} under `master`, a string of at least 32 random characters.
 * @param accepted other secrets, whose data is read but not written
 */
export function createSecrets(master: string, accepted: readonly string[] = []): Secrets {
  const present = cipherOf(master);
  const others = accepted.filter((other) => other !== master).map(cipherOf);

  /** What a cipher opens, and whether that is the present one. */
  function opened(purpose: string, sealed: Uint8Array): { readonly plain: Buffer; readonly anew: boolean } {
    let fault: unknown;
    for (const cipher of [present, ...others]) {
      try {
        return { plain: cipher.open(purpose, sealed), anew: cipher !== present };
      } catch (error) {
        fault = error;
      }
    }
    throw new UnreadableSecret(purpose, fault);
  }
  const macs: Secrets['macs'] = (purpose, value) => [present.mac(purpose, value), ...others.map((other) => other.mac(purpose, value))];

  return {
    seal: present.seal,
    open: (purpose, sealed) => opened(purpose, sealed).plain.toString('utf8'),
    openBytes: (purpose, sealed) => opened(purpose, sealed).plain,
    openReadable(purpose, sealed) {
      try {
        return opened(purpose, sealed).plain.toString('utf8');
      } catch {
        return undefined;
      }
    },
    sealAnew(purpose, sealed) {
      const { plain, anew } = opened(purpose, sealed);
      return anew ? present.seal(purpose, plain) : undefined;
    },
    mac: present.mac,
    macs,
    matches: (purpose, value, mac) => macs(purpose, value).map((own) => own.length === mac.length && timingSafeEqual(own, mac)).includes(true),
    rotating: others.length > 0,
  };
}

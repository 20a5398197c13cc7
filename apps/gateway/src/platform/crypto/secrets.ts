import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts data at rest, each purpose under its own key derived from one master secret. */
export interface Secrets {
  /** Encrypts with AES-256-GCM: nonce, ciphertext and tag in one. */
  seal(purpose: string, plain: string): Uint8Array;
  /**
   * Decrypts what `seal` made for the same purpose.
   * @throws when it was altered, made for another purpose or under another master secret
   */
  open(purpose: string, sealed: Uint8Array): string;
  /** HMAC-SHA256: recognises a value without storing it. */
  mac(purpose: string, value: string): Uint8Array;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** {@link Secrets} under `master`, a string of at least 32 random characters. */
export function createSecrets(master: string): Secrets {
  const keys = new Map<string, Buffer>();
  const keyOf = (use: string): Buffer => {
    let key = keys.get(use);
    if (key === undefined) {
      key = Buffer.from(hkdfSync('sha256', master, 'livery', use, 32));
      keys.set(use, key);
    }
    return key;
  };
  return {
    seal(purpose, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(`seal|${purpose}`), nonce);
      return Uint8Array.from(Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]));
    },
    open(purpose, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(`seal|${purpose}`), sealed.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
      const body = sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    mac: (purpose, value) => Uint8Array.from(createHmac('sha256', keyOf(`mac|${purpose}`)).update(value).digest()),
  };
}

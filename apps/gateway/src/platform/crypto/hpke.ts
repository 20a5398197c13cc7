import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';

/** The suite of sealed bodies: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM. */
export const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

/** Copies bytes into an ArrayBuffer of their own, as the library requires. */
export function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

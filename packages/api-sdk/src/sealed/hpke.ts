import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { sealedAad, sealedInfo } from '@livery/contracts';
import type { SealedBody, SealedPlain } from '@livery/contracts';
import { fromBase64url, toBase64url } from './base64url.ts';

/** What a sealed body is bound to. */
export interface SealBinding {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  readonly merchantCode: string;
}

/** The suite of everything that is sealed. */
export const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

/** Seals a plain text for the holder of a key (RFC 9180, base mode). `publicKey` is the raw P-256 point, base64url. */
export async function sealPlain(
  plain: SealedPlain,
  key: { readonly kid: string; readonly publicKey: string },
  { method, path, merchantCode }: SealBinding,
): Promise<SealedBody> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(fromBase64url(key.publicKey));
  const sender = await suite.createSenderContext({ recipientPublicKey, info: sealedInfo(merchantCode, key.kid) });
  const text = new TextEncoder().encode(JSON.stringify(plain));
  const ct = await sender.seal(text, sealedAad(method, path, merchantCode, key.kid));
  return { v: 1, kid: key.kid, enc: toBase64url(new Uint8Array(sender.enc)), ct: toBase64url(new Uint8Array(ct)) };
}

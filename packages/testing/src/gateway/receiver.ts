import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { sealedAad, sealedInfo } from '@livery/contracts';
import type { ResponseOf, SealedBody, SealedPlain } from '@livery/contracts';

const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });
const keys = suite.kem.generateKeyPair();

/** The public key that opens sealed calls here, valid for a day. */
export async function receiverKey(): Promise<ResponseOf<'cryptoKey'>> {
  const { publicKey } = await keys;
  const raw = new Uint8Array(await suite.kem.serializePublicKey(publicKey));
  const now = Date.now();
  return {
    kid: 'test-key',
    publicKey: toText(raw),
    serverTime: new Date(now).toISOString(),
    notAfter: new Date(now + 86_400_000).toISOString(),
  };
}

/** Opens a sealed body as the gateway does; rejects where it was sealed for another call or merchant. */
export async function openSealed(body: SealedBody, method: string, path: string, merchantCode: string): Promise<unknown> {
  const { privateKey } = await keys;
  const bytes = fromText;
  const context = await suite.createRecipientContext({
    recipientKey: privateKey,
    enc: bytes(body.enc),
    info: sealedInfo(merchantCode, body.kid),
  });
  const plain = await context.open(bytes(body.ct), sealedAad(method, path, merchantCode, body.kid));
  return (JSON.parse(new TextDecoder().decode(plain)) as SealedPlain).body;
}

function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}

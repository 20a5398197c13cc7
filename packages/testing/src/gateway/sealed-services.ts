import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { fromBase64url, toBase64url } from '@livery/api-sdk/sealed';
import { calls, sealedAnswerAad, sealedAnswerInfo } from '@livery/contracts';
import type { ResponseOf } from '@livery/contracts';
import { brand } from '../factories/brand.ts';
import type { CustomerService } from '../factories/site.ts';

const suite = new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() });

/**
 * The answer of `customerService` as the gateway makes it: each address sealed to the key of the request.
 *
 * @param merchantCode of the merchant whose answer it is; that of the brand of tests without it
 */
export async function sealedServices(publicKey: string, services: readonly CustomerService[], merchantCode = brand().identity.merchantCode): Promise<ResponseOf<'customerService'>> {
  const { method, path: callPath } = calls.customerService;
  const recipientPublicKey = await suite.kem.deserializePublicKey(fromBase64url(publicKey));
  const sealed = services.map(async ({ type, path }) => {
    const sender = await suite.createSenderContext({ recipientPublicKey, info: sealedAnswerInfo({ method, path: callPath, merchantCode }) });
    const ct = await sender.seal(new TextEncoder().encode(path), sealedAnswerAad(type));
    return { type, path: [sender.enc, ct].map((part) => toBase64url(new Uint8Array(part))).join('.') };
  });
  return { version: { pathList: await Promise.all(sealed) } };
}

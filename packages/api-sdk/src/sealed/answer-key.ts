import { sealedAnswerAad, sealedAnswerInfo } from '@livery/contracts';
import type { AnswerBinding } from '@livery/contracts';
import { fromBase64url, toBase64url } from './base64url.ts';
import { suite } from './hpke.ts';

/** A key pair for one request: what its answer carries is sealed to it. The private key never leaves the page. */
export interface AnswerKey {
  /** The raw P-256 point, base64url. */
  readonly publicKey: string;
  /** Opens `enc.ct` of an answer; rejects what was altered, or sealed to another key, for another call or merchant, or as something else. */
  open(sealed: string, meaning: string, binding: AnswerBinding): Promise<string>;
}

/** Makes a key pair for one request. */
export async function createAnswerKey(): Promise<AnswerKey> {
  const pair = await suite.kem.generateKeyPair();
  return {
    publicKey: toBase64url(new Uint8Array(await suite.kem.serializePublicKey(pair.publicKey))),
    async open(sealed, meaning, binding) {
      const [enc = '', ct = ''] = sealed.split('.');
      const recipient = await suite.createRecipientContext({ recipientKey: pair.privateKey, enc: fromBase64url(enc), info: sealedAnswerInfo(binding) });
      return new TextDecoder().decode(await recipient.open(fromBase64url(ct), sealedAnswerAad(meaning)));
    },
  };
}

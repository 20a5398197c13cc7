import { sealedAnswerAad, sealedAnswerInfo, type AnswerBinding } from '@livery/contracts';
import { bufferOf, suite } from '../src/platform/crypto/hpke.ts';

/** A page's key pair for one request, as the site makes it. */
export interface AnswerKey {
  readonly publicKey: string;
  /** Opens `enc.ct` of the answer; rejects what is not for this key, call, merchant and meaning. */
  open(sealed: string, meaning: string, binding: AnswerBinding): Promise<string>;
}

/** Makes a key pair for one request. */
export async function createAnswerKey(): Promise<AnswerKey> {
  const pair = await suite.kem.generateKeyPair();
  return {
    publicKey: Buffer.from(await suite.kem.serializePublicKey(pair.publicKey)).toString('base64url'),
    async open(sealed, meaning, binding) {
      const [enc, ct] = sealed.split('.').map((part) => bufferOf(Buffer.from(part, 'base64url')));
      if (enc === undefined || ct === undefined) throw new Error('It is not sealed.');
      const recipient = await suite.createRecipientContext({ recipientKey: pair.privateKey, enc, info: sealedAnswerInfo(binding).buffer });
      return Buffer.from(await recipient.open(ct, sealedAnswerAad(meaning).buffer)).toString('utf8');
    },
  };
}

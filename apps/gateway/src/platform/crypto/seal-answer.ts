import { sealedAnswerAad, sealedAnswerInfo, type AnswerBinding } from '@livery/contracts';
import { fieldFault } from '../problem.ts';
import { bufferOf, suite } from './hpke.ts';

/** Seals texts of one answer to the page that asked for it. */
export type SealAnswer = (meaning: string, text: string) => Promise<string>;

/**
 * Seals what an answer carries to the one-time public key of its request, each text as `enc.ct`.
 * @throws Problem VALIDATION_FAILED about `publicKey` where it is no point of P-256
 */
export async function answerSealer(publicKey: string, binding: AnswerBinding): Promise<SealAnswer> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(bufferOf(Buffer.from(publicKey, 'base64url'))).catch(() => {
    throw fieldFault('publicKey');
  });
  return async (meaning, text) => {
    const sender = await suite.createSenderContext({ recipientPublicKey, info: sealedAnswerInfo(binding).buffer });
    const ct = await sender.seal(bufferOf(Buffer.from(text, 'utf8')), sealedAnswerAad(meaning).buffer);
    return [sender.enc, ct].map((part) => Buffer.from(part).toString('base64url')).join('.');
  };
}

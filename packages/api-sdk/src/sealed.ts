export { createAnswerKey } from './sealed/answer-key.ts';
export type { AnswerKey } from './sealed/answer-key.ts';
export { fromBase64url, toBase64url } from './sealed/base64url.ts';
export { sealPlain } from './sealed/hpke.ts';
export type { SealBinding } from './sealed/hpke.ts';

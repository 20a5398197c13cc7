export { fromBase64url, toBase64url } from './base64url.ts';
export { sealPlain } from './hpke.ts';
export type { SealBinding } from './hpke.ts';

export { keepKeysFile, newDemoKeyId, type KeysFile } from './keys-file.ts';
export { createKeyRing, type KeyRing, type OfferedKey } from './key-ring.ts';
export { masterSecret } from './master-secret.ts';
export { type SealedAnew, type SealedColumn, sealRowsAnew } from './seal-rows-anew.ts';
export { answerSealer, type SealAnswer } from './seal-answer.ts';
export { createSecrets, type Secrets } from './secrets.ts';
export { hashToken, newToken } from './tokens.ts';
export { newTotpSecret, totpStep, totpUri } from './totp-codes.ts';
export { createUnsealer, type SealedFor, type Unsealer } from './unseal.ts';

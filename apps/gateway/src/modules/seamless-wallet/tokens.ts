import { createHash, randomBytes } from 'node:crypto';

/** A fresh token: 32 random bytes in base64url. Handed out once; only its hash is kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. Tokens are random, so a fast hash is enough. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

import { hash, randomBytes } from 'node:crypto';

/** A new token: 32 random bytes in base64url. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token. Tokens are random, so a fast hash is enough. */
export function hashToken(token: string): Uint8Array {
  return hash('sha256', token, 'buffer');
}

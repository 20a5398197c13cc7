import type { ResponseOf } from '@livery/contracts';

/**
 * A challenge of work that is solved at once, by the counter 25. With more rounds its key is never found, and the work goes on.
 * @param cost rounds of each derivation
 */
export function workChallenge(cost = 10): ResponseOf<'captchaWork'> {
  const parameters = {
    algorithm: 'PBKDF2/SHA-512' as const,
    cost,
    data: { merchant: 'TEST1', most: 40, expiresAt: Date.UTC(2030, 0, 1) },
    keyLength: 32,
    keyPrefix: 'e3a25e7fadd29beaae81a13ba6f69eeb',
    keySignature: 'f62c8bc527e89cfa0646657f5a21c0b16569f29677ea02ee6d302e636b40c24a',
    nonce: '7bf56883707a8c0fb2c845791275d425',
    salt: '18aec9ca89b204576622ffa62d6f412c',
  };
  return { challenge: { parameters, signature: 'fc7858f0a3ea5ac65ca5b0bcc2965c8bee793f9bf4537b878b56846e67bbd2ac' }, expiresIn: 600 };
}

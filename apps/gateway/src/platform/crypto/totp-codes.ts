import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it. */
const PERIOD_S = 30;
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;
/** Steps accepted before and after the present one, for inaccurate clocks. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A fresh secret for an authenticator app, in Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth://` address that puts a secret into an app, under the names of the issuer and the account. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...PARAMETERS, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The step of 30 seconds that a typed code belongs to, at most one away from `nowMs`; undefined where it is no code of the
 * secret. Whoever accepts it keeps the step, and accepts neither it nor an earlier one again.
 */
export function totpStep(secret: string, typed: string, nowMs: number): bigint | undefined {
  const token = typed.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = TOTP.validate({ ...PARAMETERS, token, secret: Secret.fromBase32(secret), timestamp: nowMs, window: WINDOW });
  return delta === null ? undefined : BigInt(Math.floor(nowMs / 1000 / PERIOD_S) + delta);
}

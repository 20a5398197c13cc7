import { z } from 'zod';

/**
 * Proof that a person is asking, as one of three ways gives it: the built-in captcha (its identifier, and what the visitor
 * read), the work that a device did in its place, or the result token of the merchant's outside provider.
 */
export const humanProof = {
  captchaId: z.string().max(64).optional(),
  captcha: z.string().trim().max(16).optional(),
  captchaWork: z.string().max(4096).optional(),
  humanToken: z.string().max(4096).optional(),
};

/** A dialling code such as `+63`; a missing plus is forgiven. */
export const diallingCode = z.string().trim().regex(/^\+?\d{1,4}$/);
/** The same where it may be missing: then a number with a plus states its own, and another is one of the visitor's country, else of the merchant's. */
export const optionalDiallingCode = diallingCode.optional();
/** A mobile number as people write it: digits, which may be grouped by blanks, dots, dashes or brackets. */
export const mobileNumber = z.string().trim().min(1).max(32);
/** A password of any age, where the account has one. */
const presentPassword = z.string().max(128).default('');
/** A code to the account's number, or the token of the outside provider that vouches for it, where the account has no password. */
const numberProof = { verificationCode: z.string().trim().max(32).optional(), firebaseIdToken: z.string().max(4096).optional() };

/** Proof of a current factor of the account that asks: its password under the given name, and what stands in for one. */
export function currentFactor<Name extends string>(passwordField: Name) {
  return { [passwordField]: presentPassword, ...numberProof } as Record<Name, typeof presentPassword> & typeof numberProof;
}

/** A code that came by SMS or from an authenticator app, or a recovery code. */
export const secretCode = z.string().trim().min(1).max(32);

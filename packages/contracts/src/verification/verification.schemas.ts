import { z } from 'zod';
import { diallingCode, humanProof, mobileNumber, optionalDiallingCode } from './human-check.ts';

export const captcha = z.object({
  captchaId: z.string(),
  /** `data:image/png;base64,…` */
  image: z.string().startsWith('data:image/'),
  /** Seconds until it expires. */
  expiresIn: z.number().int(),
});

const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/).max(256);

/**
 * Work that a device does in place of its owner, who cannot read the captcha: the challenge of ALTCHA (altcha.org). The counter is looked
 * for whose derived key begins with `keyPrefix`; `captchaWork` of the request then is base64 of the JSON `{ challenge, solution }`.
 */
export const captchaWork = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.enum(['PBKDF2/SHA-256', 'PBKDF2/SHA-512']),
      nonce: hex,
      salt: hex,
      cost: z.number().int().min(1),
      keyLength: z.number().int().min(1),
      keyPrefix: hex,
      keySignature: hex,
      /** `most`: the counter is less than it; `expiresAt`: milliseconds since 1970 UTC. */
      data: z.object({ merchant: z.string(), most: z.number().int().min(1), expiresAt: z.number().int() }),
    }),
    signature: hex,
  }),
  /** Seconds until it expires. */
  expiresIn: z.number().int(),
});

/**
 * A code was sent, or would have been if the number belonged to an account: the answer is the same. Another may be requested
 * after `expiredMinutes` minutes.
 */
export const codeSent = z.object({ expiredMinutes: z.number().int().min(1) });

export const verificationSchemas = {
  captcha: { value: captcha },
  captchaWork: { request: z.object({}), value: captchaWork },
  smsNoLogin: {
    request: z.object({
      mobileNum: mobileNumber,
      countryDialingCode: optionalDiallingCode,
      /** What the code is for: a code for one cannot be used for the other. Without it the code is good once, for either. */
      purpose: z.enum(['login', 'password']).optional(),
      ...humanProof,
    }),
    value: codeSent,
  },
  /** Sends a code to the number of the account that asks, as proof for a sensitive change. */
  smsReauthentication: { request: z.object(humanProof), value: codeSent },
  smsRegister: { request: z.object({ mobileNo: mobileNumber, countryDialingCode: diallingCode, ...humanProof }), value: codeSent },
};

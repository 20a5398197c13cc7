import { z } from 'zod';
import { diallingCode, humanProof, mobileNumber } from './human-check.ts';

export const captcha = z.object({
  captchaId: z.string(),
  /** `data:image/png;base64,…` */
  image: z.string().startsWith('data:image/'),
  /** The accessible alternative: a small question in words, in the requested language, whose answer is accepted as well. */
  question: z.string(),
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
  smsNoLogin: {
    request: z.object({
      mobileNum: mobileNumber,
      countryDialingCode: diallingCode,
      /** What the code is for: a code for one cannot be used for the other. */
      purpose: z.enum(['login', 'password']).default('login'),
      ...humanProof,
    }),
    value: codeSent,
  },
  /** Sends a code to the number of the account that asks, as proof for a sensitive change. */
  smsReauthentication: { request: z.object(humanProof), value: codeSent },
  smsRegister: { request: z.object({ mobileNo: mobileNumber, countryDialingCode: diallingCode, ...humanProof }), value: codeSent },
};

import { z } from 'zod';
import { instant } from '../fields.ts';

/** Proof of a person: the captcha's identifier and what the visitor read or heard. */
export const captchaAnswer = { captchaId: z.string().max(64).optional(), captcha: z.string().trim().max(16).optional() };

export const loginRequest = z.object({
  username: z.string().trim().min(1).max(64),
  password: z.string().min(1).max(128),
  type: z.literal('username'),
  ...captchaAnswer,
});

/** A session: the bearer token is opaque and is never stored by the server in readable form. */
export const sessionOpened = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** When the session ends whatever happens. */
  expiresAt: instant,
});

export const freePlayRequest = z.object({
  os: z.string().max(32),
  platform: z.literal('W'),
  /** A random value sealed like an encrypted call, as `kid.enc.ct`: it cannot be replayed. */
  random: z.string().max(512),
  version: z.literal(3),
});

export const captcha = z.object({
  captchaId: z.string(),
  /** `data:image/png;base64,…` */
  image: z.string(),
  /** The accessible alternative: a small question in words, in the language asked for, whose answer is accepted as well. */
  question: z.string(),
  /** Seconds until it lapses. */
  expiresIn: z.number().int(),
});

export const sessionSchemas = {
  login: { request: loginRequest, value: sessionOpened },
  freePlay: { request: freePlayRequest, value: sessionOpened },
  logout: { value: z.object({ loggedOut: z.literal(true) }) },
  captcha: { value: captcha },
};

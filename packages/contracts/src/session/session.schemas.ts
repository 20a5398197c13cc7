import { z } from 'zod';
import { instant } from '../fields.ts';
import { humanProof, optionalDiallingCode, secretCode } from '../verification/human-check.ts';
import { codeSent } from '../verification/verification.schemas.ts';

/**
 * A login. `type` says what `username` and `password` hold: a user name (or the mobile number of an account) and its
 * password; a mobile number and the code sent to it; or a mobile number that the outside phone provider vouches for with
 * `firebaseIdToken`, without a password. Elsewhere a password or code of blanks alone is missing.
 */
export const loginRequest = z.object({
  username: z.string().trim().min(1).max(64),
  password: z.string().max(128).default(''),
  type: z.enum(['username', 'sms', 'firebase']),
  /** Of a mobile number in `username`. */
  countryDialingCode: optionalDiallingCode,
  firebaseIdToken: z.string().max(4096).optional(),
  /** Keep a device token for a day, in a cookie that no script reads. */
  remember: z.boolean().default(false),
  ...humanProof,
}).refine(({ type, password }) => type === 'firebase' || password.trim() !== '', { path: ['password'] });

/** A session: the bearer token is opaque and is never stored by the server in readable form. */
export const sessionOpened = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /**
   * The password came by e-mail and was good for this one login: without a change now its holder would be locked out, so
   * the merchant's toggle `forcedPasswordChange` does not matter.
   */
  passwordTemporary: z.boolean(),
  /** When the session ends whatever happens. */
  expiresAt: instant,
});

/**
 * How someone proves again who they are: a code of the authenticator app; one that the platform sends to the account's
 * number; an ID token of the outside provider for that number, where it sends the codes; a recovery code.
 */
export const secondFactorMethod = z.enum(['totp', 'sms', 'phone', 'recovery']);

/** The right secret, from an address that the account was never used from: one more proof is wanted. */
export const secondFactorRequired = z.object({
  secondFactor: z.object({
    challengeId: z.string(),
    /** In the order to offer them; `hint` is the account's masked number where a code goes to it; with `phone` the whole number is typed by its owner. */
    methods: z.array(z.object({ method: secondFactorMethod, hint: z.string().nullable() })).min(1),
    /** Seconds until the challenge expires. */
    expiresIn: z.number().int(),
  }),
});

/** The answer of a sign-in: a session, or a second factor challenge. */
export const loginOutcome = z.union([sessionOpened, secondFactorRequired]);

export const freePlayRequest = z.object({
  os: z.string().max(32),
  platform: z.literal('W'),
  random: z.string().max(512).describe('A random value sealed like the body of an encrypted call, as kid.enc.ct: it cannot be replayed.'),
  version: z.literal(3),
});

/** An open session of the account. */
export const openSession = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  openedAt: instant,
  lastSeenAt: instant,
  ip: z.string(),
  country: z.string().length(2).nullable(),
  /** Browser and system in words, such as `Firefox · Linux`; empty where it is not known. */
  device: z.string(),
  /** Its browser logs in again without a password until it is ended. */
  remembered: z.boolean(),
});

/** A remembered device without an open session: it logs in again without a password. */
export const rememberedDevice = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  lastUsedAt: instant.nullable(),
  expiresAt: instant,
  ip: z.string().nullable(),
  country: z.string().length(2).nullable(),
  /** See {@link openSession}. */
  device: z.string(),
});

export const sessionSchemas = {
  login: { request: loginRequest, value: sessionOpened },
  loginV2: { request: loginRequest, value: loginOutcome },
  loginVerify: {
    request: z.object({
      challengeId: z.string().max(64),
      method: secondFactorMethod,
      code: secretCode,
      /** With `phone`: what the outside provider gave for number and code. */
      firebaseIdToken: z.string().max(4096).optional(),
      /** Put the address into the account's address book, so that it is not asked again from there. */
      registerAddress: z.boolean().default(true),
    }),
    value: sessionOpened,
  },
  loginVerifySms: { request: z.object({ challengeId: z.string().max(64) }), value: codeSent },
  deviceLogin: { value: loginOutcome },
  forgetDevice: { value: z.object({ forgotten: z.literal(true) }) },
  freePlay: { request: freePlayRequest, value: sessionOpened },
  logout: { value: z.object({ loggedOut: z.literal(true) }) },
  sessions: { value: z.object({ sessions: z.array(openSession), devices: z.array(rememberedDevice) }) },
  /**
   * One session by its id, with the remembered device that it belongs to; or all others, and every other remembered device. Their games
   * end too.
   */
  endSession: { request: z.object({ id: z.union([z.uuid(), z.literal('others')]) }), value: z.object({ ended: z.number().int() }) },
  /** Forgets one of the account's remembered devices, and ends the sessions that belong to it. */
  endDevice: { request: z.object({ id: z.uuid() }), value: z.object({ forgotten: z.literal(true) }) },
};

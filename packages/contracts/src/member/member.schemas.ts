import { z } from 'zod';
import { agentType, askedDay, askedInstant, before, decimal, instant, pageCount, pageNo, pageSize } from '../fields.ts';
import { loginOutcome, sessionOpened } from '../session/session.schemas.ts';
import { codeSent } from '../verification/verification.schemas.ts';
import { currentFactor, diallingCode, humanProof, mobileNumber, optionalDiallingCode, secretCode } from '../verification/human-check.ts';

const optionalText = z.string().trim().max(128).optional();

/** A registration by user name. Which fields are shown and required is the server's rule for each field. */
export const registerRequest = z.object({
  username: z.string().trim().max(64),
  password: z.string().max(128),
  confirmPassword: z.string().max(128),
  payeeName: optionalText,
  email: optionalText,
  qqNum: optionalText,
  mobileNum: optionalText,
  recommenderId: optionalText,
  /** An agent's code or a friend's, typed or of an agent's link. */
  affiliateCode: optionalText,
  paymentPassword: optionalText,
  line: optionalText,
  whatsapp: optionalText,
  facebook: optionalText,
  wechat: optionalText,
  idNumber: optionalText,
  /** A friend's code, of a link; also what was typed as `affiliateCode`, where the server's rules enable this field. */
  referralCode: optionalText,
  verificationCode: optionalText,
  domain: z.string().max(253).optional(),
  countryDialingCode: diallingCode.optional(),
  /** Log in at once. */
  login: z.literal(true),
  registerUrl: z.string().max(2000),
  registerMethod: z.literal('WEB'),
  ageConfirmed: z.boolean(),
  termsVersion: z.string().max(32).nullable(),
  /** Where the outside phone provider verified the number: its channel, and its ID token. */
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(4096).optional(),
  ...humanProof,
});

/** A registration by mobile number. A password is required where the merchant asks for one; the server creates the user name. */
export const registerMobileRequest = registerRequest.omit({ username: true }).extend({
  /** May be empty here: the form's rules report that together with the other faults. */
  mobileNum: z.string().trim().max(32),
  countryDialingCode: diallingCode,
  password: z.string().max(128).optional(),
  confirmPassword: z.string().max(128).optional(),
});

/** A new transaction password, twice; the server's rule of the registration field applies. */
const newPaymentPassword = { paymentPassword: z.string().max(128), confirmPaymentPassword: z.string().max(128) };
const newPassword = z.string().min(1).max(128).describe('by the rule of the field `password` of registerSettings');

/** What the security centre shows of an account; numbers and addresses of e-mail are masked. */
export const security = z.object({
  lastLogin: z.object({ at: instant, ip: z.string().nullable(), country: z.string().length(2).nullable() }).nullable(),
  currentFactor: z.enum(['password', 'phone']).nullable().describe('what sensitive changes ask for; null where the account has nothing to prove itself with'),
  passwordChangedAt: instant.nullable(),
  mobile: z.string().nullable().describe('masked, as email is'),
  email: z.string().nullable(),
  /** Whether the holder proved the number: it stands in for an authenticator app. */
  mobileProved: z.boolean(),
  /** Whether the account may get another number, which takes effect once it is proved. */
  mobileChangeable: z.boolean(),
  /** Whether the holder proved to read mails at the address; whether the account may get another one, which takes effect once it is proved. */
  emailProved: z.boolean(),
  emailChangeable: z.boolean(),
  /** Whether a transaction password is set; when it was, null also where that is not known. */
  transactionPassword: z.boolean(),
  transactionPasswordChangedAt: instant.nullable(),
  totp: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});

/** A range of addresses that the account was used from with a second factor, or from the first. */
export const knownAddress = z.object({
  id: z.uuid(),
  /** In CIDR notation. */
  prefix: z.string(),
  country: z.string().length(2).nullable(),
  registeredAt: instant,
  lastUsedAt: instant,
  current: z.boolean(),
});

const codes = z.object({ recoveryCodes: z.array(z.string()) });

export const memberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: agentType,
  /** May transfer to the upline. */
  toUpline: z.boolean(),
  clubLabel: z.object({ labelName: z.string(), rankLevel: z.number().int() }).nullable(),
  memberLabel: z.array(z.string()),
  lastLoginAt: instant.nullable(),
  /** Its upline opened the account by hand, and the holder has not set a password of its own: see `changePassword`. */
  firstPassword: z.boolean(),
});

/** The stages a bet goes through. */
export const betState = z.enum(['placed', 'accepted', 'running', 'settled', 'voided']);

export const betRecord = z.object({
  id: z.string(),
  roundId: z.string(),
  vassalage: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  stake: decimal,
  prize: decimal,
  /** Prize less stake; negative means the player lost. */
  net: decimal,
  currency: z.string(),
  state: betState,
  placedAt: instant,
  settledAt: instant.nullable(),
  /**
   * Of the bet's wins, what was set aside for being above a limit: what waits for a decision, which is part of the prize and cannot be
   * used yet, and what was taken back, which is no longer part of it. Absent where there is neither; a released win is an ordinary one.
   */
  review: z.object({ waiting: decimal, rejected: decimal }).optional(),
});

export const pageRequest = z.object({ pageNo, pageSize });
/** The same of records, which are walked by cursor: an answerer that knows no cursor goes by the number. */
export const recordsRequest = pageRequest.extend({ before });
export const betRecords = z.object({ records: z.array(betRecord), ...pageCount });

export const memberSchemas = {
  register: { request: registerRequest, value: sessionOpened },
  memberInfo: { value: memberInfo },
  registerMobile: { request: registerMobileRequest, value: sessionOpened },
  /**
   * All filters together: when bets were placed between moments, from inclusive, to exclusive, or on days by the merchant's clock, both
   * inclusive and at most a year.
   */
  betRecords: {
    request: recordsRequest.extend({
      vassalage: z.string().max(32).optional(),
      category: z.string().max(16).optional(),
      state: betState.optional(),
      from: askedInstant.optional(),
      to: askedInstant.optional(),
      fromDay: askedDay.optional(),
      toDay: askedDay.optional(),
    }),
    value: betRecords,
  },
  /**
   * Every other session ends, and every remembered device; the session that asks stays. The holder is told. The first change of an account that its
   * upline opened by hand (`memberInfo.firstPassword`) takes what a registration asks for too: the consent, and a proved number where that is required.
   */
  changePassword: {
    request: z.object({
      ...currentFactor('oldPassword'), newPassword, confirmNewPassword: newPassword,
      ageConfirmed: z.boolean().optional(), termsVersion: z.string().max(32).optional(), mobileNum: mobileNumber.optional(), countryDialingCode: diallingCode.optional(),
    }),
    value: z.object({ changed: z.literal(true) }),
  },
  /**
   * Sets the transaction password with a current factor. Where one is set already, it was forgotten: then a second factor is asked for too,
   * a code of the app or a recovery code, without an app a code to the proved number.
   */
  setPaymentPassword: {
    request: z.object({ ...currentFactor('password'), code: secretCode.or(z.literal('')).default(''), ...newPaymentPassword }),
    value: z.object({ changed: z.literal(true) }),
  },
  /** Replaces the transaction password by means of the former one. */
  changePaymentPassword: {
    request: z.object({ oldPaymentPassword: z.string().max(128), ...newPaymentPassword }),
    value: z.object({ changed: z.literal(true) }),
  },
  passwordByPhone: {
    request: z.object({ newPassword, mobileNum: mobileNumber, countryDialingCode: optionalDiallingCode, verificationCode: secretCode, firebaseIdToken: z.string().max(4096).optional() }),
    value: loginOutcome,
  },
  /** The same answer whether the two belong together or not. */
  passwordByEmail: {
    request: z.object({ username: z.string().trim().min(1).max(64), email: z.string().trim().min(1).max(128), ...humanProof }),
    value: z.object({ sent: z.literal(true) }),
  },
  /** Whether an invitation code is good, of an agent or of a friend: as whoever gave it away writes it, and nothing about whose it is. */
  affiliate: { request: z.object({ code: z.string().trim().min(1).max(64), domain: z.string().max(253).optional() }), value: z.object({ code: z.string() }) },
  security: { value: security },
  addresses: { value: z.object({ addresses: z.array(knownAddress) }) },
  forgetAddress: { request: z.object({ id: z.uuid() }), value: z.object({ forgotten: z.literal(true) }) },
  /**
   * Nothing is in force until a code of the new secret is confirmed, with a current factor. `uri` is for an authenticator app
   * (`otpauth://`).
   */
  totpStart: { value: z.object({ secret: z.string(), uri: z.string(), expiresIn: z.number().int() }) },
  totpConfirm: { request: z.object({ ...currentFactor('password'), code: secretCode }), value: codes },
  totpRemove: { request: z.object({ ...currentFactor('password'), code: secretCode }), value: z.object({ removed: z.literal(true) }) },
  /**
   * Sends a code by e-mail to the account's address, or to another one that it is to get where the merchant allows that. The answer is the
   * same where the address proves another account: then the mail says so.
   */
  emailCode: { request: z.object({ email: z.string().trim().max(128).optional(), ...humanProof }), value: codeSent },
  /** Proves the address that the last code was sent to, with a current factor, and makes it the account's. The holder is told, at the former address too. */
  proveEmail: { request: z.object({ ...currentFactor('password'), code: secretCode }), value: z.object({ proved: z.literal(true) }) },
  /**
   * Sends a code by SMS to the account's number, or to another one that it is to get where the merchant allows that. The answer is the same
   * where another account has the number: then the message says so.
   */
  phoneCode: { request: z.object({ countryDialingCode: diallingCode.optional(), mobileNum: mobileNumber.optional(), ...humanProof }), value: codeSent },
  /**
   * Proves a number with the code that was sent to it, or with the token of an outside provider, and makes it the account's. Asks for a current
   * factor, and where another number takes the place of a proved one for a code to that one, or of the app or a recovery code. The holder is told.
   */
  provePhone: {
    request: z.object({
      ...currentFactor('password'),
      countryDialingCode: diallingCode.optional(),
      mobileNum: mobileNumber.optional(),
      code: z.string().trim().max(32).default(''),
      idToken: z.string().max(4096).optional(),
      factorCode: z.string().trim().max(32).optional(),
    }),
    value: z.object({ proved: z.literal(true) }),
  },
  /**
   * New recovery codes; the former ones become invalid. Each is valid once. They replace the second factor, so they require it:
   * a code of the app or a recovery code, without an app a code to the proved number.
   */
  recoveryCodes: { request: z.object({ ...currentFactor('password'), code: secretCode.or(z.literal('')).default('') }), value: codes },
};

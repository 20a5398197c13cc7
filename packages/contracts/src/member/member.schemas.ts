import { z } from 'zod';
import { decimal, instant, pageNo, pageSize } from '../fields.ts';
import { sessionOpened, captchaAnswer } from '../session/session.schemas.ts';

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
  affiliateCode: optionalText,
  paymentPassword: optionalText,
  line: optionalText,
  whatsapp: optionalText,
  facebook: optionalText,
  wechat: optionalText,
  idNumber: optionalText,
  referralCode: optionalText,
  verificationCode: optionalText,
  domain: z.string().max(253).optional(),
  countryDialingCode: z.string().max(8).optional(),
  /** Log in at once. */
  login: z.literal(true),
  registerUrl: z.string().max(2000),
  registerMethod: z.literal('WEB'),
  ageConfirmed: z.boolean(),
  termsVersion: z.string().max(32).nullable(),
  ...captchaAnswer,
});

/** 0 player; 1, 2, 41, 42 kinds of agent; 4 trial account. */
export const agentType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(41), z.literal(42)]);

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
});

export const pageRequest = z.object({ pageNo, pageSize });
export const betRecords = z.object({ records: z.array(betRecord), pageNo: z.number().int(), totalPages: z.number().int(), total: z.number().int() });

export const memberSchemas = {
  register: { request: registerRequest, value: sessionOpened },
  memberInfo: { value: memberInfo },
  betRecords: { request: pageRequest, value: betRecords },
};

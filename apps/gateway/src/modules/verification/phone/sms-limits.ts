import type { ThrottleRule } from '../../../platform/http/index.ts';
import type { CodeRules, LimitedCode } from '../code-limits.ts';
import type { SmsPurpose } from './sms-texts.ts';

/** A number, and what its codes are for. */
export interface LimitedNumber {
  /** E.164. */
  readonly mobile: string;
  readonly purpose: SmsPurpose;
}

const HOUR_MS = 3_600_000;
/** Codes to one number in an hour, by one {@link counterOf}. */
export const CODES_PER_NUMBER: ThrottleRule = { name: 'sms-number', limit: 6, windowMs: HOUR_MS };
/** Codes requested by one address in an hour. */
export const CODES_PER_ADDRESS: ThrottleRule = { name: 'sms-address', limit: 30, windowMs: HOUR_MS };
/** Human checks before codes by one address in a minute: fewer than requests to a provider may be under way. */
const CHECKS_PER_ADDRESS: ThrottleRule = { name: 'sms-check', limit: 40, windowMs: 60_000 };
/** Codes of all numbers in an hour. */
const CODES_IN_ALL = { name: 'sms-all', windowMs: HOUR_MS } as const;
/** Wrong tries at the codes of one number in an hour, by one {@link counterOf}: a stranger's chance is 20 in a million. */
export const WRONG_CODES_PER_NUMBER: ThrottleRule = { name: 'sms-wrong', limit: 20, windowMs: HOUR_MS };
/** Codes after which the next one requires a human check. */
export const CODES_BEFORE_HUMAN_CHECK = 3;
/** One code per number and {@link counterOf} within the merchant's interval. */
const GAP: ThrottleRule = { name: 'sms-gap', limit: 1, windowMs: 0 };

/**
 * What the codes of a number are counted by: codes that anybody may ask for together; those behind a first factor, and
 * those behind a session, apart, so that a stranger keeps no holder from them.
 */
const counterOf = ({ mobile, purpose }: LimitedNumber): string => (purpose === 'secondFactor' || purpose === 'reauthentication' ? `${purpose} ${mobile}` : mobile);

/** What a code by SMS is counted by. */
export function limitedBy(number: LimitedNumber): LimitedCode {
  const subjects = [counterOf(number)];
  return { subjects, triedBy: subjects };
}

/** The limits of codes by SMS. */
export const smsRules: CodeRules = {
  gap: GAP,
  perSubject: CODES_PER_NUMBER,
  perAddress: CODES_PER_ADDRESS,
  checksPerAddress: CHECKS_PER_ADDRESS,
  inAll: CODES_IN_ALL,
  wrong: WRONG_CODES_PER_NUMBER,
  beforeHumanCheck: CODES_BEFORE_HUMAN_CHECK,
};

import type { CodeRules, LimitedCode } from '../code-limits.ts';
import type { SmsCodeFor } from './sms-texts.ts';

/** A number, and what its codes are for. */
export interface LimitedNumber {
  /** E.164. */
  readonly mobile: string;
  readonly purpose: SmsCodeFor;
}

const HOUR_MS = 3_600_000;

/** The limits of codes by SMS, by one {@link counterOf} each; a stranger's chance at the codes of a number is 20 in a million. */
export const smsRules: CodeRules = {
  gap: { name: 'sms-gap', limit: 1, windowMs: 0 },
  perSubject: { name: 'sms-number', limit: 6, windowMs: HOUR_MS },
  perAddress: { name: 'sms-address', limit: 30, windowMs: HOUR_MS },
  checksPerAddress: { name: 'sms-check', limit: 40, windowMs: 60_000 },
  inAll: { name: 'sms-all', windowMs: HOUR_MS },
  wrong: { name: 'sms-wrong', limit: 20, windowMs: HOUR_MS },
  beforeHumanCheck: 3,
};

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

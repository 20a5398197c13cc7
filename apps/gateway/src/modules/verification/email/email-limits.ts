import type { CodeRules, LimitedCode } from '../code-limits.ts';

const HOUR_MS = 3_600_000;

/** The limits of codes by e-mail: those of codes by SMS, for a member and an address of e-mail each. */
export const emailRules: CodeRules = {
  gap: { name: 'email-gap', limit: 1, windowMs: 0 },
  perSubject: { name: 'email-subject', limit: 6, windowMs: HOUR_MS },
  perAddress: { name: 'email-address', limit: 30, windowMs: HOUR_MS },
  checksPerAddress: { name: 'email-check', limit: 40, windowMs: 60_000 },
  inAll: { name: 'email-all', windowMs: HOUR_MS },
  wrong: { name: 'email-wrong', limit: 20, windowMs: HOUR_MS },
  beforeHumanCheck: 3,
};

/** Codes by e-mail of a merchant in an hour: a bound to what its mail server is known for. */
export const EMAILS_PER_HOUR = 2_000;

/**
 * What a code by e-mail is counted by. A code is its member's alone, so that nobody spoils another's tries; what an address
 * receives is counted whoever asks, so that nobody's mailbox is filled.
 *
 * @param email in lower case
 */
export function limitedBy(memberId: string, email: string): LimitedCode {
  return { subjects: [`member ${memberId}`, `address ${email}`], triedBy: [`member ${memberId}`] };
}

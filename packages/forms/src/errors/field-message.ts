import type { ApiProblem } from '@livery/api-sdk';
import type { ErrorCode } from '@livery/contracts';
import type { Message } from '@livery/i18n';
import { problemMessage } from '@livery/session';
import { fieldErrorMessage } from './field-error-message.ts';

/** What is to be said at a field. */
export interface FieldMessage {
  readonly field: string;
  readonly message: Message;
}

/** The fields that an error code concerns, the likeliest first. */
const fieldsOf: Partial<Record<ErrorCode, readonly string[]>> = {
  USERNAME_TAKEN: ['username'],
  CAPTCHA_REQUIRED: ['captcha'],
  CAPTCHA_FAILED: ['captcha'],
  HUMAN_CHECK_FAILED: ['captcha'],
  AFFILIATE_CODE_INVALID: ['affiliateCode', 'recommenderId', 'referralCode'],
  CODE_INVALID: ['verificationCode', 'code'],
  CODE_EXPIRED: ['verificationCode'],
  PHONE_INVALID: ['mobileNum'],
  PHONE_TAKEN: ['mobileNum'],
  PASSWORD_WRONG: ['oldPassword', 'password'],
  PASSWORD_UNCHANGED: ['newPassword'],
  AGE_NOT_CONFIRMED: ['agreed'],
  TERMS_NOT_ACCEPTED: ['agreed'],
};

/**
 * Divides a problem for a form: the messages at the fields it shows, in the given order, or none where the problem concerns
 * the form as a whole. A fault of a hidden field leaves the whole problem to the form, since it would not be visible
 * otherwise.
 */
export function fieldMessages(problem: ApiProblem, shown: readonly string[]): readonly FieldMessage[] {
  const faults = problem.fields ?? [];
  if (faults.length > 0) {
    if (!faults.every(({ field }) => shown.includes(field))) return [];
    return faults.map((fault) => ({ field: fault.field, message: fieldErrorMessage(fault) })).sort((a, b) => shown.indexOf(a.field) - shown.indexOf(b.field));
  }
  const candidates: readonly string[] = fieldsOf[problem.code as ErrorCode] ?? [];
  const field = candidates.find((candidate) => shown.includes(candidate));
  return field === undefined ? [] : [{ field, message: problemMessage(problem) }];
}

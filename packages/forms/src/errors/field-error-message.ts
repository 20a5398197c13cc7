import type { FieldFault } from '@livery/contracts';
import { patternMessage } from '@livery/i18n';
import type { Message, ValidationPattern } from '@livery/i18n';

const patterns = {
  LETTERS_AND_DIGITS: true,
  FIRST_LETTER: true,
  CHINESE: true,
  EMAIL: true,
  ALPHANUMERIC_NO_SPECIALS: true,
  LETTERS_DIGITS_COMBINED: true,
  DIGITS: true,
  ONE_UPPERCASE: true,
  ENGLISH_AND_SPACES: true,
  NO_SPACES: true,
  PUNCTUATION: true,
  DATE_YMD: true,
  DATE_MDY: true,
  KOREAN: true,
  THAI: true,
  UPPERCASE_WITH_LETTER: true,
  LENGTH: true,
} as const satisfies Record<ValidationPattern, true>;

/** A server that is newer than this page may name a pattern that is not known here. */
const isKnown = (pattern: string): pattern is ValidationPattern => Object.hasOwn(patterns, pattern);

/** Fields whose absence has words of its own. */
const missing: Readonly<Record<string, Message>> = {
  mobileNum: { ns: 'errors', key: 'phone.missing' },
  verificationCode: { ns: 'errors', key: 'code.missing' },
  captcha: { ns: 'errors', key: 'captcha.required' },
};

/** What only one account may have. */
const taken: Readonly<Record<string, 'account.usernameTaken' | 'account.phoneTaken' | 'account.emailTaken'>> = {
  username: 'account.usernameTaken',
  mobileNum: 'account.phoneTaken',
  email: 'account.emailTaken',
};

/** The message of a field's fault: what the field requires, in one sentence, with its bounds. */
export function fieldErrorMessage(fault: FieldFault): Message {
  if (fault.rule === 'required') return missing[fault.field] ?? { ns: 'account', key: 'validation.required' };
  if (fault.rule === 'equal') return { ns: 'account', key: 'validation.mismatch' };
  if (fault.rule === 'taken') return { ns: 'errors', key: taken[fault.field] ?? 'field.invalid' };
  if (fault.rule === 'invalid' && fault.field === 'mobileNum') return { ns: 'errors', key: 'phone.invalid' };
  const pattern = fault.patternId ?? (fault.rule === 'length' ? 'LENGTH' : undefined);
  return pattern !== undefined && isKnown(pattern) ? patternMessage(pattern, fault) : { ns: 'errors', key: 'field.invalid' };
}

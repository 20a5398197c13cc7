import type { ResponseOf } from '../schemas.ts';

/** A registration pattern by its identifier. */
export type PatternId = NonNullable<ResponseOf<'registerSettings'>['fields'][number]['patternId']>;

/** Source of each registration pattern: anchored, for `new RegExp(source, 'u')` on either side of the wire. */
export const patternSources: Readonly<Record<PatternId, string>> = {
  LETTERS_AND_DIGITS: '^[A-Za-z0-9]+$',
  FIRST_LETTER: '^[A-Za-z][A-Za-z0-9]*$',
  CHINESE: '^\\p{Script=Han}+(?:·\\p{Script=Han}+)*$',
  EMAIL: '^[^\\s@]+@[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?)+$',
  ALPHANUMERIC_NO_SPECIALS: '^[\\p{L}\\p{M}\\p{N}]+$',
  LETTERS_DIGITS_COMBINED: '^(?=.*[A-Za-z])(?=.*[0-9])[\\x21-\\x7e]+$',
  DIGITS: '^[0-9]+$',
  ONE_UPPERCASE: '^(?=.*[A-Z])[\\x21-\\x7e]+$',
  ENGLISH_AND_SPACES: '^[A-Za-z]+(?: [A-Za-z]+)*$',
  NO_SPACES: '^\\S+$',
  PUNCTUATION: '^[\\p{L}\\p{M}\\p{N} .,\'’\\-]+$',
  DATE_YMD: '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$',
  DATE_MDY: '^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-[0-9]{4}$',
  KOREAN: '^[\\p{Script=Hangul}]+(?: [\\p{Script=Hangul}]+)*$',
  THAI: '^[\\p{Script=Thai}]+(?: [\\p{Script=Thai}]+)*$',
  UPPERCASE_WITH_LETTER: '^(?=.*[A-Z])[A-Z0-9]+$',
};

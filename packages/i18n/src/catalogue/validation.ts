import type { Message, TextKey } from './keys.ts';

type AccountKey = TextKey<'account'>;

/** Sentence for a fixed length, and sentence for a range of lengths. */
type LengthTexts = readonly [exact: AccountKey, range: AccountKey];

const texts = {
  LETTERS_AND_DIGITS: ['validation.lettersAndDigits.exact', 'validation.lettersAndDigits.range'],
  FIRST_LETTER: ['validation.startsWithLetter.exact', 'validation.startsWithLetter.range'],
  CHINESE: ['validation.chinese.exact', 'validation.chinese.range'],
  EMAIL: ['validation.email.exact', 'validation.email.range'],
  ALPHANUMERIC_NO_SPECIALS: ['validation.alphanumeric.exact', 'validation.alphanumeric.range'],
  LETTERS_DIGITS_COMBINED: ['validation.lettersWithDigits.exact', 'validation.lettersWithDigits.range'],
  DIGITS: ['validation.digits.exact', 'validation.digits.range'],
  ONE_UPPERCASE: ['validation.oneUppercase.exact', 'validation.oneUppercase.range'],
  ENGLISH_AND_SPACES: ['validation.englishAndSpaces.exact', 'validation.englishAndSpaces.range'],
  NO_SPACES: ['validation.noSpaces.exact', 'validation.noSpaces.range'],
  PUNCTUATION: ['validation.punctuation.exact', 'validation.punctuation.range'],
  KOREAN: ['validation.korean.exact', 'validation.korean.range'],
  THAI: ['validation.thai.exact', 'validation.thai.range'],
  UPPERCASE_WITH_LETTER: ['validation.uppercaseWithLetter.exact', 'validation.uppercaseWithLetter.range'],
  LENGTH: ['validation.length.exact', 'validation.length.range'],
} as const satisfies Record<string, LengthTexts>;

const dates = { DATE_YMD: 'validation.dateYearFirst', DATE_MDY: 'validation.dateMonthFirst' } as const satisfies Record<
  string,
  AccountKey
>;

/** A rule for what a field may hold, by the identifier the server gives it; `LENGTH` stands for a length alone. */
export type ValidationPattern = keyof typeof texts | keyof typeof dates;

/**
 * The message for a field that breaks its pattern or length. Bounds are those of the server's rule; equal bounds
 * collapse to one number, and a missing bound counts as 1 or 128, the widest any field goes.
 */
export function patternMessage(
  pattern: ValidationPattern,
  bounds: { readonly min?: number | null | undefined; readonly max?: number | null | undefined },
): Message & { readonly ns: 'account' } {
  if (pattern === 'DATE_YMD' || pattern === 'DATE_MDY') return { ns: 'account', key: dates[pattern] };
  const min = bounds.min ?? 1;
  const max = bounds.max ?? 128;
  const [exact, range] = texts[pattern];
  return min === max
    ? { ns: 'account', key: exact, params: { count: min } }
    : { ns: 'account', key: range, params: { min, max } };
}

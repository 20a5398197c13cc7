/** Value of a decimal digit of any script: Unicode orders each set of ten from its zero. */
function valueOf(digit: string): string {
  // Sets of mathematical digits adjoin each other; normalising makes them plain ones.
  const plain = digit.normalize('NFKC');
  if (/^[0-9]$/.test(plain)) return plain;
  const code = plain.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Replaces the decimal digits of every script (Arabic, Persian, Devanagari, Telugu, Thai, …) by 0 to 9; the rest stays. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[^\P{Nd}0-9]/gu, valueOf);
}

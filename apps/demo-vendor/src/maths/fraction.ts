/** An exact rational number: `num / den` in lowest terms, `den` positive. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Creates a fraction in lowest terms. Throws RangeError for a zero denominator. */
export function fraction(num: bigint | number, den: bigint | number = 1n): Fraction {
  const n = BigInt(num);
  const d = BigInt(den);
  if (d === 0n) throw new RangeError('A fraction cannot have a zero denominator.');
  const divisor = gcd(n, d) || 1n;
  const sign = d < 0n ? -1n : 1n;
  return { num: (sign * n) / divisor, den: (sign * d) / divisor };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den - b.num * a.den, a.den * b.den);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.num, a.den * b.den);
}

/** a ÷ b. Throws RangeError when b is zero. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den, a.den * b.num);
}

/** `num/den`, the form certificates are written in. */
export function toText(value: Fraction): string {
  return `${value.num}/${value.den}`;
}

/** Parses the text that `toText` returns. Throws SyntaxError or RangeError for other text. */
export function fromText(text: string): Fraction {
  const [num = '', den = '1'] = text.split('/');
  return fraction(BigInt(num), BigInt(den));
}

/** A non-negative fraction as decimal text, rounded half up to `places`, without floating point. */
export function toDecimal(value: Fraction, places: number): string {
  const scale = 10n ** BigInt(places);
  const scaled = (2n * value.num * scale + value.den) / (2n * value.den);
  const digits = scaled.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A share in percent with two decimals, rounded half up: 24/25 → "96.00". */
export function percent(share: Fraction): string {
  return toDecimal({ num: share.num * 100n, den: share.den }, 2);
}

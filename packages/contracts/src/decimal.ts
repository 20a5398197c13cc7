/** Minor units as a decimal string in major units: 1250n of a currency with 2 decimals is `12.50`. */
export function decimalOf(minor: bigint, exponent: number): string {
  if (exponent === 0) return minor.toString();
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  const split = digits.length - exponent;
  return `${minor < 0n ? '-' : ''}${digits.slice(0, split)}.${digits.slice(split)}`;
}

/**
 * Minor units of a decimal string.
 * @throws RangeError where the text is no decimal or has more decimals than the currency
 */
export function minorOf(decimal: string, exponent: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  const fraction = match?.[3]?.replace(/0+$/, '') ?? '';
  if (match === null || fraction.length > exponent) throw new RangeError(`Not an amount with ${exponent} decimals: ${decimal}`);
  const minor = BigInt(`${match[2] ?? '0'}${fraction.padEnd(exponent, '0')}`);
  return match[1] === '-' ? -minor : minor;
}

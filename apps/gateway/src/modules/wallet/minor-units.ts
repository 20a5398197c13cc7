/** The largest amount of one movement of the ledger, in minor units. */
export const MOST_MINOR = 10n ** 18n;
/** The largest amount that somebody may ask to move or agree on, in minor units: fees and what comes beside it stay within the ledger's limit. */
export const MOST_ASKED = MOST_MINOR / 10n;

/**
 * Converts `amount` in units of 10^-scale to minor units of a currency with `exponent` decimal places. Undefined when it is
 * not a whole number of minor units, or exceeds the ledger's limit.
 */
export function minorUnits(amount: string, scale: number, exponent: number): bigint | undefined {
  const given = BigInt(amount);
  const factor = 10n ** BigInt(Math.abs(exponent - scale));
  if (scale > exponent && given % factor !== 0n) return undefined;
  const minor = scale > exponent ? given / factor : given * factor;
  return minor > MOST_MINOR ? undefined : minor;
}

const MAX_MINOR = 10n ** 18n;

/**
 * Minor units of a currency with `exponent` decimal places, from `amount` in units of 10^-scale.
 * Undefined when it falls between two minor units, or is more than the ledger takes.
 */
export function minorUnits(amount: string, scale: number, exponent: number): bigint | undefined {
  const given = BigInt(amount);
  const factor = 10n ** BigInt(Math.abs(exponent - scale));
  if (scale > exponent && given % factor !== 0n) return undefined;
  const minor = scale > exponent ? given / factor : given * factor;
  return minor > MAX_MINOR ? undefined : minor;
}

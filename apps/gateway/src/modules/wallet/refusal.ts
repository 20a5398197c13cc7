/** Why the ledger refused a command; stable. Nothing was written. */
export const walletRefusalCodes = [
  /** The key was used for another command. */
  'KEY_CONFLICT',
  'INSUFFICIENT_FUNDS',
  'UNKNOWN_ACCOUNT',
  'UNKNOWN_HOLD',
  'UNKNOWN_JOURNAL',
  'CURRENCY_MISMATCH',
  /** Real and trial money would be mixed. */
  'KIND_MISMATCH',
  /** The hold was resolved before. */
  'ALREADY_RESOLVED',
  /** More than the hold's amount. */
  'AMOUNT_TOO_LARGE',
  /** The journal was reversed before. */
  'ALREADY_REVERSED',
  /** A reversal cannot be reversed: post anew. */
  'NOT_REVERSIBLE',
] as const;

/** One of {@link walletRefusalCodes}. */
export type WalletRefusalCode = (typeof walletRefusalCodes)[number];

/** A command the ledger refused. Thrown inside a transaction it rolls the whole of it back. */
export class WalletRefusal extends Error {
  readonly code: WalletRefusalCode;

  constructor(code: WalletRefusalCode) {
    super(`The ledger refused: ${code}`);
    this.name = 'WalletRefusal';
    this.code = code;
  }
}

/** Outcomes of ledger functions that did what they were to do, now or, by the same key, before. */
const done = new Set(['POSTED', 'HELD', 'RESOLVED', 'REPLAYED']);

/**
 * The refusal of a ledger function's outcome; undefined for a success.
 * @throws Error for an outcome that is neither: a refusal that stands in SQL alone must not pass for money that moved
 */
export function refusalOf(outcome: string): WalletRefusal | undefined {
  if (done.has(outcome)) return undefined;
  const code = walletRefusalCodes.find((known) => known === outcome);
  if (code === undefined) throw new Error(`The ledger answered ${outcome}, which is no outcome of its commands.`);
  return new WalletRefusal(code);
}

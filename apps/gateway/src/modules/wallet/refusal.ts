/** Why the ledger refused a command; stable. Nothing was written. */
export const walletRefusalCodes = [
  /** The key was used for another command. */
  'KEY_CONFLICT',
  'INSUFFICIENT_FUNDS',
  'UNKNOWN_ACCOUNT',
  'UNKNOWN_HOLD',
  'UNKNOWN_JOURNAL',
  'CURRENCY_MISMATCH',
  /** Real and trial money would meet. */
  'KIND_MISMATCH',
  /** The hold is over. */
  'ALREADY_RESOLVED',
  /** More than the hold holds. */
  'AMOUNT_TOO_LARGE',
  /** The journal was taken back before. */
  'ALREADY_REVERSED',
  /** A reversal is not taken back: post anew. */
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

/** The refusal an outcome of a ledger function stands for; undefined when it is a success. */
export function refusalOf(outcome: string): WalletRefusal | undefined {
  const code = walletRefusalCodes.find((known) => known === outcome);
  return code === undefined ? undefined : new WalletRefusal(code);
}

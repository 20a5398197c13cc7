/** Codes of answers between a cashier and a payment provider, with their HTTP status. */
export const paymentCodes = {
  OK: 200,
  INVALID_REQUEST: 400,
  BAD_SIGNATURE: 401,
  /** No payment, payout or refund of this id. */
  NOT_FOUND: 404,
  /** The id was used with other content. */
  CONFLICT: 409,
  /** The provider does not take this kind, currency or amount. Nothing was done. */
  NOT_ACCEPTED: 409,
  /** What is asked for cannot be done any more, such as a refund of what was refunded. Nothing was done. */
  TOO_LATE: 409,
  /** It may or may not have been done: ask, or repeat with the same id. */
  UNKNOWN: 500,
} as const satisfies Record<string, number>;

/** A stable code of an answer. */
export type PaymentCode = keyof typeof paymentCodes;

/** Codes of failed answers to operators, with their HTTP status. Those that players' calls have too mean the same. */
export const operatorErrorCodes = {
  INVALID_REQUEST: 400,
  VALIDATION_FAILED: 422,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  HEADERS_TOO_LARGE: 431,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  UNKNOWN_ERROR: 500,
  UNAVAILABLE: 503,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_KEY_REUSED: 409,
  NOT_LOGGED_IN: 401,
  SESSION_EXPIRED: 401,
  LOGIN_FAILED: 401,
  TRY_AGAIN_LATER: 429,
  FORBIDDEN: 403,
  /** The header `X-Merchant-Code` is missing. */
  MERCHANT_REQUIRED: 400,
  /** The operator does not work for this merchant, or there is none of that code. */
  MERCHANT_FORBIDDEN: 403,
  ENROLMENT_INVALID: 422,
  PASSWORD_WRONG: 422,
  NAME_TAKEN: 409,
  /** The state that the call needs is not, or no longer, there. */
  STATE_CONFLICT: 409,
  /** The ledger refuses the movement. */
  MONEY_REFUSED: 409,
  /** Nobody decides about what they asked for themselves. */
  OWN_APPROVAL: 403,
  APPROVAL_DECIDED: 409,
  APPROVAL_EXPIRED: 409,
} as const satisfies Record<string, number>;

/** A stable code of a failed answer to an operator. */
export type OperatorErrorCode = keyof typeof operatorErrorCodes;

/** Every answer of the operators' server; `message` says what to do. */
export type OperatorEnvelope<Value> =
  | { readonly success: true; readonly value: Value; readonly requestId: string }
  | {
      readonly success: false;
      readonly code: OperatorErrorCode;
      readonly message: string;
      readonly requestId: string;
      readonly value?: { readonly fields?: readonly { readonly field: string; readonly message: string }[] | undefined; readonly retryAfter?: number | undefined } | undefined;
    };

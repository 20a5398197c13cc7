import type { ErrorCode } from './error-codes.ts';

/** The fault of one field of a request; `rule` and bounds let the client word it. */
export interface FieldFault {
  readonly field: string;
  readonly rule: 'required' | 'length' | 'pattern' | 'equal' | 'taken' | 'invalid';
  /** Pattern identifier of the registration settings, where the rule is `pattern`. */
  readonly patternId?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A successful answer. */
export interface SuccessEnvelope<Value> {
  readonly success: true;
  readonly value: Value;
  readonly requestId: string;
}

/**
 * What to offer where a game does not open: a true account, another game, another vendor's game, the games that the
 * entry stands for, another table, a second try, or customer service.
 */
export type LaunchAdvice = 'register' | 'otherGame' | 'otherVendor' | 'openList' | 'otherRoom' | 'tryAgain' | 'contactSupport';

/** Details that a failed answer may carry. */
export interface FailureDetails {
  /** The login form must show the captcha from now on. */
  readonly captcha?: boolean | undefined;
  /** Faults by field, when the code is `VALIDATION_FAILED`. */
  readonly fields?: readonly FieldFault[] | undefined;
  /** Whole seconds to wait before trying again. */
  readonly retryAfter?: number | undefined;
  /** The visitor's address and country, when the region is restricted. */
  readonly ip?: string | undefined;
  readonly country?: string | undefined;
  /** What a person can do about a game that did not open. */
  readonly next?: LaunchAdvice | undefined;
}

/** A failed answer; `message` is in the requested language, `requestId` is for support requests. */
export interface FailureEnvelope {
  readonly success: false;
  readonly code: ErrorCode;
  readonly message: string;
  readonly requestId: string;
  readonly value?: FailureDetails | undefined;
}

/** Every JSON answer of the gateway. */
export type Envelope<Value> = SuccessEnvelope<Value> | FailureEnvelope;

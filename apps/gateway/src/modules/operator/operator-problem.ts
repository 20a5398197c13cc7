import { operatorErrorCodes, type OperatorErrorCode } from '@livery/contracts';

/** What a failed answer to an operator may carry beside code and message. */
export interface OperatorProblemDetails {
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  /** Whole seconds to wait before trying again. */
  readonly retryAfter?: number;
}

/** A refusal that an operator is told: a code, and a message that says what to do. */
export class OperatorProblem extends Error {
  readonly code: OperatorErrorCode;
  readonly details: OperatorProblemDetails | undefined;

  constructor(code: OperatorErrorCode, message: string, details?: OperatorProblemDetails) {
    super(message);
    this.name = 'OperatorProblem';
    this.code = code;
    this.details = details;
  }

  /** HTTP status of the code. */
  get status(): number {
    return operatorErrorCodes[this.code];
  }
}

/** A field of the request that cannot be. */
export function fieldProblem(field: string, message: string): OperatorProblem {
  return new OperatorProblem('VALIDATION_FAILED', `The request is not valid: ${field}: ${message}.`, { fields: [{ field, message }] });
}

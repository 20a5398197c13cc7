import { errorCodes, type ErrorCode, type FailureDetails } from '@livery/contracts';

/**
 * A refusal with a code of the contracts. Thrown anywhere below a handler, it becomes the failed answer; its
 * status follows from the code, its text from the requested language.
 */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails | undefined;
  /** The field of the request that it is about, where the answer names none: for those who look into it, and in no answer. */
  readonly about: string | undefined;

  constructor(code: ErrorCode, details?: FailureDetails, { about, ...options }: ErrorOptions & { readonly about?: string } = {}) {
    super(code, options);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
    this.about = about;
  }

  /** HTTP status of the code. */
  get status(): number {
    return errorCodes[this.code];
  }
}

/** The refusal of a request one of whose fields names what cannot be. */
export const fieldFault = (field: string): Problem => new Problem('VALIDATION_FAILED', { fields: [{ field, rule: 'invalid' }] });

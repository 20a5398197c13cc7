import type { ErrorCode, FailureDetails, FailureEnvelope, FieldFault } from '@livery/contracts';

/**
 * What kind of thing went wrong, which decides what the page does: `network`, `timeout` and `server` may be tried
 * again, `unauthorised` leads to login, `maintenance` and `region` to their pages, `validation` to the fields,
 * `throttled` to a wait, `refused` to its message; `aborted` was given up by the page itself and is shown nowhere.
 */
export type ProblemKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'server'
  | 'unauthorised'
  | 'maintenance'
  | 'region'
  | 'throttled'
  | 'validation'
  | 'refused';

/** Codes of problems without an answer. */
export type LocalCode = 'NETWORK_BROKEN' | 'TIMED_OUT' | 'ABORTED' | 'ANSWER_UNREADABLE';

/** Why a call failed: a plain object, so that it can be kept in the store. */
export interface ApiProblem {
  readonly kind: ProblemKind;
  readonly code: ErrorCode | LocalCode;
  /** The server's message in the requested language; empty where there was no answer. For display, never for decisions. */
  readonly message: string;
  /** HTTP status, 0 where there was no answer. */
  readonly status: number;
  /** To quote to customer service; absent or empty where there was no answer. */
  readonly requestId?: string | undefined;
  /** Faults by field, for `validation`. */
  readonly fields?: readonly FieldFault[] | undefined;
  /** Seconds to wait before another attempt: for `throttled`, and where a server asks for a pause. */
  readonly retryAfter?: number | undefined;
  /** Everything the answer added, such as the captcha flag of a failed login. */
  readonly value?: FailureDetails | undefined;
  /** A refusal of a repetition that says nothing about the attempt before, whose outcome is unknown. */
  readonly doubtful?: boolean;
}

const kinds: Partial<Record<ErrorCode, ProblemKind>> = {
  NOT_LOGGED_IN: 'unauthorised',
  SESSION_EXPIRED: 'unauthorised',
  MAINTENANCE: 'maintenance',
  REGION_RESTRICTED: 'region',
  TOO_MANY_REQUESTS: 'throttled',
  TRY_AGAIN_LATER: 'throttled',
  VALIDATION_FAILED: 'validation',
  UNKNOWN_ERROR: 'server',
  UNAVAILABLE: 'server',
};

/** Makes a problem of a failed answer. */
export function problemFromAnswer({ code, message, requestId, value }: FailureEnvelope, status: number, retryAfter?: number): ApiProblem {
  return {
    kind: kinds[code] ?? (status >= 500 ? 'server' : 'refused'),
    code,
    message,
    status,
    requestId,
    fields: value?.fields,
    retryAfter: value?.retryAfter ?? retryAfter,
    value,
  };
}

/** Makes a problem of a request without a readable answer. */
export function localProblem(code: LocalCode, status = 0, requestId?: string, retryAfter?: number): ApiProblem {
  const kind = { NETWORK_BROKEN: 'network', TIMED_OUT: 'timeout', ABORTED: 'aborted', ANSWER_UNREADABLE: 'server' } as const;
  return { kind: kind[code], code, message: '', status, requestId, retryAfter };
}

/** Whether the server may have executed the call: its outcome is unknown. */
export function outcomeUnknown({ kind, doubtful }: ApiProblem): boolean {
  return doubtful === true || ['network', 'timeout', 'aborted', 'server'].includes(kind);
}

/** Narrows the error of an RTK Query hook, which may also be a thrown programming error. */
export function isApiProblem(error: unknown): error is ApiProblem {
  return typeof error === 'object' && error !== null && 'kind' in error && 'code' in error && 'status' in error;
}

/** Carries a problem through code that throws. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: ApiProblem;
  constructor(problem: ApiProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

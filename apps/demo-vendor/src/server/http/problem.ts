import type { Problem, ProblemCode } from '../../shared/protocol.ts';

export const PROBLEM_STATUS: Readonly<Record<ProblemCode, number>> = {
  INVALID_REQUEST: 400,
  LAUNCH_REFUSED: 401,
  SESSION_LOST: 401,
  INSUFFICIENT_FUNDS: 402,
  PLAYER_BLOCKED: 403,
  GAME_BLOCKED: 403,
  ROUND_OPEN: 409,
  BETS_CLOSED: 409,
  TOO_MANY_BETS: 409,
  PRICE_MOVED: 409,
  SUSPENDED: 409,
  CALLED_OFF: 409,
  LIMIT_EXCEEDED: 422,
  STAKE_REFUSED: 422,
  WALLET_DOWN: 503,
};

/** Ends a request with a problem code that the page has a message for. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  /** Fields that are sent beside the code. */
  readonly more: Omit<Problem, 'code'>;

  constructor(code: ProblemCode, detail?: string, more: Omit<Problem, 'code'> = {}) {
    super(detail ?? code);
    this.code = code;
    this.more = more;
  }
}

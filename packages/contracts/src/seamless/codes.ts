import { z } from 'zod';

/**
 * Every code a seamless wallet call can answer with.
 *
 * `UNKNOWN` alone means that the outcome is not known to the vendor: repeat the same call with the same
 * txId, or roll the bet back. `TX_NOT_FOUND` to a win, stage or round-end means "not yet": it is not remembered, and the
 * same call is good once the bet has arrived. After every other refusal nothing was moved and repeating changes nothing.
 */
export const seamlessCodes = [
  'OK',
  'INSUFFICIENT_FUNDS',
  'PLAYER_NOT_FOUND',
  'PLAYER_BLOCKED',
  'INVALID_SESSION',
  'EXPIRED_SESSION',
  'BAD_SIGNATURE',
  'LIMIT_EXCEEDED',
  'TX_NOT_FOUND',
  'TX_CONFLICT',
  'ALREADY_SETTLED',
  'GAME_BLOCKED',
  'INVALID_REQUEST',
  'UNKNOWN',
] as const;

/** One code of {@link seamlessCodes}. */
export type SeamlessCode = (typeof seamlessCodes)[number];

/** Schema of a code. */
export const seamlessCodeSchema = z.enum(seamlessCodes);

/**
 * HTTP status of an answer. A refusal by the rules of the wallet is an answer like any other (200), so a
 * proxy never swallows it; only a call that was not understood, not trusted or not finished differs.
 */
export function seamlessStatus(code: SeamlessCode): 200 | 400 | 401 | 500 {
  if (code === 'BAD_SIGNATURE') return 401;
  if (code === 'INVALID_REQUEST') return 400;
  if (code === 'UNKNOWN') return 500;
  return 200;
}

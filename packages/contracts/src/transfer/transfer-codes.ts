import { z } from 'zod';

/**
 * Every code a transfer vendor can answer with. After `UNKNOWN`, a server error, an answer that cannot be read or none at
 * all, the platform does not know the outcome, and asks with `query` until it does.
 */
export const transferCodes = [
  'OK',
  /** A withdrawal of more than is there. */
  'INSUFFICIENT_FUNDS',
  'PLAYER_NOT_FOUND',
  'PLAYER_BLOCKED',
  'LIMIT_EXCEEDED',
  /** The vendor takes no transfers now. */
  'MAINTENANCE',
  /** To a query: never seen, and barred from now on. */
  'TRANSFER_NOT_FOUND',
  /** The id was barred by a query that did not find it. */
  'TRANSFER_BARRED',
  /** The id was used with another body. */
  'TRANSFER_CONFLICT',
  'BAD_SIGNATURE',
  'INVALID_REQUEST',
  'UNKNOWN',
] as const;

/** One code of {@link transferCodes}. */
export type TransferCode = (typeof transferCodes)[number];

/** Schema of a code. */
export const transferCodeSchema = z.enum(transferCodes);

/** HTTP status of an answer: as with the seamless calls, a refusal by rule is an answer like any other. */
export function transferStatus(code: TransferCode): 200 | 400 | 401 | 500 {
  if (code === 'BAD_SIGNATURE') return 401;
  if (code === 'INVALID_REQUEST') return 400;
  if (code === 'UNKNOWN') return 500;
  return 200;
}

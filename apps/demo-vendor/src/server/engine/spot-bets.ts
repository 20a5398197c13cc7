import { z } from 'zod';
import type { SpotChoice } from '../../shared/table.ts';
import type { PlayRequest } from './engine.ts';
import { ProblemError } from '../http/problem.ts';
import type { SessionRecord } from '../storage/records.ts';

const choiceSchema = z.object({ spots: z.record(z.string(), z.string().regex(/^[1-9]\d{0,17}$/)) });

/** The spots of a table, and the unit in minor units that bets are whole multiples of. */
export interface SpotRules {
  readonly unit: number;
  readonly spots: readonly { readonly id: string }[];
}

/**
 * Validates bets on the spots of a shared table: each on an existing spot and a whole multiple of the unit, their sum equal
 * to the stake and within the session's limits. Throws ProblemError INVALID_REQUEST, STAKE_REFUSED.
 */
export function parseSpotBets(session: SessionRecord, { stake, choice }: PlayRequest, { unit, spots }: SpotRules): SpotChoice {
  const read = choiceSchema.safeParse(choice);
  if (!read.success) throw new ProblemError('INVALID_REQUEST', z.prettifyError(read.error));
  const bets = Object.entries(read.data.spots);
  if (bets.length === 0 || bets.some(([id]) => !spots.some((spot) => spot.id === id))) throw new ProblemError('INVALID_REQUEST', 'no such spot');
  const amounts = bets.map(([, amount]) => BigInt(amount));
  if (amounts.reduce((sum, amount) => sum + amount, 0n) !== stake) throw new ProblemError('INVALID_REQUEST', 'the bets do not add up');
  if (amounts.some((amount) => amount % BigInt(unit) !== 0n) || stake < session.minStake || stake > session.maxStake) throw new ProblemError('STAKE_REFUSED');
  return read.data;
}

import type { RoundView } from '../../shared/protocol.ts';
import { ApiProblem } from '../api.ts';
import type { Api } from '../api.ts';
import type { PendingRound } from './pending-round.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const RETRIES = 5;

/** Callbacks while a round is being requested. */
export interface RoundCallListener {
  /** The server cannot be reached; the request is repeated. */
  offline(): void;
  /** The stake is not confirmed yet. */
  checking(): void;
}

/**
 * Requests a round until its outcome or its end is known. Every repetition has the same id, so the round is played once.
 * Rejects with ApiProblem when the server cannot be reached or refuses.
 */
export async function callRound(api: Api, asked: PendingRound, patience: RoundCallListener): Promise<RoundView> {
  let failures = 0;
  for (;;) {
    try {
      const round = await api.play(asked);
      if (round.outcome !== null || round.status !== 'pending') return round;
      patience.checking();
      await wait(1000);
    } catch (fault) {
      if (!(fault instanceof ApiProblem) || fault.code !== 'NETWORK' || failures >= RETRIES) throw fault;
      failures += 1;
      patience.offline();
      await wait(Math.min(5000, 600 * 2 ** failures));
    }
  }
}

/** Polls a round until its stake and win are settled. Rejects with ApiProblem when the server stays unreachable. */
export async function awaitSettled(api: Api, round: RoundView): Promise<RoundView> {
  let failures = 0;
  let latest = round;
  while (latest.status === 'settling' || latest.status === 'pending') {
    await wait(1200);
    try {
      latest = (await api.find(round.spinId)) ?? latest;
      failures = 0;
    } catch (fault) {
      failures += 1;
      if (!(fault instanceof ApiProblem) || fault.code !== 'NETWORK' || failures >= RETRIES * 2) throw fault;
    }
  }
  return latest;
}

import type { RoundView } from '../../shared/protocol.ts';
import { ApiProblem } from '../api.ts';
import type { Api } from '../api.ts';
import type { PendingRound } from './pending.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const RETRIES = 5;

/** What a waiting player is told meanwhile. */
export interface Patience {
  /** The server cannot be reached; the same round is asked for again. */
  offline(): void;
  /** The stake is not confirmed yet. */
  checking(): void;
}

/**
 * Asks for a round until its outcome or its end is known. The same id goes out each time, so it is played once however
 * often it is asked for. Rejects with ApiProblem when the server cannot be reached or refuses.
 */
export async function callRound(api: Api, asked: PendingRound, patience: Patience): Promise<RoundView> {
  let failures = 0;
  for (;;) {
    try {
      const round = await api.spin(asked);
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

/** Waits until a round whose stake or win is on its way has arrived. Rejects with ApiProblem after long silence. */
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

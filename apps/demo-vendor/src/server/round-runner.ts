import type { Clock } from './clock.ts';
import { FINAL_STATES } from './records.ts';
import type { RoundRecord } from './records.ts';
import { step } from './round-step.ts';
import type { Store } from './store.ts';
import type { Wallet } from './wallet.ts';

/** Drives rounds to their end, each by one worker at a time. */
export interface RoundRunner {
  /** Starts work on a round, or joins it; resolves when the round is final or the runner stopped. */
  run(roundId: string): Promise<void>;
  /** Takes up every unfinished round: called once at the start of the process. */
  resume(): number;
  /** Stops all workers after the call they are making. Unfinished rounds are resumed by the next process. */
  stop(): Promise<void>;
}

/** What the runner works with. */
export interface RunnerSetup {
  readonly store: Store;
  readonly wallet: Wallet;
  readonly clock: Clock;
  readonly onTrouble?: (round: RoundRecord, trouble: string) => void;
}

/** A runner over a store and a wallet. */
export function createRunner({ store, wallet, clock, onTrouble }: RunnerSetup): RoundRunner {
  const workers = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  async function work(roundId: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const round = store.round(roundId);
      const session = round && store.session(round.sessionHash);
      if (round === undefined || session === undefined || FINAL_STATES.includes(round.state)) return;
      const result = await step(round, session, wallet);
      store.updateRound(roundId, result.change);
      const balance = result.change.balance ?? result.change.balanceAfterStake;
      if (balance != null) store.updateSession(session.idHash, { balance });
      if (result.sessionLost === true) store.updateSession(session.idHash, { lost: true });
      if (result.trouble !== undefined) onTrouble?.(round, result.trouble);
      if (result.waitMs > 0) await clock.sleep(result.waitMs, stopping.signal).catch(() => undefined);
    }
  }

  const runner: RoundRunner = {
    run(roundId) {
      const running = workers.get(roundId);
      if (running) return running;
      const worker = work(roundId).finally(() => workers.delete(roundId));
      workers.set(roundId, worker);
      return worker;
    },
    resume() {
      const rounds = store.unfinished();
      for (const round of rounds) void runner.run(round.roundId);
      return rounds.length;
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(workers.values());
    },
  };
  return runner;
}

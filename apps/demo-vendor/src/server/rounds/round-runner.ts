import type { Clock } from '../clock.ts';
import type { RoundResult } from '../engine/engine.ts';
import { FINAL_STATES } from '../storage/records.ts';
import type { RoundChange, RoundRecord, SessionRecord } from '../storage/records.ts';
import { advanceRound } from './round-step.ts';
import { createStageReporter } from './stage-reporter.ts';
import type { Store } from '../storage/store.ts';
import type { RoundDetail, Wallet } from '../wallet/wallet.ts';
import type { ProblemCode } from '../../shared/protocol.ts';

/** Advances rounds to their final state, each by one worker at a time. */
export interface RoundRunner {
  /** Starts or joins the work on a round. Resolves when the round is final, waits for its engine, or the runner stopped. */
  run(roundId: string): Promise<void>;
  /** Stores the result of a confirmed round, and pays. Does nothing when it has a result or is cancelled. */
  settle(roundId: string, result: RoundResult): void;
  /** Cancels a round without a result; its stake is returned. */
  cancel(roundId: string, problem: ProblemCode): void;
  /** Reports to the wallet, best effort, that the event of a confirmed bet has begun. */
  reportRunning(roundId: string): void;
  /** Continues every unfinished round and returns their number; called once at the start of the process. */
  resume(): number;
  /** Stops all workers after their present call. The next process continues unfinished rounds. */
  stop(): Promise<void>;
  readonly stopping: AbortSignal;
}

export interface RoundRunnerOptions {
  readonly store: Store;
  readonly wallet: Wallet;
  readonly clock: Clock;
  /** Called when a stake is confirmed, inside the transaction that stores it. The engine may return the result at once. */
  readonly betAccepted: (round: RoundRecord, session: SessionRecord) => RoundResult | null;
  /** Details for the merchant. Must be the same each time, because a repeated call is compared with the first. */
  readonly detailOf: (round: RoundRecord) => RoundDetail;
  readonly onChange: (round: RoundRecord) => void;
  readonly onFailure?: (round: RoundRecord, trouble: string) => void;
}

const isUndecided = (round: RoundRecord): boolean => round.state === 'bet-accepted' && round.win === null;

/** Creates the {@link RoundRunner}. */
export function createRoundRunner({ store, wallet, clock, betAccepted, detailOf, onChange, onFailure }: RoundRunnerOptions): RoundRunner {
  const workers = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const stages = createStageReporter({ store, wallet, clock, stopping: stopping.signal });
  const stored = (roundId: string): RoundRecord => {
    const round = store.round(roundId);
    if (round === undefined) throw new Error(`No round ${roundId}.`);
    return round;
  };

  function apply(before: RoundRecord, session: SessionRecord, change: RoundChange): void {
    store.transaction(() => {
      // The round was cancelled during the wallet call, so the call's result no longer applies.
      if (stored(before.roundId).state !== before.state) return;
      store.updateRound(before.roundId, change);
      if (change.state !== 'bet-accepted' || before.win !== null) return;
      const result = betAccepted(stored(before.roundId), session);
      if (result !== null) store.updateRound(before.roundId, result);
    });
    if (change.state === undefined) return;
    const after = stored(before.roundId);
    onChange(after);
    if (isUndecided(after)) stages.report(after.roundId, 'accepted');
  }

  async function work(roundId: string): Promise<void> {
    // Lets the caller register the worker first.
    await Promise.resolve();
    while (!stopping.signal.aborted) {
      const round = store.round(roundId);
      const session = round && store.session(round.sessionHash);
      if (round === undefined || session === undefined || isUndecided(round)) break;
      if (FINAL_STATES.includes(round.state)) {
        stages.forget(roundId);
        break;
      }
      const result = await advanceRound(round, session, wallet, detailOf);
      apply(round, session, result.change);
      const balance = result.change.balance ?? result.change.balanceAfterStake;
      if (balance != null) store.updateSession(session.idHash, { balance });
      if (result.sessionLost === true) store.updateSession(session.idHash, { lost: true });
      if (result.failure !== undefined) onFailure?.(round, result.failure);
      if (result.waitMs > 0) await clock.sleep(result.waitMs, stopping.signal).catch(() => undefined);
    }
    // Synchronously after the last check, so that a later settlement starts a new worker.
    workers.delete(roundId);
  }

  const runner: RoundRunner = {
    stopping: stopping.signal,
    run(roundId) {
      const running = workers.get(roundId);
      if (running) return running;
      const worker = work(roundId);
      workers.set(roundId, worker);
      return worker;
    },
    settle(roundId, result) {
      if (!isUndecided(stored(roundId))) return;
      store.updateRound(roundId, result);
      onChange(stored(roundId));
      void runner.run(roundId);
    },
    cancel(roundId, problem) {
      const { state, win } = stored(roundId);
      if (win !== null || (state !== 'drawn' && state !== 'bet-sent' && state !== 'bet-accepted')) return;
      store.updateRound(roundId, { state: 'rollback-sent', attempts: 0, problem });
      void runner.run(roundId);
    },
    reportRunning(roundId) {
      if (isUndecided(stored(roundId))) stages.report(roundId, 'running');
    },
    resume() {
      const rounds = store.unfinishedRounds();
      for (const round of rounds) {
        // The earlier process may have died during its bet call, which may have moved money.
        if (round.state === 'bet-sent') store.updateRound(round.roundId, { betDoubtful: true });
        if (isUndecided(round)) stages.report(round.roundId, 'accepted');
        void runner.run(round.roundId);
      }
      return rounds.length;
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(workers.values());
      await stages.idle();
    },
  };
  return runner;
}

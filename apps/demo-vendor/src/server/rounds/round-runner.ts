import type { Clock } from '../clock.ts';
import type { RoundResult } from '../engine/engine.ts';
import { FINAL_STATES } from '../storage/records.ts';
import type { RoundChange, RoundRecord, SessionRecord } from '../storage/records.ts';
import { advanceRound } from './round-step.ts';
import { createStageReporter } from './stage-reporter.ts';
import type { Store } from '../storage/store.ts';
import type { RoundDetail, Wallet } from '../wallet/wallet.ts';
import type { ProblemCode } from '../../shared/protocol.ts';

/** Drives rounds to their end, each by one worker at a time. */
export interface RoundRunner {
  /** Starts work on a round, or joins it; resolves when the round is final, waits for its engine, or the runner stopped. */
  run(roundId: string): Promise<void>;
  /** Writes how a confirmed round ended, and pays. Does nothing when it is decided or called off. */
  settle(roundId: string, decision: RoundResult): void;
  /** Calls off a round that is not decided; its stake goes back. */
  cancel(roundId: string, problem: ProblemCode): void;
  /** The event that a confirmed bet waits for has begun: the wallet is told, as far as it can be reached. */
  reportRunning(roundId: string): void;
  /** Takes up every unfinished round: called once at the start of the process. */
  resume(): number;
  /** Stops all workers after the call they are making. Unfinished rounds are resumed by the next process. */
  stop(): Promise<void>;
  readonly stopping: AbortSignal;
}

/** What the runner works with. */
export interface RoundRunnerOptions {
  readonly store: Store;
  readonly wallet: Wallet;
  readonly clock: Clock;
  /** A stake has been confirmed: the engine may decide at once. Called inside the transaction that writes it. */
  readonly betAccepted: (round: RoundRecord, session: SessionRecord) => RoundResult | null;
  /** What the merchant is told of a decided round. Must be the same each time: a repeated call is compared with the first. */
  readonly detailOf: (round: RoundRecord) => RoundDetail;
  /** A round looks different from before. */
  readonly onChange: (round: RoundRecord) => void;
  readonly onFailure?: (round: RoundRecord, trouble: string) => void;
}

const isUndecided = (round: RoundRecord): boolean => round.state === 'bet-accepted' && round.win === null;

/** A runner over a store and a wallet. */
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
      // Called off while the wallet was asked: what the call brought changes nothing any more.
      if (stored(before.roundId).state !== before.state) return;
      store.updateRound(before.roundId, change);
      if (change.state !== 'bet-accepted' || before.win !== null) return;
      const decision = betAccepted(stored(before.roundId), session);
      if (decision !== null) store.updateRound(before.roundId, decision);
    });
    if (change.state === undefined) return;
    const after = stored(before.roundId);
    onChange(after);
    if (isUndecided(after)) stages.report(after.roundId, 'accepted');
  }

  async function work(roundId: string): Promise<void> {
    // The caller notes the worker before it does anything.
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
    // Before anybody else runs: whoever decides the round from here on starts a new worker.
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
    settle(roundId, decision) {
      if (!isUndecided(stored(roundId))) return;
      store.updateRound(roundId, decision);
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
        // The process before may have died while its bet was under way: nobody knows whether that has moved money.
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

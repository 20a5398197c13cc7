import type { Clock } from '../clock.ts';
import { retryDelayMs, betTxId, walletSessionOf } from './round-step.ts';
import type { Store } from '../storage/store.ts';
import type { Wallet } from '../wallet/wallet.ts';

/** Progress of a bet whose result is not known yet. */
export type Stage = 'accepted' | 'running';

/** Reports the progress of bets to wallets. Reports move no money, nothing waits for them, and undeliverable ones are dropped. */
export interface StageReporter {
  /** Reports a stage of a round after its earlier ones; a stage that was already reported is skipped. */
  report(roundId: string, stage: Stage): void;
  /** Forgets a round that is over. */
  forget(roundId: string): void;
  /** Resolves when no report is in progress. */
  idle(): Promise<void>;
}

const ORDER: readonly Stage[] = ['accepted', 'running'];
/** Calls made before a report is dropped. */
const ATTEMPTS = 4;
const tx: Readonly<Record<Stage, string>> = { accepted: 'a', running: 'g' };

export interface StageReporterOptions {
  readonly store: Store;
  readonly wallet: Wallet;
  readonly clock: Clock;
  readonly stopping: AbortSignal;
}

/**
 * Creates the {@link StageReporter}. The `txId` of a report is derived from the round, so that the wallet recognises a report
 * that a restarted process repeats.
 */
export function createStageReporter({ store, wallet, clock, stopping }: StageReporterOptions): StageReporter {
  const reported = new Map<string, Stage>();
  const queues = new Map<string, Promise<void>>();

  async function send(roundId: string, stage: Stage): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS && !stopping.aborted; attempt += 1) {
      const round = store.round(roundId);
      const session = round && store.session(round.sessionHash);
      // Settled or cancelled meanwhile, which the wallet learns from other calls.
      if (round === undefined || session === undefined || round.state !== 'bet-accepted' || round.win !== null) return;
      const reply = await wallet.stage(walletSessionOf(session), { roundId, txId: `${roundId}-${tx[stage]}` }, betTxId(round), stage);
      if (reply.kind !== 'unknown') return;
      await clock.sleep(retryDelayMs(attempt), stopping).catch(() => undefined);
    }
  }

  return {
    report(roundId, stage) {
      const before = reported.get(roundId);
      if (before !== undefined && ORDER.indexOf(before) >= ORDER.indexOf(stage)) return;
      reported.set(roundId, stage);
      const queue = (queues.get(roundId) ?? Promise.resolve())
        .then(() => send(roundId, stage))
        .finally(() => {
          if (queues.get(roundId) === queue) queues.delete(roundId);
        });
      queues.set(roundId, queue);
    },
    forget: (roundId) => void reported.delete(roundId),
    idle: async () => void (await Promise.allSettled(queues.values())),
  };
}

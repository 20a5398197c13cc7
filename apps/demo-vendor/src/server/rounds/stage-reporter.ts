import type { Clock } from '../clock.ts';
import { retryDelayMs, betTxId, walletSessionOf } from './round-step.ts';
import type { Store } from '../storage/store.ts';
import type { Wallet } from '../wallet/wallet.ts';

/** How far a bet has got whose result is still to come. */
export type Stage = 'accepted' | 'running';

/** Tells wallets how far bets have got. It is news and moves no money: nothing waits for it, and what cannot be told is left. */
export interface StageReporter {
  /** Tells a stage of a round, after those before it; one that was told already is not told again. */
  report(roundId: string, stage: Stage): void;
  /** The round is over. */
  forget(roundId: string): void;
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
}

const ORDER: readonly Stage[] = ['accepted', 'running'];
/** Calls made before a stage stays untold. */
const ATTEMPTS = 4;
const tx: Readonly<Record<Stage, string>> = { accepted: 'a', running: 'g' };

/** What stages are told with. */
export interface StageReporterOptions {
  readonly store: Store;
  readonly wallet: Wallet;
  readonly clock: Clock;
  readonly stopping: AbortSignal;
}

/**
 * Stages over a store and a wallet. Each has a `txId` of its own that follows from the round: a process that starts anew
 * tells it again and the wallet knows it.
 */
export function createStageReporter({ store, wallet, clock, stopping }: StageReporterOptions): StageReporter {
  const told = new Map<string, Stage>();
  const lines = new Map<string, Promise<void>>();

  async function send(roundId: string, stage: Stage): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS && !stopping.aborted; attempt += 1) {
      const round = store.round(roundId);
      const session = round && store.session(round.sessionHash);
      // Decided or called off meanwhile: the wallet hears of that instead.
      if (round === undefined || session === undefined || round.state !== 'bet-accepted' || round.win !== null) return;
      const reply = await wallet.stage(walletSessionOf(session), { roundId, txId: `${roundId}-${tx[stage]}` }, betTxId(round), stage);
      if (reply.kind !== 'unknown') return;
      await clock.sleep(retryDelayMs(attempt), stopping).catch(() => undefined);
    }
  }

  return {
    report(roundId, stage) {
      const before = told.get(roundId);
      if (before !== undefined && ORDER.indexOf(before) >= ORDER.indexOf(stage)) return;
      told.set(roundId, stage);
      const line = (lines.get(roundId) ?? Promise.resolve())
        .then(() => send(roundId, stage))
        .finally(() => {
          if (lines.get(roundId) === line) lines.delete(roundId);
        });
      lines.set(roundId, line);
    },
    forget: (roundId) => void told.delete(roundId),
    idle: async () => void (await Promise.allSettled(lines.values())),
  };
}

import { z } from 'zod';
import { modelOf } from '../shared/game.ts';
import type { RoundView } from '../shared/protocol.ts';
import type { Clock } from './clock.ts';
import { drawRound } from './draw.ts';
import { ProblemError } from './problem.ts';
import type { Rng } from './random.ts';
import { FINAL_STATES } from './records.ts';
import type { SessionRecord } from './records.ts';
import type { RoundRunner } from './round-runner.ts';
import type { Store } from './store.ts';
import { roundView, stakesOf } from './views.ts';

/** Body of a spin. The page makes the id once for each press and repeats it when it has to ask again. */
export const spinSchema = z.object({
  spinId: z.string().regex(/^[\w-]{8,64}$/),
  stake: z.string().regex(/^[1-9]\d{0,17}$/),
});
/** A spin as the page asks for it. */
export type SpinRequest = z.infer<typeof spinSchema>;

/** Takes spins and tells how they went. */
export interface Desk {
  /**
   * Plays a round, or finds the one this spin id has already played. Waits a few seconds for the wallet; a round that
   * takes longer is answered as it stands and asked for again. Throws ProblemError STAKE_REFUSED, ROUND_OPEN.
   */
  spin(session: SessionRecord, request: SpinRequest): Promise<RoundView>;
  /** A round of this session by its spin id, or null. */
  find(session: SessionRecord, spinId: string): Promise<RoundView | null>;
  history(session: SessionRecord): RoundView[];
}

/** How long a request waits for the wallet before it answers with the round as it stands. */
export const PATIENCE_MS = 6000;
const HISTORY = 25;

/** What the desk works with. */
export interface DeskSetup {
  readonly store: Store;
  readonly runner: RoundRunner;
  readonly clock: Clock;
  readonly rng: Rng;
  readonly newId: () => string;
}

/** A desk over a store and a runner. */
export function createDesk({ store, runner, clock, rng, newId }: DeskSetup): Desk {
  async function answer(roundId: string): Promise<RoundView> {
    const patience = new AbortController();
    await Promise.race([runner.run(roundId), clock.sleep(PATIENCE_MS, patience.signal).catch(() => undefined)]);
    patience.abort();
    const round = store.round(roundId);
    if (round === undefined) throw new Error(`Round ${roundId} vanished.`);
    return roundView(round);
  }

  /** Draws and writes the round. Runs without a pause between reading and writing, so two requests cannot both draw. */
  function open(session: SessionRecord, { spinId, stake }: SpinRequest): string {
    const amount = BigInt(stake);
    const known = store.roundOfSpin(session.idHash, spinId);
    if (known) {
      if (known.stake !== amount) throw new ProblemError('INVALID_REQUEST', 'the spin id belongs to another stake');
      return known.roundId;
    }
    const latest = store.latestRound(session.idHash);
    if (latest && !FINAL_STATES.includes(latest.state)) throw new ProblemError('ROUND_OPEN');
    if (!stakesOf(session).includes(amount)) throw new ProblemError('STAKE_REFUSED');
    const { model } = modelOf(session.gameCode);
    const outcome = drawRound(model, rng);
    const roundId = newId();
    store.insertRound({
      roundId,
      sessionHash: session.idHash,
      spinId,
      state: 'drawn',
      model: model.code,
      stake: amount,
      win: (amount / BigInt(model.coins)) * BigInt(outcome.coins),
      outcome,
      attempts: 0,
      betDoubtful: false,
      balanceAfterStake: null,
      balance: null,
      problem: null,
      drawnAt: clock.now(),
    });
    return roundId;
  }

  return {
    spin: (session, request) => Promise.resolve().then(() => answer(open(session, request))),
    async find(session, spinId) {
      const round = store.roundOfSpin(session.idHash, spinId);
      if (round === undefined) return null;
      return FINAL_STATES.includes(round.state) ? roundView(round) : answer(round.roundId);
    },
    history: (session) => store.history(session, HISTORY).map(roundView),
  };
}

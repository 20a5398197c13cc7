import { z } from 'zod';
import type { RoundView } from '../shared/protocol.ts';
import type { Clock } from './clock.ts';
import type { Engines } from './engines.ts';
import { ProblemError } from './problem.ts';
import { FINAL_STATES } from './records.ts';
import type { SessionRecord } from './records.ts';
import type { RoundRunner } from './round-runner.ts';
import { roundView } from './round-view.ts';
import type { Store } from './store.ts';

/** Body of a play. The page makes the id once for each press and repeats it when it has to ask again. */
export const spinSchema = z.object({
  spinId: z.string().regex(/^[\w-]{8,64}$/),
  stake: z.string().regex(/^[1-9]\d{0,17}$/),
  /** What the player chose; the engine reads it. */
  choice: z.json().optional(),
});
/** A play as the page asks for it. */
export type SpinRequest = z.infer<typeof spinSchema>;

/** Body of a move inside a round. */
export const stepSchema = z.object({ move: z.json() });

/** Takes plays and tells how they went. */
export interface Desk {
  /**
   * Plays a round, or finds the one this spin id has already played. Waits a few seconds for the wallet; a round that
   * takes longer is answered as it stands and asked for again. Throws ProblemError STAKE_REFUSED, ROUND_OPEN, BETS_CLOSED.
   */
  spin(session: SessionRecord, request: SpinRequest): Promise<RoundView>;
  /** Makes a move in a running round. Throws ProblemError INVALID_REQUEST where there is none, or none to make. */
  step(session: SessionRecord, spinId: string, move: unknown): Promise<RoundView>;
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
  readonly engines: Engines;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** A desk over a store and a runner. */
export function createDesk({ store, runner, engines, clock, newId }: DeskSetup): Desk {
  async function answer(roundId: string): Promise<RoundView> {
    const patience = new AbortController();
    await Promise.race([runner.run(roundId), clock.sleep(PATIENCE_MS, patience.signal).catch(() => undefined)]);
    patience.abort();
    const round = store.round(roundId);
    if (round === undefined) throw new Error(`Round ${roundId} vanished.`);
    return roundView(round);
  }

  /** Opens and writes the round. Runs without a pause between reading and writing, so two requests cannot both open one. */
  function open(session: SessionRecord, { spinId, stake, choice = null }: SpinRequest): string {
    const amount = BigInt(stake);
    const known = store.roundOfSpin(session.idHash, spinId);
    if (known) {
      if (known.stake !== amount) throw new ProblemError('INVALID_REQUEST', 'the spin id belongs to another stake');
      return known.roundId;
    }
    const engine = engines.of(session.vendor);
    const latest = engine.serial ? store.latestRound(session.idHash) : undefined;
    if (latest && !FINAL_STATES.includes(latest.state)) throw new ProblemError('ROUND_OPEN');
    const roundId = newId();
    store.together(() => {
      const { table, ...opening } = engine.open(session, { stake: amount, choice });
      store.insertRound({
        ...opening,
        roundId,
        sessionHash: session.idHash,
        spinId,
        engine: engine.id,
        state: 'drawn',
        table: table?.key ?? null,
        tableRound: table?.number ?? null,
        attempts: 0,
        betDoubtful: false,
        balanceAfterStake: null,
        balance: null,
        problem: null,
        drawnAt: clock.now(),
      });
    });
    return roundId;
  }

  function move(session: SessionRecord, spinId: string, wish: unknown): string {
    const round = store.roundOfSpin(session.idHash, spinId);
    const engine = round && engines.byId(round.engine);
    if (round === undefined || engine?.step === undefined) throw new ProblemError('INVALID_REQUEST', 'no move to make');
    if (round.state !== 'bet-accepted' || round.win !== null) return round.roundId;
    const made = engine.step(session, round, wish);
    if ('win' in made) runner.settle(round.roundId, made);
    else store.updateRound(round.roundId, made);
    return round.roundId;
  }

  return {
    spin: (session, request) => Promise.resolve().then(() => answer(open(session, request))),
    step: (session, spinId, wish) => Promise.resolve().then(() => answer(move(session, spinId, wish))),
    async find(session, spinId) {
      const round = store.roundOfSpin(session.idHash, spinId);
      if (round === undefined) return null;
      return FINAL_STATES.includes(round.state) ? roundView(round) : answer(round.roundId);
    },
    history: (session) => store.history(session, HISTORY).map(roundView),
  };
}

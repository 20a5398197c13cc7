import { z } from 'zod';
import type { RoundView } from '../../shared/protocol.ts';
import type { Clock } from '../clock.ts';
import type { Engines } from '../engine/engines.ts';
import { ProblemError } from '../http/problem.ts';
import { FINAL_STATES } from '../storage/records.ts';
import type { SessionRecord } from '../storage/records.ts';
import type { RoundRunner } from './round-runner.ts';
import { roundView } from './round-view.ts';
import type { Store } from '../storage/store.ts';

/** Body of a play. The page makes the id once for each press and repeats it when it has to ask again. */
export const playSchema = z.object({
  spinId: z.string().regex(/^[\w-]{8,64}$/),
  stake: z.string().regex(/^[1-9]\d{0,17}$/),
  /** What the player chose; the engine reads it. */
  choice: z.json().optional(),
});
/** A play as the page asks for it. */
export type PlayRequestBody = z.infer<typeof playSchema>;

/** Body of a move inside a round. */
export const moveSchema = z.object({ move: z.json() });

/** Takes plays and tells how they went. */
export interface RoundService {
  /**
   * Plays a round, or finds the one this spin id has already played. Waits a few seconds for the wallet; a round that
   * takes longer is answered as it stands and asked for again. Throws ProblemError STAKE_REFUSED, ROUND_OPEN, BETS_CLOSED.
   */
  play(session: SessionRecord, request: PlayRequestBody): Promise<RoundView>;
  /** Makes a move in a running round. Throws ProblemError INVALID_REQUEST where there is none, or none to make. */
  move(session: SessionRecord, spinId: string, move: unknown): Promise<RoundView>;
  /** A round of this session by its spin id, or null. */
  find(session: SessionRecord, spinId: string): Promise<RoundView | null>;
  history(session: SessionRecord): RoundView[];
}

/** How long a request waits for the wallet before it answers with the round as it stands. */
export const ANSWER_TIMEOUT_MS = 6000;
const HISTORY_LENGTH = 25;

/** What the desk works with. */
export interface RoundServiceOptions {
  readonly store: Store;
  readonly runner: RoundRunner;
  readonly engines: Engines;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** A desk over a store and a runner. */
export function createRoundService({ store, runner, engines, clock, newId }: RoundServiceOptions): RoundService {
  async function answer(roundId: string): Promise<RoundView> {
    const patience = new AbortController();
    await Promise.race([runner.run(roundId), clock.sleep(ANSWER_TIMEOUT_MS, patience.signal).catch(() => undefined)]);
    patience.abort();
    const round = store.round(roundId);
    if (round === undefined) throw new Error(`Round ${roundId} vanished.`);
    return roundView(round);
  }

  /** Opens and writes the round. Runs without a pause between reading and writing, so two requests cannot both open one. */
  function open(session: SessionRecord, { spinId, stake, choice = null }: PlayRequestBody): string {
    const amount = BigInt(stake);
    const known = store.roundBySpinId(session.idHash, spinId);
    if (known) {
      if (known.stake !== amount) throw new ProblemError('INVALID_REQUEST', 'the spin id belongs to another stake');
      return known.roundId;
    }
    const engine = engines.forVendor(session.vendor);
    const latest = engine.oneRoundAtATime ? store.latestRound(session.idHash) : undefined;
    if (latest && !FINAL_STATES.includes(latest.state)) throw new ProblemError('ROUND_OPEN');
    const roundId = newId();
    store.transaction(() => {
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
    const round = store.roundBySpinId(session.idHash, spinId);
    const engine = round && engines.byId(round.engine);
    if (round === undefined || engine?.move === undefined) throw new ProblemError('INVALID_REQUEST', 'no move to make');
    if (round.state !== 'bet-accepted' || round.win !== null) return round.roundId;
    const made = engine.move(session, round, wish);
    if ('win' in made) runner.settle(round.roundId, made);
    else store.updateRound(round.roundId, made);
    return round.roundId;
  }

  return {
    play: (session, request) => Promise.resolve().then(() => answer(open(session, request))),
    move: (session, spinId, wish) => Promise.resolve().then(() => answer(move(session, spinId, wish))),
    async find(session, spinId) {
      const round = store.roundBySpinId(session.idHash, spinId);
      if (round === undefined) return null;
      return FINAL_STATES.includes(round.state) ? roundView(round) : answer(round.roundId);
    },
    history: (session) => store.history(session, HISTORY_LENGTH).map(roundView),
  };
}

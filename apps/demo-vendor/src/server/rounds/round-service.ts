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

/** Body of a request to play a round. The page creates `spinId` once for each round and repeats it when it retries. */
export const playSchema = z.object({
  spinId: z.string().regex(/^[\w-]{8,64}$/),
  stake: z.string().regex(/^[1-9]\d{0,17}$/),
  /** The player's choice, checked by the engine. */
  choice: z.json().optional(),
});
export type PlayRequestBody = z.infer<typeof playSchema>;

/** Body of a move within a round. */
export const moveSchema = z.object({ move: z.json() });

/** Plays rounds and reads them back. */
export interface RoundService {
  /**
   * Plays a round, or returns the round that this spin id has already started. Waits a few seconds for the wallet; a round
   * that takes longer is returned in its present state. Throws ProblemError STAKE_REFUSED, ROUND_OPEN, BETS_CLOSED.
   */
  play(session: SessionRecord, request: PlayRequestBody): Promise<RoundView>;
  /** Makes a move in a running round. Throws ProblemError INVALID_REQUEST when there is no such round or it takes no moves. */
  move(session: SessionRecord, spinId: string, move: unknown): Promise<RoundView>;
  /** Returns a round of this session by its spin id, or null. */
  find(session: SessionRecord, spinId: string): Promise<RoundView | null>;
  history(session: SessionRecord): RoundView[];
}

/** How long a request waits for the wallet before it answers with the round's present state, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 6000;
const HISTORY_LENGTH = 25;

export interface RoundServiceOptions {
  readonly store: Store;
  readonly runner: RoundRunner;
  readonly engines: Engines;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** Creates the {@link RoundService}. */
export function createRoundService({ store, runner, engines, clock, newId }: RoundServiceOptions): RoundService {
  async function answer(roundId: string): Promise<RoundView> {
    const timeout = new AbortController();
    await Promise.race([runner.run(roundId), clock.sleep(ANSWER_TIMEOUT_MS, timeout.signal).catch(() => undefined)]);
    timeout.abort();
    const round = store.round(roundId);
    if (round === undefined) throw new Error(`Round ${roundId} does not exist.`);
    return roundView(round);
  }

  /** Opens and stores the round. Synchronous, so that two requests cannot both open one. */
  function open(session: SessionRecord, { spinId, stake, choice = null }: PlayRequestBody): string {
    const amount = BigInt(stake);
    const known = store.roundBySpinId(session.idHash, spinId);
    if (known) {
      if (known.stake !== amount) throw new ProblemError('INVALID_REQUEST', 'the spin id was used with another stake');
      return known.roundId;
    }
    const engine = engines.forVendor(session.vendor);
    const latest = engine.oneRoundAtATime ? store.latestRound(session.idHash) : undefined;
    if (latest && !FINAL_STATES.includes(latest.state)) throw new ProblemError('ROUND_OPEN');
    const roundId = newId();
    store.transaction(() => {
      const { table, ...draft } = engine.open(session, { stake: amount, choice });
      store.insertRound({
        ...draft,
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

  function move(session: SessionRecord, spinId: string, requested: unknown): string {
    const round = store.roundBySpinId(session.idHash, spinId);
    const engine = round && engines.byId(round.engine);
    if (round === undefined || engine?.move === undefined) throw new ProblemError('INVALID_REQUEST', 'the round takes no moves');
    if (round.state !== 'bet-accepted' || round.win !== null) return round.roundId;
    const result = engine.move(session, round, requested);
    if ('win' in result) runner.settle(round.roundId, result);
    else store.updateRound(round.roundId, result);
    return round.roundId;
  }

  return {
    play: (session, request) => Promise.resolve().then(() => answer(open(session, request))),
    move: (session, spinId, requested) => Promise.resolve().then(() => answer(move(session, spinId, requested))),
    async find(session, spinId) {
      const round = store.roundBySpinId(session.idHash, spinId);
      if (round === undefined) return null;
      return FINAL_STATES.includes(round.state) ? roundView(round) : answer(round.roundId);
    },
    history: (session) => store.history(session, HISTORY_LENGTH).map(roundView),
  };
}

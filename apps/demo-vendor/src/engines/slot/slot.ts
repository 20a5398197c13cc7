import type { JackpotModel } from '../../maths/model.ts';
import type { EngineFactory } from '../../server/engine/engine.ts';
import { sessionTopic } from '../../server/http/event-hub.ts';
import { ProblemError } from '../../server/http/problem.ts';
import { belowBigint } from '../../server/engine/random.ts';
import type { RoundRecord, SessionRecord } from '../../server/storage/records.ts';
import { gameInfo, modelOf } from '../../shared/game.ts';
import type { Outcome } from '../../shared/slot.ts';
import { stakeLadder } from '../../shared/stakes.ts';
import { drawRound } from './draw.ts';
import { createPots, jackpotTurnover } from './pots.ts';

/** What is kept of a round before its stake is confirmed: the pot it would win is not known yet. */
interface Drawn extends Outcome {
  readonly hit: boolean;
}

/**
 * Slot games: a round is drawn whole, free spins included, before its stake is taken. Whether it wins the jackpot is drawn
 * then too; how much that is, when the stake is confirmed, since only confirmed stakes feed the pot.
 */
export const createSlot: EngineFactory = ({ store, rng, publish }) => {
  const jackpotOf = ({ gameCode }: SessionRecord): JackpotModel => {
    const { jackpot } = modelOf(gameCode).model;
    if (jackpot === undefined) throw new Error(`${gameCode} has no jackpot.`);
    return jackpot;
  };
  const pots = createPots(store, jackpotOf);
  const shown = (session: SessionRecord) => ({ type: 'pot', pot: (pots.read(session).pot / 1000n).toString() }) as const;
  const reels = (round: RoundRecord, { coins }: Outcome, gameCode: string): bigint => (round.stake / BigInt(modelOf(gameCode).model.coins)) * BigInt(coins);

  const engine: ReturnType<EngineFactory> = {
    id: 'slot',
    oneRoundAtATime: true,
    game: ({ vendor, code, name }) => gameInfo(code, name, vendor),
    stakes: ({ gameCode, minStake, maxStake }) => stakeLadder(modelOf(gameCode).model.coins, { min: minStake, max: maxStake }),
    detail({ model, outcome }) {
      const { spins, freeSpins, coins, jackpot } = outcome as Outcome;
      return { model, stops: spins.map(({ stops }) => stops), freeSpins, coins, ...(jackpot == null ? {} : { jackpot }) };
    },
    open(session, { stake }) {
      if (!engine.stakes(session).includes(stake)) throw new ProblemError('STAKE_REFUSED');
      const { model } = modelOf(session.gameCode);
      const outcome = drawRound(model, rng);
      const base = { stake, model: model.code, choice: null };
      if (model.jackpot === undefined) return { ...base, outcome, win: (stake / BigInt(model.coins)) * BigInt(outcome.coins) };
      const hit = belowBigint(rng, jackpotTurnover(model.jackpot, session.maxStake)) < stake;
      return { ...base, outcome: { ...outcome, hit } satisfies Drawn, win: null };
    },
    betAccepted(session, round) {
      const { hit, ...outcome } = round.outcome as Drawn;
      const jackpot = pots.play(session, round.stake, hit);
      publish(pots.keyOf(session), shown(session));
      return { win: reels(round, outcome, session.gameCode) + jackpot, outcome: { ...outcome, jackpot: hit ? jackpot.toString() : null } };
    },
    subscribe(session) {
      const own = sessionTopic(session.idHash);
      if (modelOf(session.gameCode).model.jackpot === undefined) return { topics: [own], snapshot: () => [] };
      return { topics: [own, pots.keyOf(session)], snapshot: () => [shown(session)] };
    },
  };
  return engine;
};

import type { JackpotModel } from '../../maths/slot/model.ts';
import type { EngineFactory } from '../../server/engine/engine.ts';
import { sessionTopic } from '../../server/http/event-hub.ts';
import { ProblemError } from '../../server/http/problem.ts';
import { belowBigint } from '../../server/engine/random.ts';
import type { RoundRecord, SessionRecord } from '../../server/storage/records.ts';
import { slotInfo, slotModelOf } from '../../shared/slot-info.ts';
import type { SlotOutcome } from '../../shared/slot.ts';
import { stakeLadder } from '../../shared/stakes.ts';
import { drawRound } from './draw.ts';
import { createJackpots, jackpotTurnover } from './jackpots.ts';

/** The stored outcome before the stake is confirmed, when the jackpot's amount is not known yet. */
interface Drawn extends SlotOutcome {
  readonly hit: boolean;
}

/**
 * Slot games. A round is drawn completely, free spins and jackpot hit included, before its stake is taken. The jackpot's
 * amount is determined when the stake is confirmed, because only confirmed stakes feed the pot.
 */
export const createSlot: EngineFactory = ({ store, rng, publish }) => {
  const jackpotOf = ({ gameCode }: SessionRecord): JackpotModel => {
    const { jackpot } = slotModelOf(gameCode).model;
    if (jackpot === undefined) throw new Error(`${gameCode} has no jackpot.`);
    return jackpot;
  };
  const jackpots = createJackpots(store, jackpotOf);
  const shown = (session: SessionRecord) => ({ type: 'pot', pot: (jackpots.read(session).pot / 1000n).toString() }) as const;
  const reels = (round: RoundRecord, { coins }: SlotOutcome, gameCode: string): bigint => (round.stake / BigInt(slotModelOf(gameCode).model.coins)) * BigInt(coins);

  const engine: ReturnType<EngineFactory> = {
    id: 'slot',
    oneRoundAtATime: true,
    game: ({ vendor, code, name }) => slotInfo(code, name, vendor),
    stakes: ({ gameCode, minStake, maxStake }) => stakeLadder(slotModelOf(gameCode).model.coins, { min: minStake, max: maxStake }),
    detail({ model, outcome }) {
      const { spins, freeSpins, coins, jackpot } = outcome as SlotOutcome;
      return { model, stops: spins.map(({ stops }) => stops), freeSpins, coins, ...(jackpot == null ? {} : { jackpot }) };
    },
    open(session, { stake }) {
      if (!engine.stakes(session).includes(stake)) throw new ProblemError('STAKE_REFUSED');
      const { model } = slotModelOf(session.gameCode);
      const outcome = drawRound(model, rng);
      const base = { stake, model: model.code, choice: null };
      if (model.jackpot === undefined) return { ...base, outcome, win: (stake / BigInt(model.coins)) * BigInt(outcome.coins) };
      const hit = belowBigint(rng, jackpotTurnover(model.jackpot, session.maxStake)) < stake;
      return { ...base, outcome: { ...outcome, hit } satisfies Drawn, win: null };
    },
    betAccepted(session, round) {
      const { hit, ...outcome } = round.outcome as Drawn;
      const jackpot = jackpots.contribute(session, round.stake, hit);
      publish(jackpots.keyOf(session), shown(session));
      return { win: reels(round, outcome, session.gameCode) + jackpot, outcome: { ...outcome, jackpot: hit ? jackpot.toString() : null } };
    },
    subscribe(session) {
      const own = sessionTopic(session.idHash);
      if (slotModelOf(session.gameCode).model.jackpot === undefined) return { topics: [own], snapshot: () => [] };
      return { topics: [own, jackpots.keyOf(session)], snapshot: () => [shown(session)] };
    },
  };
  return engine;
};

import { gameInfo, modelOf } from '../../shared/game.ts';
import type { Outcome } from '../../shared/slot.ts';
import { stakeLadder } from '../../shared/stakes.ts';
import type { EngineFactory } from '../../server/engine.ts';
import { ProblemError } from '../../server/problem.ts';
import { drawRound } from './draw.ts';

/** Slot games: a round is drawn whole, free spins included, before its stake is taken. */
export const createSlot: EngineFactory = ({ rng }) => {
  const engine: ReturnType<EngineFactory> = {
    id: 'slot',
    serial: true,
    game: ({ vendor, code, name }) => gameInfo(code, name, vendor),
    stakes: ({ gameCode, minStake, maxStake }) => stakeLadder(modelOf(gameCode).model.coins, { min: minStake, max: maxStake }),
    detail({ model, outcome }) {
      const { spins, freeSpins, coins } = outcome as Outcome;
      return { model, stops: spins.map(({ stops }) => stops), freeSpins, coins };
    },
    open(session, { stake }) {
      if (!engine.stakes(session).includes(stake)) throw new ProblemError('STAKE_REFUSED');
      const { model } = modelOf(session.gameCode);
      const outcome = drawRound(model, rng);
      return { stake, model: model.code, choice: null, outcome, win: (stake / BigInt(model.coins)) * BigInt(outcome.coins) };
    },
  };
  return engine;
};

import { z } from 'zod';
import { BALLS, BINGO_COLUMN, bingoPrize, bingoReturn, CALLS, FREE_CELL, patternsOn } from '../../maths/bingo.ts';
import type { BingoCard } from '../../maths/bingo.ts';
import { percent } from '../../maths/fraction.ts';
import type { EngineFactory } from '../../server/engine/engine.ts';
import { ProblemError } from '../../server/http/problem.ts';
import type { Rng } from '../../server/engine/random.ts';
import { createSharedTables } from '../../server/engine/shared-tables.ts';
import { BINGO_TIMING, MAX_CARDS } from '../../shared/bingo.ts';
import type { BingoChoice, BingoInfo, BingoOutcome, BingoResult } from '../../shared/bingo.ts';
import { vendorByCode } from '../../shared/vendors.ts';
import { titleOf } from '../../shared/skin.ts';
import { stakeLadder } from '../../shared/stakes.ts';

/** Card prices are multiples of this, in minor units, so that every prize is whole. */
const UNIT = 10;

const choiceSchema = z.object({ count: z.int().min(1).max(MAX_CARDS) });

/** Draws `count` different numbers from `first` … `first + among − 1`, in the order of drawing. */
function drawSome(rng: Rng, first: number, among: number, count: number): number[] {
  const left = Array.from({ length: among }, (_, n) => first + n);
  return Array.from({ length: count }, () => left.splice(rng.below(left.length), 1)[0] ?? 0);
}

/** Draws a card: five numbers of fifteen in each column, with a free cell in the middle. */
export function drawCard(rng: Rng): BingoCard {
  const columns = [0, 1, 2, 3, 4].map((n) => drawSome(rng, n * BINGO_COLUMN + 1, BINGO_COLUMN, 5));
  return Array.from({ length: 25 }, (_, cell) => (cell === FREE_CELL ? 0 : (columns[cell % 5]?.[Math.floor(cell / 5)] ?? 0)));
}

/** Bingo with 75 balls and the same forty calls for all players of a table. */
export const createBingo: EngineFactory = (host) => {
  const tables = createSharedTables<BingoResult>(host, {
    engine: 'bingo',
    past: 3,
    timing: () => BINGO_TIMING,
    draw: (rng) => ({ balls: drawSome(rng, 1, BALLS, CALLS) }),
    decide({ balls }, { choice, stake }) {
      const { cards } = choice as BingoChoice;
      const price = stake / BigInt(cards.length);
      const called = new Set(balls);
      const found = cards.map((card) => patternsOn(card, called));
      const outcome: BingoOutcome = { balls, patterns: found.map((patterns) => patterns.map(({ id }) => id)) };
      return { win: found.reduce((sum, patterns) => sum + bingoPrize(price, patterns), 0n), outcome };
    },
  });
  const info = { rtp: percent(bingoReturn()) };

  return {
    id: 'bingo',
    oneRoundAtATime: false,
    game: ({ vendor, code, name }): BingoInfo => ({ code, name: name ?? titleOf(code), engine: 'bingo', vendor, vendorName: vendorByCode(vendor)?.name ?? null, ...info }),
    stakes: ({ minStake, maxStake }) => stakeLadder(UNIT, { min: minStake, max: maxStake }),
    open(session, { stake, choice }) {
      const read = choiceSchema.safeParse(choice);
      if (!read.success) throw new ProblemError('INVALID_REQUEST', z.prettifyError(read.error));
      const { count } = read.data;
      const price = stake / BigInt(count);
      const prices = stakeLadder(UNIT, { min: session.minStake, max: session.maxStake });
      if (price * BigInt(count) !== stake || !prices.includes(price) || stake > session.maxStake) throw new ProblemError('STAKE_REFUSED');
      const table = tables.openRound(session);
      const bought = host.store
        .tableRounds(session.idHash, table.key, table.number)
        .filter(({ state }) => state !== 'bet-refused' && state !== 'rolled-back' && state !== 'rollback-sent')
        .reduce((sum, round) => sum + (round.choice as BingoChoice).cards.length, 0);
      if (bought + count > MAX_CARDS) throw new ProblemError('STAKE_REFUSED', 'too many cards');
      tables.ensureRunning(table.key);
      const bet: BingoChoice = { cards: Array.from({ length: count }, () => drawCard(host.rng)) };
      return { stake, model: 'bingo-75', choice: bet, win: null, outcome: null, table };
    },
    detail: ({ tableRound, choice, outcome }) => ({ round: tableRound, ...(choice as BingoChoice), ...(outcome as BingoOutcome) }),
    subscribe: tables.subscribe,
    resume: tables.resume,
  };
};

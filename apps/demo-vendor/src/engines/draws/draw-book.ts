import type { Clock } from '../../server/clock.ts';
import { commitmentOf } from '../../server/engine/seeds.ts';
import type { Seeds } from '../../server/engine/seeds.ts';
import { drawPlanOf, drawTimeOf, issueOf, latestDrawAt } from '../../shared/draws.ts';
import type { DrawPlan, PastDraw } from '../../shared/draws.ts';
import { drawPrizes } from './boards.ts';

/** Past draws that are kept, those that were asked for last: they never change. */
const KEPT = 5000;

/** The draws of every lottery, which the platform publishes and bets are decided by. */
export interface DrawBook {
  /** The commitment of any draw, also of a future one. */
  commitmentOf(vendor: string, gameCode: string, number: number): string;
  /** A draw that has taken place. Throws RangeError before its time, so that no seed leaves too early. */
  drawOf(vendor: string, gameCode: string, number: number): PastDraw;
  /** The latest draws of a lottery that have taken place, newest first; with `until`, those up to that time. */
  latest(vendor: string, gameCode: string, count: number, until?: number): PastDraw[];
  /** The draws of a lottery after a time that have taken place, also up to `until`, oldest first. */
  following(vendor: string, gameCode: string, count: number, after: number, until?: number): PastDraw[];
}

const drawFrom = (plan: DrawPlan, game: string, number: number, seed: Buffer): PastDraw => ({
  game,
  issue: issueOf(plan, number),
  openedAt: new Date(drawTimeOf(plan, number)).toISOString(),
  board: plan.board,
  prizes: drawPrizes(plan.board, seed),
  commitment: commitmentOf(seed),
  seed: seed.toString('hex'),
});

/**
 * Creates the book. The seed of a draw is derived from the vendor's secret and the draw's name, so a draw needs no storage: every
 * process, and every merchant, gets the same numbers, whenever it asks.
 */
export function createDrawBook(seeds: Seeds, clock: Pick<Clock, 'now'>): DrawBook {
  const seedOf = (vendor: string, gameCode: string, number: number): Buffer => Buffer.from(seeds.of('draw', vendor, gameCode, issueOf(drawPlanOf(vendor, gameCode), number)), 'hex');
  /** Past draws by their names, those that were asked for last at the end. */
  const kept = new Map<string, PastDraw>();
  function past(vendor: string, gameCode: string, plan: DrawPlan, number: number): PastDraw {
    const name = `${vendor}/${gameCode}/${number}`;
    const known = kept.get(name);
    kept.delete(name);
    const draw = known ?? drawFrom(plan, gameCode, number, seedOf(vendor, gameCode, number));
    kept.set(name, draw);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return draw;
  }
  const book: DrawBook = {
    commitmentOf: (vendor, gameCode, number) => commitmentOf(seedOf(vendor, gameCode, number)),
    drawOf(vendor, gameCode, number) {
      const plan = drawPlanOf(vendor, gameCode);
      if (drawTimeOf(plan, number) > clock.now()) throw new RangeError(`${gameCode} has not drawn ${issueOf(plan, number)} yet.`);
      return past(vendor, gameCode, plan, number);
    },
    latest(vendor, gameCode, count, until = Infinity) {
      const newest = latestDrawAt(drawPlanOf(vendor, gameCode), Math.min(until, clock.now()));
      return Array.from({ length: count }, (_, index) => book.drawOf(vendor, gameCode, newest - index));
    },
    following(vendor, gameCode, count, after, until = Infinity) {
      const plan = drawPlanOf(vendor, gameCode);
      const before = latestDrawAt(plan, after);
      const newest = latestDrawAt(plan, Math.min(until, clock.now()));
      return Array.from({ length: Math.max(0, Math.min(count, newest - before)) }, (_, index) => book.drawOf(vendor, gameCode, before + 1 + index));
    },
  };
  return book;
}

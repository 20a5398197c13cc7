import type { Clock } from '../../server/clock.ts';
import type { Seeds } from '../../server/engine/seeds.ts';
import { drawPlanOf, drawTimeOf, issueOf, latestDrawAt } from '../../shared/draws.ts';
import type { PastDraw } from '../../shared/draws.ts';
import { drawCommitment, drawPrizes } from './boards.ts';

/** The draws of every lottery, which the platform publishes and bets are decided by. */
export interface DrawBook {
  /** The commitment of any draw, also of a future one. */
  commitmentOf(vendor: string, gameCode: string, number: number): string;
  /** A draw that has taken place. Throws RangeError before its time, so that no seed leaves too early. */
  drawOf(vendor: string, gameCode: string, number: number): PastDraw;
  /** The latest draws of a lottery that have taken place, newest first. */
  latest(vendor: string, gameCode: string, count: number): PastDraw[];
}

/**
 * Creates the book. The seed of a draw is derived from the vendor's secret and the draw's name, so a draw needs no storage: every
 * process, and every merchant, gets the same numbers, whenever it asks.
 */
export function createDrawBook(seeds: Seeds, clock: Pick<Clock, 'now'>): DrawBook {
  const seedOf = (vendor: string, gameCode: string, number: number): Buffer => Buffer.from(seeds.of('draw', vendor, gameCode, issueOf(drawPlanOf(vendor, gameCode), number)), 'hex');
  const book: DrawBook = {
    commitmentOf: (vendor, gameCode, number) => drawCommitment(seedOf(vendor, gameCode, number)),
    drawOf(vendor, gameCode, number) {
      const plan = drawPlanOf(vendor, gameCode);
      const at = drawTimeOf(plan, number);
      if (at > clock.now()) throw new RangeError(`${gameCode} has not drawn ${issueOf(plan, number)} yet.`);
      const seed = seedOf(vendor, gameCode, number);
      return { game: gameCode, issue: issueOf(plan, number), openedAt: new Date(at).toISOString(), board: plan.board, prizes: drawPrizes(plan.board, seed), commitment: drawCommitment(seed), seed: seed.toString('hex') };
    },
    latest(vendor, gameCode, count) {
      const newest = latestDrawAt(drawPlanOf(vendor, gameCode), clock.now());
      return Array.from({ length: count }, (_, index) => book.drawOf(vendor, gameCode, newest - index));
    },
  };
  return book;
}

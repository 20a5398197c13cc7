import type { DrawBoard, DrawPrize } from '../shared/draws.ts';
import { digitsModel, TICKET_MODELS } from './ticket.ts';
import type { TicketModel } from './ticket.ts';

/** Six of forty-nine numbers; the special number decides nothing. */
const MARK_SIX: TicketModel = {
  code: 'six-49', kind: 'cage', symbols: 49, drawn: 6, quick: 6,
  pays: [{ 1: 78 }, { 1: 10, 2: 573 }, { 2: 80, 3: 6150 }, { 2: 30, 3: 800, 4: 61_500 }, { 2: 20, 3: 210, 4: 10_000, 5: 700_000 }, { 2: 15, 3: 135, 4: 3000, 5: 100_000, 6: 5_000_000 }],
};

const byCode = (code: string): TicketModel => {
  const model = TICKET_MODELS.find((one) => one.code === code);
  if (model === undefined) throw new Error(`There is no model ${code}.`);
  return model;
};
const [TWO, THREE, FOUR, FIVE, SIX] = [digitsModel(2, 2), digitsModel(3, 3), byCode('digits-4'), byCode('digits-5'), byCode('digits-6')];

const MODELS: Readonly<Record<DrawBoard, TicketModel>> = {
  vnNorth: FIVE, vnSouth: SIX, fourD: FOUR, ssc: FIVE, threeD: THREE, twoD: TWO, lucky28: THREE, thai: SIX,
  elevenFive: byCode('five-11'), pk10: byCode('places-10'), k3: byCode('dice-3'), fishPrawnCrab: byCode('creatures-3'), keno: byCode('keno-80'), markSix: MARK_SIX,
};

/** Every model of lotteries with scheduled draws. */
export const DRAW_MODELS: readonly TicketModel[] = [...new Set(Object.values(MODELS))];

/** The bets on a board: on the numbers of its row, or on the digits of its first prize. */
export function drawModelOf(board: DrawBoard): TicketModel {
  return MODELS[board];
}

/** The numbers of a draw that bets are decided by. */
export function drawnOf([first]: readonly DrawPrize[]): number[] {
  if (first === undefined) return [];
  return (first.tier === 'N' ? first.numbers : [...(first.numbers[0] ?? '')]).map(Number);
}

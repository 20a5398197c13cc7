import { isOrdered, ticketPrizes } from '../../../maths/ticket.ts';
import type { TicketModel } from '../../../maths/ticket.ts';

/**
 * The rows of the prizes of a ticket: how many symbols are chosen, and how many of them are right. Of ordered symbols all have to be right,
 * so there is one prize for each number that can be chosen.
 *
 * @param count how many are chosen; none stands for as many as a quick pick takes
 */
export function prizeRows(model: TicketModel, count: number): readonly (readonly [chosen: number, hits: number])[] {
  if (isOrdered(model)) return model.pays.map((_, index) => [index + 1, index + 1] as const).toReversed();
  const chosen = count || model.quick;
  return ticketPrizes(model, chosen).map(([hits]) => [chosen, hits] as const);
}

/** Whether a drawn place belongs to the prize of a ticket, by its numbers and how many of them are right. */
export function litPlaces(model: TicketModel, numbers: readonly number[], drawn: readonly number[], hits: number): (place: number) => boolean {
  if (!isOrdered(model)) return (place) => numbers.includes(drawn[place] ?? -1);
  return (place) => hits > 0 && (model.kind === 'digits' ? place >= drawn.length - hits : place < hits);
}

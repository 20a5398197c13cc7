import type { TicketModel } from '../../../maths/ticket.ts';

/** The number keys of a ticket: of few symbols each chooses one, of many each takes a quick pick of so many. */
export function keysOf(model: TicketModel, press: (symbol: number) => void, quickPick: (count: number) => void): Record<string, () => void> {
  if (model.symbols > 20) return Object.fromEntries(model.pays.map((_, index) => [String((index + 1) % 10), () => quickPick(index + 1)]));
  const symbols = Array.from({ length: Math.min(10, model.symbols) }, (_, index) => (model.kind === 'digits' ? index : index + 1));
  return Object.fromEntries(symbols.map((symbol) => [String(symbol % 10), () => press(symbol)]));
}

import { firstSymbol, isOrdered } from '../../../maths/ticket.ts';
import type { TicketModel } from '../../../maths/ticket.ts';

/** The symbols that are chosen on a ticket. */
export interface Choice {
  readonly symbols: readonly number[];
  /** Chooses a symbol, or takes it back where none can be chosen twice. Returns false when no more can be chosen. */
  press(symbol: number): boolean;
  /** Replaces the choice; returns whether it differs. */
  set(symbols: readonly number[]): boolean;
  /** Takes the last symbol back; returns whether there was one. */
  removeLast(): boolean;
  /** Chooses so many symbols at random. */
  quickPick(count: number): void;
}

/** A whole number below a bound, all equally likely but for what 32 bits leave over. Results never depend on it. */
const below = (bound: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % bound;

/** Creates an empty {@link Choice}; `random` draws whole numbers below a bound for quick picks. */
export function createChoice(model: TicketModel, random: (bound: number) => number = below): Choice {
  const first = firstSymbol(model);
  const most = model.pays.length;
  let symbols: readonly number[] = [];
  return {
    get symbols() {
      return symbols;
    },
    press(symbol) {
      if (model.kind !== 'digits' && symbols.includes(symbol)) symbols = symbols.filter((one) => one !== symbol);
      else if (symbols.length >= most) return false;
      else symbols = [...symbols, symbol];
      if (!isOrdered(model)) symbols = symbols.toSorted((a, b) => a - b);
      return true;
    },
    set(next) {
      const differs = next.length !== symbols.length || next.some((symbol, place) => symbols[place] !== symbol);
      symbols = [...next];
      return differs;
    },
    removeLast() {
      if (symbols.length === 0) return false;
      symbols = symbols.slice(0, -1);
      return true;
    },
    quickPick(count) {
      const left = Array.from({ length: model.symbols }, (_, index) => first + index);
      const picked = Array.from({ length: Math.min(count, most) }, () => (model.kind === 'digits' ? random(model.symbols) : (left.splice(random(left.length), 1)[0] ?? first)));
      symbols = isOrdered(model) ? picked : picked.toSorted((a, b) => a - b);
    },
  };
}

import { add, fraction, multiply } from './fraction.ts';
import type { Fraction } from './fraction.ts';

/** Prizes of a ticket by its hits, in tenths of the stake and including it. Hits that are not named win nothing. */
export type TicketPays = Readonly<Record<number, number>>;

/**
 * How an instant lottery is drawn:
 * - `cage`: different numbers from 1 on; every chosen number among them is a hit, in any order;
 * - `places`: all numbers from 1 on in a random order; the chosen ones are all hits when they come first in the chosen order;
 * - `digits`: a number of so many digits; the chosen ones are all hits when the number ends with them;
 * - `sides`: so many independent draws of a side from 1 on; every draw of a chosen side is a hit.
 */
export type TicketKind = 'cage' | 'places' | 'digits' | 'sides';

/** The rules and prizes of an instant lottery. */
export interface TicketModel {
  readonly code: string;
  readonly kind: TicketKind;
  /** What can be chosen: numbers or sides from 1 to this, or for `digits` as many from 0. */
  readonly symbols: number;
  /** How many are drawn. */
  readonly drawn: number;
  /** How many a quick pick chooses. */
  readonly quick: number;
  /** Prizes by how many were chosen, from 1 on. */
  readonly pays: readonly TicketPays[];
}

/** The prizes of tickets of one to so many digits or places, each with a return of exactly 19/20. */
const inOrder = (most: number, waysAfter: (count: number) => number): TicketPays[] =>
  Array.from({ length: most }, (_, index): TicketPays => ({ [index + 1]: (waysAfter(index + 1) * 19) / 2 }));

const THREE_DRAWS: readonly TicketPays[] = [{ 1: 20, 2: 30, 3: 100 }, { 2: 25, 3: 106 }, { 2: 12, 3: 40 }];

/** Twenty of eighty numbers. */
const KENO: TicketModel = {
  code: 'keno-80', kind: 'cage', symbols: 80, drawn: 20, quick: 6,
  pays: [
    { 1: 38 },
    { 1: 10, 2: 95 },
    { 2: 20, 3: 485 },
    { 2: 10, 3: 50, 4: 1700 },
    { 3: 30, 4: 150, 5: 8000 },
    { 3: 20, 4: 80, 5: 700, 6: 19_000 },
    { 3: 10, 4: 40, 5: 320, 6: 2000, 7: 60_000 },
    { 4: 25, 5: 145, 6: 1000, 7: 11_000, 8: 150_000 },
    { 4: 15, 5: 75, 6: 420, 7: 3000, 8: 30_000, 9: 250_000 },
    { 0: 30, 5: 45, 6: 205, 7: 1200, 8: 8000, 9: 60_000, 10: 500_000 },
  ],
};

/** Five of eleven numbers. */
const FIVE_OF_ELEVEN: TicketModel = {
  code: 'five-11', kind: 'cage', symbols: 11, drawn: 5, quick: 3,
  pays: [{ 1: 21 }, { 2: 52 }, { 2: 12, 3: 85 }, { 3: 25, 4: 325 }, { 3: 10, 4: 60, 5: 1100 }],
};

/** The order of ten runners. */
const PLACES: TicketModel = { code: 'places-10', kind: 'places', symbols: 10, drawn: 10, quick: 2, pays: inOrder(3, (count) => [10, 90, 720][count - 1] ?? 0) };

/** A number of digits, of which the last ones are chosen. */
export const digitsModel = (drawn: number, most: number): TicketModel => ({ code: `digits-${drawn}`, kind: 'digits', symbols: 10, drawn, quick: Math.min(3, most), pays: inOrder(most, (count) => 10 ** count) });
const DIGITS_5 = digitsModel(5, 4);

/** Three dice: with numbers, or with the six creatures and things of Fish Prawn Crab. */
const DICE: TicketModel = { code: 'dice-3', kind: 'sides', symbols: 6, drawn: 3, quick: 2, pays: THREE_DRAWS };
const CREATURES: TicketModel = { ...DICE, code: 'creatures-3' };

/** Three balls of three colours. */
const COLOURS: TicketModel = { code: 'colours-3', kind: 'sides', symbols: 3, drawn: 3, quick: 1, pays: [{ 2: 25, 3: 106 }] };

/** The models of codes by their words; the others are numbers of five digits. */
const BY_WORDS: readonly (readonly [RegExp, TicketModel])[] = [
  [/-keno\b|-number-king\b/, KENO],
  [/-eleven-five\b|-lucky-five\b/, FIVE_OF_ELEVEN],
  [/-racing\b/, PLACES],
  [/-4d\b/, digitsModel(4, 4)],
  [/-thai\b/, digitsModel(6, 3)],
  [/-three-dice\b|-big-small\b/, DICE],
  [/-fish-prawn-crab\b/, CREATURES],
  [/-colour\b/, COLOURS],
];

/** Every model of an instant lottery. */
export const TICKET_MODELS: readonly TicketModel[] = [DIGITS_5, ...new Set(BY_WORDS.map(([, model]) => model))];

/** The model of a game code; it never changes. */
export function ticketModelOf(gameCode: string): TicketModel {
  return BY_WORDS.find(([words]) => words.test(gameCode))?.[1] ?? DIGITS_5;
}

/** The first symbol that can be chosen: 0 for digits, else 1. */
export function firstSymbol({ kind }: Pick<TicketModel, 'kind'>): number {
  return kind === 'digits' ? 0 : 1;
}

/** Whether the order of the chosen symbols matters, and so whether digits may repeat. */
export function isOrdered({ kind }: Pick<TicketModel, 'kind'>): boolean {
  return kind === 'digits' || kind === 'places';
}

/** Whether a choice is one of this model: as many symbols as it has prizes for, each known, none twice but for digits. */
export function isTicketChoice(model: TicketModel, chosen: readonly number[]): boolean {
  const first = firstSymbol(model);
  if (chosen.length < 1 || chosen.length > model.pays.length) return false;
  if (!chosen.every((symbol) => Number.isInteger(symbol) && symbol >= first && symbol < first + model.symbols)) return false;
  return model.kind === 'digits' || new Set(chosen).size === chosen.length;
}

/** The hits of a choice in a draw. */
export function ticketHits({ kind }: TicketModel, chosen: readonly number[], drawn: readonly number[]): number {
  switch (kind) {
    case 'cage':
      return chosen.filter((symbol) => drawn.includes(symbol)).length;
    case 'sides':
      return drawn.filter((side) => chosen.includes(side)).length;
    case 'places':
      return chosen.every((symbol, place) => drawn[place] === symbol) ? chosen.length : 0;
    case 'digits':
      return chosen.every((symbol, place) => drawn[drawn.length - chosen.length + place] === symbol) ? chosen.length : 0;
  }
}

const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let taken = 0; taken < k; taken += 1) ways = (ways * BigInt(n - taken)) / BigInt(taken + 1);
  return ways;
};

/** The exact chance of a number of hits when so many symbols are chosen. */
export function ticketChance({ kind, symbols, drawn }: TicketModel, chosen: number, hits: number): Fraction {
  switch (kind) {
    case 'cage':
      return fraction(choose(drawn, hits) * choose(symbols - drawn, chosen - hits), choose(symbols, chosen));
    case 'sides':
      return fraction(choose(drawn, hits) * BigInt(chosen) ** BigInt(hits) * BigInt(symbols - chosen) ** BigInt(drawn - hits), BigInt(symbols) ** BigInt(drawn));
    case 'places':
    case 'digits': {
      let all = fraction(1);
      for (let place = 0; place < chosen; place += 1) all = multiply(all, fraction(1, kind === 'digits' ? symbols : symbols - place));
      return hits === chosen ? all : hits === 0 ? fraction(all.den - all.num, all.den) : fraction(0);
    }
  }
}

/** The prizes of a ticket with so many chosen symbols, highest first: hits and tenths of the stake. */
export function ticketPrizes({ pays }: TicketModel, chosen: number): (readonly [hits: number, tenths: number])[] {
  return Object.entries(pays[chosen - 1] ?? {})
    .map(([hits, tenths]) => [Number(hits), tenths] as const)
    .toSorted(([, a], [, b]) => b - a);
}

/** The return to player of a ticket with so many chosen symbols. */
export function ticketReturn(model: TicketModel, chosen: number): Fraction {
  return ticketPrizes(model, chosen).reduce((sum, [hits, tenths]) => add(sum, multiply(ticketChance(model, chosen, hits), fraction(tenths, 10))), fraction(0));
}

/** The return to player of a model's best ticket. */
export function bestTicketReturn(model: TicketModel): Fraction {
  return model.pays.map((_, index) => ticketReturn(model, index + 1)).reduce((best, next) => (next.num * best.den > best.num * next.den ? next : best));
}

/** The prize of a ticket in minor units. Stakes are multiples of ten. @throws RangeError where the model has no prizes for so many symbols */
export function ticketPrize({ code, pays }: TicketModel, stake: bigint, chosen: number, hits: number): bigint {
  const row = pays[chosen - 1];
  if (row === undefined) throw new RangeError(`${code} has no prizes for ${chosen} symbols.`);
  return (stake * BigInt(row[hits] ?? 0)) / 10n;
}

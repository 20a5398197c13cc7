import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, fraction, toText } from './fraction.ts';
import { bestTicketReturn, isTicketChoice, TICKET_MODELS, ticketChance, ticketHits, ticketModelOf, ticketPrize, ticketReturn } from './ticket.ts';
import type { TicketModel } from './ticket.ts';
import { percent } from './fraction.ts';

const modelOf = (code: string): TicketModel => {
  const model = TICKET_MODELS.find((one) => one.code === code);
  if (model === undefined) throw new Error(`No model ${code}.`);
  return model;
};
const models = TICKET_MODELS.map((model) => [model.code, model] as const);
const symbolsOf = ({ kind, symbols }: TicketModel): number[] => Array.from({ length: symbols }, (_, index) => (kind === 'digits' ? index : index + 1));

/** Every draw of a small model, each equally likely. */
function everyDraw(model: TicketModel): number[][] {
  const symbols = symbolsOf(model);
  const further = (drawn: number[]): number[][] => (drawn.length === model.drawn ? [drawn] : symbols.filter((symbol) => model.kind === 'digits' || model.kind === 'sides' || !drawn.includes(symbol)).flatMap((symbol) => further([...drawn, symbol])));
  return further([]);
}

describe.each(models)('the model %s', (_code, model) => {
  it('has chances that add up to one, and returns between 94.5 and 95.5 percent on every ticket', () => {
    for (let chosen = 1; chosen <= model.pays.length; chosen += 1) {
      const most = Math.max(chosen, model.kind === 'sides' ? model.drawn : 0);
      const all = Array.from({ length: most + 1 }, (_, hits) => ticketChance(model, chosen, hits)).reduce(add);
      expect(toText(all)).toBe('1/1');
      expect(Number(percent(ticketReturn(model, chosen)))).toBeGreaterThanOrEqual(94.5);
      expect(Number(percent(ticketReturn(model, chosen)))).toBeLessThanOrEqual(95.5);
    }
  });

  it('counts as many hits as symbols at most, and pays whole minor units', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(symbolsOf(model), { minLength: 1, maxLength: model.pays.length }), fc.shuffledSubarray(symbolsOf(model), { minLength: Math.min(model.drawn, model.symbols), maxLength: Math.min(model.drawn, model.symbols) }), fc.bigInt(1n, 100_000n), (chosen, drawn, tens) => {
        expect(isTicketChoice(model, chosen)).toBe(true);
        const hits = ticketHits(model, chosen, drawn);
        expect(hits).toBeLessThanOrEqual(model.kind === 'sides' ? model.drawn : chosen.length);
        expect(ticketPrize(model, tens * 10n, chosen.length, hits)).toBe(tens * BigInt(model.pays[chosen.length - 1]?.[hits] ?? 0));
      }),
    );
  });
});

describe('ticketPrize', () => {
  it('is refused for so many symbols that a model has no prizes for', () => {
    expect(() => ticketPrize(modelOf('digits-4'), 100n, 5, 5)).toThrow('digits-4 has no prizes for 5 symbols.');
  });
});

describe('ticketChance', () => {
  it.each(['five-11', 'digits-4', 'dice-3', 'colours-3'])('returns the chances of counting every draw: %s', (code) => {
    const model = modelOf(code);
    const draws = everyDraw(model);
    for (let count = 1; count <= model.pays.length; count += 1) {
      const chosen = symbolsOf(model).slice(-count);
      const counted = Map.groupBy(draws, (drawn) => ticketHits(model, chosen, drawn));
      for (let hits = 0; hits <= Math.max(count, 3); hits += 1) expect([count, hits, toText(ticketChance(model, count, hits))]).toEqual([count, hits, toText(fraction(counted.get(hits)?.length ?? 0, draws.length))]);
    }
  });

  it('returns the known chances of keno and of places', () => {
    expect(toText(ticketChance(modelOf('keno-80'), 1, 1))).toBe('1/4');
    expect(toText(ticketChance(modelOf('keno-80'), 10, 10))).toBe('17/151499090');
    expect(toText(ticketChance(modelOf('places-10'), 3, 3))).toBe('1/720');
  });
});

describe('ticketReturn', () => {
  it('is exactly 19/20 on digits and places, and the documented one of the best ticket elsewhere', () => {
    for (const code of ['digits-4', 'digits-5', 'digits-6', 'places-10']) for (let chosen = 1; chosen <= modelOf(code).pays.length; chosen += 1) expect(toText(ticketReturn(modelOf(code), chosen))).toBe('19/20');
    expect(models.map(([code, model]) => [code, percent(bestTicketReturn(model))])).toEqual([
      ['digits-5', '95.00'], ['keno-80', '95.30'], ['five-11', '95.45'], ['places-10', '95.00'], ['digits-4', '95.00'], ['digits-6', '95.00'], ['dice-3', '95.00'], ['creatures-3', '95.00'], ['colours-3', '94.81'],
    ]);
  });
});

describe('ticketHits', () => {
  it.each([
    ['five-11', [2, 7, 11], [7, 1, 2, 4, 9], 2],
    ['places-10', [4, 1], [4, 1, 2, 3, 5, 6, 7, 8, 9, 10], 2],
    ['places-10', [1, 4], [4, 1, 2, 3, 5, 6, 7, 8, 9, 10], 0],
    ['digits-5', [0, 7], [1, 2, 3, 0, 7], 2],
    ['digits-5', [7, 0], [1, 2, 3, 0, 7], 0],
    ['dice-3', [6], [6, 2, 6], 2],
    ['dice-3', [2, 6], [6, 2, 6], 3],
  ])('of %s counts %j in %j as %i', (code, chosen, drawn, hits) => {
    expect(ticketHits(modelOf(code), chosen, drawn)).toBe(hits);
  });
});

describe('isTicketChoice', () => {
  it.each([
    ['keno-80', [], false], ['keno-80', [81], false], ['keno-80', [0], false], ['keno-80', [3, 3], false], ['keno-80', [1.5], false], ['keno-80', Array.from({ length: 11 }, (_, n) => n + 1), false],
    ['digits-5', [0, 0, 0, 0], true], ['digits-5', [1, 2, 3, 4, 5], false], ['digits-5', [10], false], ['places-10', [1, 1], false], ['places-10', [10, 1, 2], true], ['dice-3', [1, 2, 3, 4], false],
  ])('of %s for %j returns %s', (code, chosen, valid) => {
    expect(isTicketChoice(modelOf(code), chosen)).toBe(valid);
  });
});

describe('ticketModelOf', () => {
  it.each([
    ['qkd-quickdraw-one-minute', 'digits-5'], ['qkd-quickdraw-thai-hundred', 'digits-6'], ['qkd-quickdraw-malay-4d', 'digits-4'], ['qkd-quickdraw-hanoi-style', 'digits-5'], ['qkd-quickdraw-lucky-five', 'five-11'],
    ['qkd-quickdraw-racing-ten', 'places-10'], ['qkd-quickdraw-three-dice', 'dice-3'], ['qkd-quickdraw-eleven-five', 'five-11'], ['qkd-quickdraw-colour-guess', 'colours-3'], ['qkd-quickdraw-number-king', 'keno-80'],
    ['qkd-quickdraw-big-small', 'dice-3'], ['qkd-quickdraw-fish-prawn-crab', 'creatures-3'], ['qkd-quickdraw-keno-rush', 'keno-80'], ['anything', 'digits-5'],
  ])('of %s is %s', (code, model) => {
    expect(ticketModelOf(code).code).toBe(model);
  });
});

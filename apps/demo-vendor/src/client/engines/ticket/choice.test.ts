import { describe, expect, it } from 'vitest';
import { ticketModelOf } from '../../../maths/ticket.ts';
import { createChoice } from './choice.ts';

const keno = ticketModelOf('qkd-quickdraw-keno-rush');
const digits = ticketModelOf('qkd-quickdraw-one-minute');
const places = ticketModelOf('qkd-quickdraw-racing-ten');

describe('createChoice', () => {
  it('returns the numbers of a cage in order, without one that is pressed again, and no more than there are prizes for', () => {
    const choice = createChoice(keno);
    for (const number of [40, 7, 80, 7]) expect(choice.press(number)).toBe(true);
    expect(choice.symbols).toEqual([40, 80]);
    for (const number of [1, 2, 3, 4, 5, 6, 8, 9]) choice.press(number);
    expect([choice.press(10), choice.symbols.length]).toEqual([false, 10]);
    expect([choice.press(80), choice.symbols.length]).toEqual([true, 9]);
  });

  it('returns digits in the order pressed, the same several times, and takes the last one back', () => {
    const choice = createChoice(digits);
    for (const digit of [7, 0, 7]) choice.press(digit);
    expect(choice.symbols).toEqual([7, 0, 7]);
    expect([choice.removeLast(), choice.symbols]).toEqual([true, [7, 0]]);
    expect([choice.set([]), choice.set([]), choice.removeLast()]).toEqual([true, false, false]);
  });

  it('returns as many symbols for a quick pick as asked for, none twice but for digits', () => {
    const quick = (model: typeof keno, count: number) => {
      const choice = createChoice(model, () => 0);
      choice.quickPick(count);
      return choice.symbols;
    };
    expect([quick(keno, 4), quick(keno, 99).length, quick(places, 3), quick(digits, 2)]).toEqual([[1, 2, 3, 4], 10, [1, 2, 3], [0, 0]]);
  });
});

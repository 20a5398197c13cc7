import { describe, expect, it } from 'vitest';
import { DRAW_MODELS, drawModelOf, drawnOf } from './draws.ts';
import { percent, toText } from './fraction.ts';
import { bestTicketReturn, ticketChance, ticketReturn } from './ticket.ts';

describe('drawModelOf', () => {
  it('returns bets of which each returns between 94.5 and 95.6 percent', () => {
    for (const model of DRAW_MODELS)
      for (let chosen = 1; chosen <= model.pays.length; chosen += 1) {
        const share = Number(percent(ticketReturn(model, chosen)));
        expect([model.code, chosen, share >= 94.5 && share <= 95.6]).toEqual([model.code, chosen, true]);
      }
  });

  it('returns six of forty-nine with its known chance and return', () => {
    expect([toText(ticketChance(drawModelOf('markSix'), 6, 6)), percent(bestTicketReturn(drawModelOf('markSix')))]).toEqual(['1/13983816', '95.51']);
  });
});

describe('drawnOf', () => {
  it('returns the numbers of a row, or the digits of the first prize', () => {
    expect(drawnOf([{ tier: 'N', numbers: ['01', '11', '07'] }])).toEqual([1, 11, 7]);
    expect(drawnOf([{ tier: 'DB', numbers: ['00417'] }, { tier: 'G1', numbers: ['99999'] }])).toEqual([0, 0, 4, 1, 7]);
    expect(drawnOf([{ tier: 'N', numbers: ['03', '09'] }, { tier: 'SN', numbers: ['44'] }])).toEqual([3, 9]);
  });
});

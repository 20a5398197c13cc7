import { describe, expect, it } from 'vitest';
import { roundOf } from './page.ts';

describe('page reader', () => {
  it('finds the round in an answer', () => {
    const round = { roundId: 'r1', status: 'running', stake: '100', win: '0', problem: null };
    expect(roundOf({ status: 200, body: { round } }, 'LUM round r1')).toEqual(round);
  });

  it.each([
    [{ status: 401, body: { code: 'SESSION_LOST' } }, 'LUM round r1 is not shown: 401 SESSION_LOST'],
    [{ status: 502, body: {} }, 'LUM round r1 is not shown: 502'],
    [{ status: 200, body: { round: null } }, 'LUM round r1 is lost.'],
  ])('returns the error for an answer without a round: %j', (answer, words) => {
    expect(() => roundOf(answer, 'LUM round r1')).toThrow(words);
  });
});

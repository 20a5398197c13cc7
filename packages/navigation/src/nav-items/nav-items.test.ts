import { describe, expect, it } from 'vitest';
import type { GameType } from '@livery/contracts';
import { category, nav, vendor } from '@livery/testing';
import { buildNavigation } from './nav-items.ts';

const reported = (gameCategory: GameType, ...codes: string[]) => ({
  ...category(gameCategory, 0),
  vendors: codes.map((vassalage) => vendor({ vassalage, gameType: gameCategory })),
});
const rules = { categories: ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP', 'BINGO', 'ANIM6', 'FISH'], esportCodes: ['AV'], cockfightCodes: ['DIG'] } as const;
const shown = (...list: Parameters<typeof buildNavigation>[0]) => buildNavigation(list, rules).map(({ gameType, vendors }) => [gameType, vendors.map(({ vassalage }) => vassalage)]);

describe('buildNavigation', () => {
  it('takes the server’s entries as they are, in the brand’s order', () => {
    const bingo = nav('BINGO', { point: '0.35', enName: 'Bingo hall' });
    const items = buildNavigation([{ ...reported('BINGO', 'B'), nav: bingo }, reported('RNG', 'A')], rules);
    expect(items).toMatchObject([nav('RNG'), bingo]);
  });

  it('returns no item for a category without vendors, nor for one the brand does not offer', () => {
    expect(shown(reported('RNG', 'A'), reported('FISH'), reported('ELOTT', 'E'))).toEqual([['RNG', ['A']]]);
  });

  it('splits sports vendors into cockfight and esports by the brand’s codes', () => {
    expect(shown(reported('LIVE', 'L'), reported('SPORTS', 'SB', 'AV', 'DIG'), reported('PVP', 'P'))).toEqual([
      ['LIVE', ['L']],
      ['COCKFIGHT', ['DIG']],
      ['SPORTS', ['SB']],
      ['ESPORTS', ['AV']],
      ['PVP', ['P']],
    ]);
    expect(buildNavigation([reported('SPORTS', 'AV')], rules).map(({ gameType, point }) => [gameType, point])).toEqual([['ESPORTS', '1.00']]);
  });

  it('puts them, bingo and anim6 before sports, also where the server reports their own category', () => {
    expect(shown(reported('COCKFIGHT', 'C'), reported('BINGO', 'B'), reported('SPORTS', 'AV', 'DIG'), reported('ESPORTS', 'E'))).toEqual([
      ['COCKFIGHT', ['C', 'DIG']],
      ['BINGO', ['B']],
      ['ESPORTS', ['AV', 'E']],
    ]);
  });
});

import { category, vendor } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { vendorsOfHall } from './vendors-of-hall.ts';

const rules = { esportCodes: ['AV'], cockfightCodes: ['DS88'] };
const reported = [
  { ...category('SPORTS'), vendors: ['GOAL', 'AV', 'DS88'].map((vassalage) => vendor({ vassalage, gameType: 'SPORTS' })) },
  { ...category('ESPORTS'), vendors: [vendor({ vassalage: 'IMES', gameType: 'ESPORTS' })] },
  category('RNG', 2),
];
const codes = (gameType: Parameters<typeof vendorsOfHall>[1]) => vendorsOfHall(reported, gameType, rules).map(({ vassalage }) => vassalage);

describe('vendorsOfHall', () => {
  it('keeps the server’s order', () => {
    expect(codes('RNG')).toEqual(['V1', 'V2']);
  });

  it('moves the sports vendors that the brand names to their halls', () => {
    expect([codes('SPORTS'), codes('ESPORTS'), codes('COCKFIGHT')]).toEqual([['GOAL'], ['AV', 'IMES'], ['DS88']]);
  });

  it('leaves vendors of other kinds where they are, whatever their code', () => {
    const fish = [{ ...category('FISH'), vendors: [vendor({ vassalage: 'AV', gameType: 'FISH' })] }];
    expect(vendorsOfHall(fish, 'FISH', rules)).toHaveLength(1);
  });
});

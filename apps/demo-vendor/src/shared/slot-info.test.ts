import { describe, expect, it } from 'vitest';
import { slotInfo, slotModelOf } from './slot-info.ts';
import { titleOf, skinOf, THEMES } from './skin.ts';
import { defaultStake, stakeLadder } from './stakes.ts';

const codes = Array.from({ length: 600 }, (_, n) => `RNG-${String(n).padStart(4, '0')}`);

describe('slotInfo', () => {
  it('derives model, skin and title from the code', () => {
    expect(slotInfo('RNG-0001')).toEqual(slotInfo('RNG-0001'));
    expect(slotInfo('RNG-0001', 'Pearl Bay')).toMatchObject({ name: 'Pearl Bay', skin: { theme: 'reef' } });
    expect(slotInfo('RNG-0001', 'Pearl Bay').model).toBe(slotInfo('RNG-0001').model);
  });
});

describe('slotModelOf', () => {
  it('distributes codes over every model and theme', () => {
    const models = Map.groupBy(codes, (code) => slotModelOf(code).model.code);
    expect([...models.keys()].sort()).toEqual(['L10', 'L20', 'W243']);
    for (const group of models.values()) expect(group.length).toBeGreaterThan(150);
    const themes = Map.groupBy(codes, (code) => skinOf(code).theme);
    for (const theme of THEMES) expect(themes.get(theme)?.length ?? 0, theme).toBeGreaterThan(40);
  });
});

describe('skinOf', () => {
  it('chooses the theme of the last matching word of the title', () => {
    const themes = ['Pearl Diver Bay', 'Moonlit Wolves', 'Neon Sevens', 'Moonlit Garden', 'Golden Koi Pond', 'Rocket Bazaar'].map((name) => skinOf('x', name).theme);
    expect(themes).toEqual(['reef', 'garden', 'arcade', 'garden', 'lanterns', 'cosmos']);
    expect(skinOf('abc-moonlit-wolves').theme).toBe('garden');
  });
});

describe('titleOf', () => {
  it('returns the words of a code', () => {
    expect(titleOf('abc-king-of-the-tides')).toBe('King of the Tides');
    expect(titleOf('abc-eight-peaches')).toBe('Eight Peaches');
  });
  it('returns a title that matches the theme of a code without words', () => {
    for (const code of codes.slice(0, 40)) expect(titleOf(code)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  });
});

describe('stakeLadder', () => {
  it('returns multiples of the coins within the limits', () => {
    expect(stakeLadder(20, { min: 20n, max: 400n })).toEqual([20n, 40n, 60n, 100n, 160n, 200n, 400n]);
    expect(stakeLadder(25, { min: 1000n, max: 2000n })).toEqual([1250n, 2000n]);
  });
  it('returns the smallest multiple when no step fits, and nothing when none fits', () => {
    expect(stakeLadder(20, { min: 230n, max: 250n })).toEqual([240n]);
    expect(stakeLadder(20, { min: 1n, max: 19n })).toEqual([]);
  });
});

describe('defaultStake', () => {
  it('returns at least one major unit that the balance covers twenty times', () => {
    const ladder = stakeLadder(20, { min: 20n, max: 10_000n });
    expect(defaultStake(ladder, 2, 100_000n)).toBe(100n);
    expect(defaultStake(ladder, 0, 100_000n)).toBe(20n);
    expect(defaultStake(ladder, 2, 900n)).toBe(40n);
    expect(defaultStake(ladder, 2, 0n)).toBe(20n);
    expect(defaultStake([], 2, 0n)).toBeUndefined();
  });
});

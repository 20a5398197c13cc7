import { describe, expect, it } from 'vitest';
import { correctSpelling, editDistance } from './spell-correct.ts';
import { navigationOrder } from '../navigation.ts';
import { searchKey, searchWords, searchTerm } from './search-key.ts';

describe('search key', () => {
  it.each([
    ['  Café  de l’Été ', 'cafe de lete'],
    ['ＦＵＬＬ width', 'full width'],
    ['Hold’Em - Duel!', 'holdem duel'],
    ['金龙 捕鱼', '金龙 捕鱼'],
    ['% _ \\', ''],
  ])('of %s is %s', (text, key) => {
    expect(searchKey(text)).toBe(key);
  });

  it('contains each word once, and no more than eight', () => {
    expect(searchWords('gold  GOLD góld dragon')).toEqual(['gold', 'dragon']);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  });

  it('matches the beginning of a word for short terms, and any part for longer ones', () => {
    expect(['w', 'wo', 'olf', '龙'].map((word) => ' moonlit wolf 金龙'.includes(searchTerm(word)))).toEqual([true, true, true, true]);
    expect(['o', 'li'].map((word) => ' moonlit wolf'.includes(searchTerm(word)))).toEqual([false, false]);
  });
});

describe('spelling correction', () => {
  it.each([
    ['wolf', 'wolf', 0],
    ['wofl', 'wolf', 1],
    ['wolff', 'wolf', 1],
    ['wlf', 'wolf', 1],
    ['wulf', 'wolf', 1],
    ['goldne', 'golden', 1],
    ['tresure', 'treasure', 1],
    ['abcd', 'wxyz', 3],
  ])('returns for %s and %s the distance %i', (typed, meant, errors) => {
    expect(editDistance(typed, meant, 2)).toBe(errors);
  });

  const known = new Set(['moonlit', 'wolf', 'wolves', 'dragon', 'golden', 'holdem', 'of', 'the']);
  it.each([
    [['wovles'], ['wolves']],
    [['moonlti', 'wolf'], ['moonlit', 'wolf']],
    [['dargo'], ['dragon']],
    [['gol', 'darg'], ['gol', 'dragon']],
    [['wolf'], undefined],
    [['xq'], undefined],
    [['qolf'], undefined],
    [['completely', 'different'], undefined],
  ])('corrects %j to %j', (typed, meant) => {
    expect(correctSpelling(typed, known)).toEqual(meant);
  });
});

describe('navigation', () => {
  it.each([
    [['RNG', 'LIVE', 'LOTT', 'ELOTT', 'ANIM6', 'BINGO', 'COCKFIGHT', 'ESPORTS', 'PVP', 'FISH', 'SPORTS', 'INHOUSE'], 'ELOTT LOTT LIVE COCKFIGHT BINGO ANIM6 SPORTS FISH RNG PVP ESPORTS INHOUSE'],
    [['RNG', 'PVP', 'BINGO'], 'RNG BINGO PVP'],
    [['COCKFIGHT', 'ESPORTS', 'LIVE'], 'LIVE ESPORTS COCKFIGHT'],
    [[], ''],
  ])('orders the categories that have vendors: %j', (reported, order) => {
    expect(navigationOrder(new Set(reported)).join(' ')).toBe(order);
  });
});

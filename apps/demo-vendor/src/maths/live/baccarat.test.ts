import { describe, expect, it } from 'vitest';
import { baccarat, coupChances, dealCoup, isPair, PAIR_CHANCE, totalOf, winnerOf } from './baccarat.ts';
import { add, fraction, percent, toText } from '../fraction.ts';
import { prizeFor } from './live-model.ts';

const RANKS = 'A23456789TJQK';
const cards = (ranks: string): number[] => [...ranks].map((rank, index) => (index % 4) * 13 + RANKS.indexOf(rank));
/** A coup of these ranks in the order of dealing: player, banker, player, banker, then third cards. */
const coup = (ranks: string): ReturnType<typeof dealCoup> => {
  const shoe = cards(`${ranks}AAAA`);
  return dealCoup(() => shoe.shift() ?? 0);
};

describe('dealCoup', () => {
  it.each([
    ['9KKK', 2, 2, 'player'],
    ['K2K6', 2, 2, 'banker'],
    ['2K4K5', 2, 3, 'player'],
    ['2K5K9', 2, 3, 'banker'],
    ['2K3KA9', 3, 3, 'banker'],
    ['K3KK8', 3, 2, 'player'],
    ['K4KKA', 3, 2, 'banker'],
    ['K6KK6K', 3, 3, 'tie'],
    ['K6KK5', 3, 2, 'banker'],
    ['3K3K6', 2, 3, 'tie'],
    ['3K4868', 2, 2, 'banker'],
  ] as const)('deals %s as %i player cards, %i banker cards and the winner %s', (ranks, playerCards, bankerCards, winner) => {
    const result = coup(ranks);
    expect([result.player.length, result.banker.length, winnerOf(result)]).toEqual([playerCards, bankerCards, winner]);
  });
});

/** Whether the banker draws (D) or stands (S): a row for each total, a column for each third card of the player, the last for none. */
const BANKER_TABLE = ['DDDDDDDDDDD', 'DDDDDDDDDDD', 'DDDDDDDDDDD', 'DDDDDDDDSDD', 'SSDDDDDDSSD', 'SSSSDDDDSSD', 'SSSSSSDDSSS', 'SSSSSSSSSSS'];
const choose2 = (counts: readonly number[], a: number, b: number): number => (a === b ? ((counts[a] ?? 0) * ((counts[a] ?? 0) - 1)) / 2 : (counts[a] ?? 0) * (counts[b] ?? 0));

/** The chances of a coup’s winners, counted independently: unordered pairs for each side, then third cards by the table. */
function countedByHands(): Record<'player' | 'banker' | 'tie', ReturnType<typeof fraction>> {
  const ends = { player: 0, banker: 0, tie: 0 };
  const full = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  const less = (counts: readonly number[], ...points: number[]): number[] => counts.map((count, point) => count - points.filter((one) => one === point).length);
  const end = (player: number, banker: number, ways: number): void => void (ends[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += ways);
  for (let a = 0; a < 10; a += 1) for (let b = a; b < 10; b += 1) for (let c = 0; c < 10; c += 1) for (let d = c; d < 10; d += 1) {
    const rest = less(full, a, b);
    const ways = choose2(full, a, b) * choose2(rest, c, d);
    const left = less(rest, c, d);
    const [player, banker] = [(a + b) % 10, (c + d) % 10];
    if (ways === 0) continue;
    if (player > 7 || banker > 7) end(player, banker, ways * 412 * 411);
    else if (player > 5) {
      if (BANKER_TABLE[banker]?.[10] === 'S') end(player, banker, ways * 412 * 411);
      else left.forEach((count, e) => end(player, (banker + e) % 10, ways * count * 411));
    } else left.forEach((count, e) => {
      if (BANKER_TABLE[banker]?.[e] === 'S') end((player + e) % 10, banker, ways * count * 411);
      else less(left, e).forEach((more, f) => end((player + e) % 10, (banker + f) % 10, ways * count * more));
    });
  }
  const all = ends.player + ends.banker + ends.tie;
  return { player: fraction(ends.player, all), banker: fraction(ends.banker, all), tie: fraction(ends.tie, all) };
}

describe('coupChances', () => {
  const chances = coupChances();
  it('returns the independently counted chances and the published ones for eight packs', () => {
    const counted = countedByHands();
    for (const end of ['player', 'banker', 'tie'] as const) expect([end, toText(chances[end])]).toEqual([end, toText(counted[end])]);
    const all = 4_998_398_275_503_360n;
    expect([chances.banker, chances.player, chances.tie].map(toText)).toEqual([2_292_252_566_437_888n, 2_230_518_282_592_256n, 475_627_426_473_216n].map((ways) => toText(fraction(ways, all))));
    expect(toText([chances.player, chances.banker, chances.tie].reduce(add))).toBe('1/1');
    // Any two of the 32 cards of one of thirteen ranks, among any two of 416 cards.
    expect(toText(PAIR_CHANCE)).toBe(toText(fraction(13 * 32 * 31, 416 * 415)));
  });

});

describe('baccarat', () => {
  it('has the documented return on every spot', () => {
    expect(baccarat().spots.map(({ id, rtp }) => [id, percent(rtp)])).toEqual([['player-pair', '89.64'], ['player', '98.76'], ['tie', '85.64'], ['banker', '98.94'], ['banker-pair', '89.64']]);
  });
});

describe('prizeFor', () => {
  it.each([
    ['KKK9', { banker: '100' }, 195n],
    ['KKK9', { player: '100' }, 0n],
    ['KK99', { player: '100', banker: '100', tie: '20' }, 380n],
    ['9K9K', { 'player-pair': '20', 'banker-pair': '20', player: '20' }, 520n],
    ['2K4K5', { player: '40', banker: '20', tie: '20' }, 80n],
  ] as const)('returns the prize of %s for the bets %o: %i', (ranks, bets, prize) => {
    expect(prizeFor(baccarat(), bets, coup(ranks))).toBe(prize);
  });
});

describe('isPair', () => {
  it('compares ranks, not points', () => {
    expect([isPair(cards('KK')), isPair(cards('KQ'))]).toEqual([true, false]);
    expect([totalOf(cards('KQ')), winnerOf({ player: cards('9A'), banker: cards('KQ') })]).toEqual([0, 'tie']);
  });
});

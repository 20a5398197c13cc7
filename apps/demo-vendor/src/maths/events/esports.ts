import { add, fraction, multiply, subtract } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { Market, Pace, Sport } from './sport.ts';

/** State of a series: the score of every map so far, the last of which is running unless the series is over. */
export interface EsportsState {
  readonly maps: readonly (readonly [home: number, away: number])[];
}

/** Rounds that win a map, and maps that win the series. */
const ROUNDS = 7;
const MAPS = 2;
/** Chances of a round in hundredths: the first side's is its pace. */
const SCALE = 100;

const mapOver = ([home, away]: readonly [number, number]): boolean => home >= ROUNDS || away >= ROUNDS;
const wonBy = (maps: EsportsState['maps'], side: 0 | 1): number => maps.filter((map) => map[side] >= ROUNDS).length;

/** The chance that the first side wins a map from a score, as if all remaining rounds were played (binomial distribution). */
function mapChance(pace: number, home: number, away: number): Fraction {
  if (home >= ROUNDS) return fraction(1);
  if (away >= ROUNDS) return fraction(0);
  const left = 2 * ROUNDS - 1 - home - away;
  const [p, q] = [BigInt(pace), BigInt(SCALE - pace)];
  let ways = 0n;
  let choose = 1n;
  for (let won = 0; won <= left; won += 1) {
    if (won >= ROUNDS - home) ways += choose * p ** BigInt(won) * q ** BigInt(left - won);
    choose = (choose * BigInt(left - won)) / BigInt(won + 1);
  }
  return fraction(ways, BigInt(SCALE) ** BigInt(left));
}

const ONE = fraction(1);

/** The chance that the first side wins the series, given its chances for the remaining maps. */
function seriesChance(home: number, away: number, [map = ONE, ...later]: readonly Fraction[]): Fraction {
  if (home >= MAPS) return ONE;
  if (away >= MAPS) return fraction(0);
  return add(multiply(map, seriesChance(home + 1, away, later)), multiply(subtract(ONE, map), seriesChance(home, away + 1, later)));
}

/** A market of two picks with complementary chances. */
function pair(id: string, first: string, chance: Fraction, second: string): Market {
  return { id, picks: [{ id: first, chance: { ways: chance.num, of: chance.den } }, { id: second, chance: { ways: chance.den - chance.num, of: chance.den } }] };
}

function markets([pace]: Pace, { maps }: EsportsState): Market[] {
  const fresh = mapChance(pace, 0, 0);
  const [home, away] = [wonBy(maps, 0), wonBy(maps, 1)];
  const running = maps.at(-1) ?? [0, 0];
  const now = mapOver(running) ? fresh : mapChance(pace, running[0], running[1]);
  const first = maps[0] ?? [0, 0];
  const level = home === away;
  // The chance of a third map: certain once each side has won one; otherwise the next maps must equalise.
  const third =
    home + away >= MAPS ? fraction(level ? 1 : 0)
    : level ? add(multiply(now, subtract(ONE, fresh)), multiply(subtract(ONE, now), fresh))
    : home > away ? subtract(ONE, now) : now;
  return [
    pair('winner', '1', seriesChance(home, away, [now, fresh, fresh]), '2'),
    pair('map1', '1', maps.length > 1 || mapOver(first) ? fraction(Number(first[0] > first[1])) : now, '2'),
    pair('maps', 'two', subtract(ONE, third), 'three'),
  ];
}

/** A best-of-three series; seven rounds win a map. */
export const ESPORTS: Sport<EsportsState> = {
  kind: 'esports',
  model: 'series-3x7',
  stepMs: 4000,
  minSteps: ROUNDS * MAPS,
  inPlay: true,
  start: { maps: [[0, 0]] },
  totalWeight: SCALE,
  stepWeights: ([pace]) => [['1', pace], ['2', SCALE - pace]],
  next({ maps }, symbol) {
    const before = maps.slice(0, -1);
    const [home, away] = maps.at(-1) ?? [0, 0];
    const map: [number, number] = [home + Number(symbol === '1'), away + Number(symbol === '2')];
    const all = [...before, map];
    const decided = wonBy(all, 0) >= MAPS || wonBy(all, 1) >= MAPS;
    return { maps: mapOver(map) && !decided ? [...all, [0, 0]] : all };
  },
  over: ({ maps }) => wonBy(maps, 0) >= MAPS || wonBy(maps, 1) >= MAPS,
  breakMs: ({ maps }) => (maps.length > 1 && maps.at(-1)?.join() === '0,0' ? 8000 : 0),
  suspendsBets: (before, after) => before.maps.length !== after.maps.length,
  markets,
  winnerOf(market, { maps }) {
    if (market === 'maps') return maps.length > MAPS ? 'three' : 'two';
    if (market === 'map1') return (maps[0]?.[0] ?? 0) > (maps[0]?.[1] ?? 0) ? '1' : '2';
    return wonBy(maps, 0) >= MAPS ? '1' : '2';
  },
  score: ({ maps }) => `${wonBy(maps, 0)}–${wonBy(maps, 1)}`,
};

import type { Chance, Market, Pace, Sport } from './sport.ts';

/** State of a fight: elapsed ticks and the hits of each side. */
export interface FightState {
  readonly tick: number;
  readonly meron: number;
  readonly wala: number;
}

/** Hits that win a fight, and ticks after which it is a draw. */
export const HITS = 4;
export const TICKS = 24;
/** Chances of a tick in hundredths: a hit of one side is its pace; a simultaneous hit is always `BOTH`. */
const SCALE = 100;
const BOTH = 4;

type Ways = readonly [meron: bigint, draw: bigint, wala: bigint];
const known = new Map<string, Ways>();

const over = ({ tick, meron, wala }: FightState): boolean => meron >= HITS || wala >= HITS || tick >= TICKS;
const winner = ({ meron, wala }: FightState): 0 | 1 | 2 => (meron >= HITS && wala < HITS ? 0 : wala >= HITS && meron < HITS ? 2 : 1);

/** The number of the `100^ticks left` ways in which each side wins or the fight is a draw. */
function waysFrom(pace: Pace, state: FightState): Ways {
  const scale = BigInt(SCALE) ** BigInt(TICKS - state.tick);
  if (over(state)) return [0, 1, 2].map((side) => (side === winner(state) ? scale : 0n)) as unknown as Ways;
  const name = `${pace.join('/')}:${state.tick}/${state.meron}/${state.wala}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const ways: [bigint, bigint, bigint] = [0n, 0n, 0n];
  for (const [symbol, weight] of COCKFIGHT.stepWeights(pace)) {
    const later = waysFrom(pace, COCKFIGHT.next(state, symbol));
    for (const side of [0, 1, 2] as const) ways[side] += BigInt(weight) * later[side];
  }
  known.set(name, ways);
  return ways;
}

function markets(pace: Pace, state: FightState): Market[] {
  const of = BigInt(SCALE) ** BigInt(TICKS - state.tick);
  const [meron, draw, wala] = waysFrom(pace, state).map((ways): Chance => ({ ways, of }));
  if (meron === undefined || draw === undefined || wala === undefined) return [];
  return [{ id: 'fight', picks: [{ id: 'meron', chance: meron }, { id: 'draw', chance: draw }, { id: 'wala', chance: wala }] }];
}

/** A fight: four hits win; simultaneous fourth hits or the end of time are a draw. Bets are accepted until the start. */
export const COCKFIGHT: Sport<FightState> = {
  kind: 'cockfight',
  model: 'derby-4x24',
  stepMs: 2500,
  minSteps: HITS,
  inPlay: false,
  start: { tick: 0, meron: 0, wala: 0 },
  totalWeight: SCALE,
  stepWeights: ([meron, wala]) => [['m', meron], ['w', wala], ['x', BOTH], ['-', SCALE - meron - wala - BOTH]],
  next: ({ tick, meron, wala }, symbol) => ({ tick: tick + 1, meron: meron + Number(symbol === 'm' || symbol === 'x'), wala: wala + Number(symbol === 'w' || symbol === 'x') }),
  over,
  breakMs: () => 0,
  suspendsBets: () => false,
  markets,
  winnerOf: (_market, final) => (['meron', 'draw', 'wala'] as const)[winner(final)],
  score: ({ meron, wala }) => `${meron}–${wala}`,
};

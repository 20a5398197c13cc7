import type { Chance, Market, Pace, Sport } from './sport.ts';

export interface FootballState {
  readonly minute: number;
  readonly home: number;
  readonly away: number;
}

const MINUTES = 90;
/** Chances of a minute in thousandths: a goal of a side is its pace; a minute has at most one goal. */
const SCALE = 1000;
/** Lines of the goals markets: 1 is 1.5 goals. */
const LINES = [1, 2, 3] as const;

/** Number of ways after some minutes by the sum of goals, and by the lead (index: lead + minutes). */
interface Walk {
  readonly goals: readonly bigint[];
  readonly lead: readonly bigint[];
}

const walks = new Map<string, readonly Walk[]>();

/** The distributions for every number of minutes, each computed from the previous one. */
function walksOf([home, away]: Pace): readonly Walk[] {
  const name = `${home}/${away}`;
  const known = walks.get(name);
  if (known !== undefined) return known;
  const [h, a, none] = [BigInt(home), BigInt(away), BigInt(SCALE - home - away)];
  const all: Walk[] = [{ goals: [1n], lead: [1n] }];
  for (let n = 1; n <= MINUTES; n += 1) {
    const { goals, lead } = all[n - 1] ?? { goals: [], lead: [] };
    all.push({
      goals: Array.from({ length: n + 1 }, (_, sum) => (goals[sum] ?? 0n) * none + (goals[sum - 1] ?? 0n) * (h + a)),
      lead: Array.from({ length: 2 * n + 1 }, (_, at) => (lead[at - 1] ?? 0n) * none + (lead[at - 2] ?? 0n) * h + (lead[at] ?? 0n) * a),
    });
  }
  walks.set(name, all);
  return all;
}

const sum = (ways: readonly bigint[], from: number, to: number): bigint => ways.slice(Math.max(0, from), Math.max(0, to)).reduce((all, one) => all + one, 0n);

function markets(pace: Pace, { minute, home, away }: FootballState): Market[] {
  const left = MINUTES - minute;
  const { goals, lead } = walksOf(pace)[left] ?? { goals: [], lead: [] };
  const of = BigInt(SCALE) ** BigInt(left);
  const pick = (id: string, ways: bigint) => ({ id, chance: { ways, of } satisfies Chance });
  // Index of the lead that would make a draw.
  const level = left - (home - away);
  const draws = lead[level] ?? 0n;
  const homes = sum(lead, level + 1, lead.length);
  const over = (line: number): bigint => sum(goals, line + 1 - home - away, goals.length);
  const silent = (...sides: number[]): bigint => BigInt(SCALE - sides.reduce((all, one) => all + one, 0)) ** BigInt(left);
  const [h, a] = pace;
  const noHome = home > 0 ? 0n : silent(h);
  const noAway = away > 0 ? 0n : silent(a);
  const neither = home > 0 || away > 0 ? 0n : silent(h, a);
  const notBoth = noHome + noAway - neither;
  return [
    { id: 'result', picks: [pick('1', homes), pick('X', draws), pick('2', of - homes - draws)] },
    ...LINES.map((line) => ({ id: `goals${line}`, picks: [pick('over', over(line)), pick('under', of - over(line))] })),
    { id: 'both', picks: [pick('yes', of - notBoth), pick('no', notBoth)] },
  ];
}

/** A football match of ninety minutes, each with at most one goal. */
export const FOOTBALL: Sport<FootballState> = {
  kind: 'football',
  model: 'football-90',
  stepMs: 2000,
  minSteps: MINUTES,
  inPlay: true,
  start: { minute: 0, home: 0, away: 0 },
  totalWeight: SCALE,
  stepWeights: ([home, away]) => [['h', home], ['a', away], ['-', SCALE - home - away]],
  next: ({ minute, home, away }, symbol) => ({ minute: minute + 1, home: home + Number(symbol === 'h'), away: away + Number(symbol === 'a') }),
  over: ({ minute }) => minute >= MINUTES,
  breakMs: ({ minute }) => (minute === MINUTES / 2 ? 10_000 : 0),
  suspendsBets: (before, after) => before.home !== after.home || before.away !== after.away,
  markets,
  winnerOf(market, { home, away }) {
    if (market === 'result') return home > away ? '1' : home < away ? '2' : 'X';
    if (market === 'both') return home > 0 && away > 0 ? 'yes' : 'no';
    return home + away > Number(market.replace('goals', '')) ? 'over' : 'under';
  },
  score: ({ home, away }) => `${home}–${away}`,
};

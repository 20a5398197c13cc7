import { sportOf } from '../../maths/events/sports.ts';
import { priceOf } from '../../maths/events/price.ts';
import type { Pace, Sport } from '../../maths/events/sport.ts';
import { commitmentOf, seededRng } from '../../server/engine/seeds.ts';
import type { Seeds } from '../../server/engine/seeds.ts';
import { competitorsOf, pairingOf } from '../../shared/competitors.ts';
import { boardOf, FIXTURE_SCHEDULE, CALLED_OFF_ONE_IN, paceOf, SUSPENSION_MS } from '../../shared/events.ts';
import type { FixturePhase, FixtureView, MarketView } from '../../shared/events.ts';

/** A fixture with its whole course, including the future. Times in milliseconds since 1970 UTC. */
export interface Fixture {
  readonly id: string;
  readonly number: number;
  readonly sport: Sport;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  readonly pace: Pace;
  readonly startsAt: number;
  readonly course: string;
  /** States after 0, 1, 2 … steps, and the time at which each is reached. */
  readonly states: readonly unknown[];
  readonly times: readonly number[];
  /** When the fixture is over or called off. */
  readonly endsAt: number;
  readonly calledOff: boolean;
  readonly seed: string;
}

/** The state of a fixture at a time. */
export interface FixtureState {
  readonly phase: FixturePhase;
  readonly steps: number;
  readonly state: unknown;
  readonly suspendedUntil: number | null;
}

/** Draws an event: whether and after how many steps it is called off, then its steps. */
function drawCourse(sport: Sport, pace: Pace, seed: string): { calledOffAfter: number | null; course: string } {
  const rng = seededRng(seed);
  const off = rng.below(CALLED_OFF_ONE_IN) === 0;
  const before = rng.below(2) === 0;
  const step = 1 + rng.below(sport.minSteps - 1);
  const brings = sport.stepWeights(pace);
  let course = '';
  for (let state = sport.start; !sport.over(state); ) {
    let at = rng.below(sport.totalWeight);
    const symbol = brings.find(([, weight]) => (at -= weight) < 0)?.[0] ?? '';
    course += symbol;
    state = sport.next(state, symbol);
  }
  return { calledOffAfter: off ? (before ? 0 : step) : null, course };
}

/** Start of the n-th fixture of a vendor's competition. Competitions are staggered, so that some fixture is always live. */
export function fixtureStartOf(vendor: string, lane: number, number: number): number {
  const { kind, competitions } = boardOf(vendor);
  const { stepMs } = sportOf(kind);
  const { periodMs } = FIXTURE_SCHEDULE[kind];
  return number * periodMs + Math.floor((lane * periodMs) / competitions.length / stepMs) * stepMs;
}

/** Builds a fixture from the vendor's secret and the fixture's number, so that every process builds the same one. */
export function buildFixture(seeds: Seeds, vendor: string, lane: number, number: number): Fixture {
  const { kind, first, competitions } = boardOf(vendor);
  const sport = sportOf(kind);
  const id = `${vendor}-${lane}-${number}`;
  const [home, away] = pairingOf(competitorsOf(kind, first + lane), number);
  const pace = paceOf(kind, home, away, number);
  const seed = seeds.of('event', id);
  const { calledOffAfter, course } = drawCourse(sport, pace, seed);
  const startsAt = fixtureStartOf(vendor, lane, number);
  const states = [sport.start];
  const times = [startsAt];
  for (const [index, symbol] of [...course].entries()) {
    states.push(sport.next(states[index], symbol));
    times.push((times[index] ?? 0) + sport.breakMs(states[index]) + sport.stepMs);
  }
  const endsAt = times[calledOffAfter ?? course.length] ?? startsAt;
  return { id, number, sport, competition: competitions[lane]?.id ?? '', home, away, pace, startsAt, course, states, times, endsAt, calledOff: calledOffAfter !== null, seed };
}

/** The time until which bets are suspended after a step; null when they are not. */
function suspendedUntilAt({ sport, states, times }: Fixture, steps: number, now: number): number | null {
  for (let step = steps; step > 0; step -= 1) {
    const until = (times[step] ?? 0) + SUSPENSION_MS;
    if (until <= now) return null;
    if (sport.suspendsBets(states[step - 1], states[step])) return until;
  }
  return null;
}

/** The state of a fixture at a time. */
export function fixtureStateAt(fixture: Fixture, now: number): FixtureState {
  const { startsAt, endsAt, states, times, calledOff } = fixture;
  let steps = 0;
  while (steps + 1 < times.length && (times[steps + 1] ?? Infinity) <= Math.min(now, endsAt)) steps += 1;
  const phase = now >= endsAt ? (calledOff ? 'void' : 'over') : now < startsAt ? 'coming' : 'live';
  return { phase, steps, state: states[steps], suspendedUntil: phase === 'live' ? suspendedUntilAt(fixture, steps, now) : null };
}

/** Whether the phase accepts bets, suspensions aside. */
export function takesBets({ sport }: Fixture, { phase }: FixtureState): boolean {
  return phase === 'coming' || (phase === 'live' && sport.inPlay);
}

/** The next time at which a fixture's state changes, or Infinity. */
export function nextChange(fixture: Fixture, { phase, steps, suspendedUntil }: FixtureState): number {
  if (phase === 'coming') return fixture.startsAt;
  if (phase !== 'live') return Infinity;
  return Math.min(fixture.times[steps + 1] ?? Infinity, fixture.endsAt, suspendedUntil ?? Infinity);
}

/** The price of a pick in a state, in hundredths; null when it is not on offer. */
export function priceAt({ sport, pace }: Fixture, { state }: FixtureState, market: string, pick: string): number | null {
  const chance = sport.markets(pace, state).find(({ id }) => id === market)?.picks.find(({ id }) => id === pick)?.chance;
  return chance === undefined ? null : priceOf(chance);
}

/** A fixture as players see it, without its future steps. */
export function fixtureViewOf(fixture: Fixture, fixtureState: FixtureState): FixtureView {
  const { id, sport, competition, home, away, pace, startsAt, seed, times } = fixture;
  const { phase, steps, state, suspendedUntil } = fixtureState;
  const ended = phase === 'over' || phase === 'void';
  const open = takesBets(fixture, fixtureState);
  const markets = sport.markets(pace, state).map((market): MarketView => ({
    id: market.id,
    picks: market.picks.map((pick) => ({ id: pick.id, price: open ? priceOf(pick.chance) : null })),
    winner: phase === 'void' ? null : (market.picks.find(({ chance }) => chance.ways === chance.of)?.id ?? null),
  }));
  return {
    id, competition, home, away, pace, phase, startsAt, suspendedUntil, markets,
    nextAt: phase === 'live' ? (times[steps + 1] ?? null) : null,
    course: fixture.course.slice(0, steps),
    commit: commitmentOf(seed),
    seed: ended ? seed : null,
  };
}

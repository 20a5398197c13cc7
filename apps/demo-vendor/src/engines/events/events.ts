import { z } from 'zod';
import { percent } from '../../maths/fraction.ts';
import { EVENT_RETURN, prizeAt, priceText } from '../../maths/events/price.ts';
import type { RoundResult, EngineFactory } from '../../server/engine/engine.ts';
import { sessionTopic } from '../../server/http/event-hub.ts';
import { ProblemError } from '../../server/http/problem.ts';
import type { RoundRecord } from '../../server/storage/records.ts';
import { roundView } from '../../server/rounds/round-view.ts';
import { boardOf, initialFilterOf } from '../../shared/events.ts';
import type { EventChoice, EventInfo, EventResult, EventBetRequest } from '../../shared/events.ts';
import { vendorByCode } from '../../shared/vendors.ts';
import { titleOf } from '../../shared/skin.ts';
import { stakeLadder } from '../../shared/stakes.ts';
import { boardTopic, createFixtureBoards, vendorOfFixture } from './board.ts';
import { priceAt, fixtureStateAt, takesBets } from './fixture.ts';
import type { Fixture } from './fixture.ts';

/** Stakes are whole multiples of this, in minor units, so that a price in hundredths pays whole minor units. */
const UNIT = 100;
/** Number of a player's latest bets that the page receives. */
const BETS = 40;

const wishSchema = z.object({
  fixture: z.string().max(40),
  market: z.string().max(20),
  pick: z.string().max(20),
  price: z.int().min(100).max(100_000),
  take: z.enum(['exact', 'better', 'any']),
});

/** The price that a bet is accepted at. Throws ProblemError BETS_CLOSED, SUSPENDED, PRICE_MOVED. */
function priceFor(fixture: Fixture, { market, pick, price, take }: EventBetRequest, now: number): number {
  const fixtureState = fixtureStateAt(fixture, now);
  if (!takesBets(fixture, fixtureState)) throw new ProblemError('BETS_CLOSED');
  if (fixtureState.suspendedUntil !== null) throw new ProblemError('SUSPENDED');
  const present = priceAt(fixture, fixtureState, market, pick);
  if (present === null) throw new ProblemError('SUSPENDED');
  if (present === price || take === 'any' || (take === 'better' && present > price)) return present;
  throw new ProblemError('PRICE_MOVED', `${price} → ${present}`, { price: present });
}

/** The result of a confirmed bet on a fixture that is over. */
function decide({ sport, states, course }: Fixture, { stake, choice }: RoundRecord): RoundResult {
  const { market, pick, price } = choice as EventChoice;
  const final = states.at(-1);
  const winner = sport.winnerOf(market, final);
  const outcome: EventResult = { score: sport.score(final), course, winner };
  return { win: winner === pick ? prizeAt(stake, price) : 0n, outcome };
}

/** Bets on fixtures that run on the server's clock, with live prices. */
export const createEvents: EngineFactory = (host) => {
  const { store, clock } = host;
  const waiting = (vendor: string): RoundRecord[] => store.undecidedRounds('events').filter(({ table }) => table !== null && vendorOfFixture(table) === vendor);

  /** Settles bets on fixtures that are over, cancels those that were called off or not confirmed in time, and reports those that run. */
  function settleDue(vendor: string): void {
    const now = clock.now();
    for (const bet of waiting(vendor)) {
      const fixture = boards.find(bet.table ?? '');
      if (fixture === undefined) continue;
      const { phase } = fixtureStateAt(fixture, now);
      if (phase === 'void') host.cancel(bet.roundId, 'CALLED_OFF');
      else if (phase === 'over' && bet.state === 'bet-accepted') host.settle(bet.roundId, decide(fixture, bet));
      else if (phase === 'over') host.cancel(bet.roundId, 'BETS_CLOSED');
      else if (phase === 'live' && bet.state === 'bet-accepted') host.reportRunning(bet.roundId);
    }
  }
  const boards = createFixtureBoards(host, settleDue, (vendor) => waiting(vendor).length > 0);

  return {
    id: 'events',
    oneRoundAtATime: false,
    game({ vendor, code, name }): EventInfo {
      const { kind, competitions } = boardOf(vendor);
      return { code, name: name ?? titleOf(code), engine: 'events', vendor, vendorName: vendorByCode(vendor)?.name ?? null, rtp: percent(EVENT_RETURN), kind, competitions, focus: initialFilterOf(vendor, code) };
    },
    stakes: ({ minStake, maxStake }) => stakeLadder(UNIT, { min: minStake, max: maxStake }),
    open(session, { stake, choice }) {
      const read = wishSchema.safeParse(choice);
      if (!read.success) throw new ProblemError('INVALID_REQUEST', z.prettifyError(read.error));
      if (stake % BigInt(UNIT) !== 0n || stake < session.minStake || stake > session.maxStake) throw new ProblemError('STAKE_REFUSED');
      const fixture = boards.find(read.data.fixture);
      if (fixture === undefined || vendorOfFixture(fixture.id) !== session.vendor || !fixture.sport.markets(fixture.pace, fixture.sport.start).some(({ id, picks }) => id === read.data.market && picks.some((pick) => pick.id === read.data.pick)))
        throw new ProblemError('INVALID_REQUEST', 'no such bet');
      if (!boards.listed(fixture)) throw new ProblemError('BETS_CLOSED');
      const now = clock.now();
      const price = priceFor(fixture, read.data, now);
      const { phase, state } = fixtureStateAt(fixture, now);
      const { id, competition, home, away, startsAt, sport, number } = fixture;
      const kept: EventChoice = { fixture: id, competition, home, away, startsAt, market: read.data.market, pick: read.data.pick, price, at: phase === 'live' ? sport.score(state) : null };
      boards.ensureRunning(session.vendor);
      return { stake, model: sport.model, choice: kept, win: null, outcome: null, table: { key: id, number } };
    },
    betAccepted(session) {
      boards.ensureRunning(session.vendor);
      return null;
    },
    detail({ choice, outcome, table }) {
      const { competition, home, away, startsAt, market, pick, price, at } = choice as EventChoice;
      const { score, winner } = outcome as EventResult;
      return { fixture: table, competition, event: `${home} – ${away}`, startsAt: new Date(startsAt).toISOString(), market, pick, price: priceText(price), placedAt: at, score, won: winner };
    },
    subscribe(session) {
      // Includes running bets of the player's earlier sessions.
      const mine = store.playerBets(session, 'events', BETS);
      const running = waiting(session.vendor).filter((bet) => mine.some(({ roundId }) => roundId === bet.roundId));
      return {
        topics: [boardTopic(session.vendor), ...new Set([session.idHash, ...running.map(({ sessionHash }) => sessionHash)].map(sessionTopic))],
        snapshot() {
          boards.ensureRunning(session.vendor);
          return [{ type: 'board', board: boards.state(session.vendor) }, ...mine.map((round) => ({ type: 'round', round: roundView(round) }) as const)];
        },
      };
    },
    resume() {
      for (const vendor of new Set(store.undecidedRounds('events').flatMap(({ table }) => (table === null ? [] : vendorOfFixture(table))))) boards.ensureRunning(vendor);
    },
  };
};

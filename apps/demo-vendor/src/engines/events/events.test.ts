import { describe, expect, it } from 'vitest';
import { FOOTBALL } from '../../maths/events/football.ts';
import { prizeAt } from '../../maths/events/price.ts';
import { commitmentOf, createSeeds, seededRng } from '../../server/engine/seeds.ts';
import { openStore } from '../../server/storage/store.ts';
import type { Store } from '../../server/storage/store.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';
import type { TestVendorParts } from '../../test-support/test-vendor.ts';
import { competitorsOf, pairingOf } from '../../shared/competitors.ts';
import { boardOf, BOARDS, FIXTURE_SCHEDULE, CALLED_OFF_ONE_IN, SUSPENSION_MS } from '../../shared/events.ts';
import type { EventResult, EventBetRequest } from '../../shared/events.ts';
import { buildFixture, priceAt, fixtureStateAt, fixtureViewOf } from './fixture.ts';
import type { Fixture } from './fixture.ts';

const GAME = 'fld-football-sportsbook';
/** A store with a fixed seed secret, so that each run gets the same fixtures. */
function knownStore(): Store {
  const store = openStore(':memory:');
  store.setValue('seed-secret', 'a secret for tests');
  return store;
}
const startVendor = (parts: TestVendorParts = {}) => startTestVendor('FLD', GAME, { store: knownStore(), ...parts });
type TestVendor = ReturnType<typeof startVendor>;

/** The vendor's next fixture that satisfies `wanted` and starts in more than 30 seconds. */
function nextFixture(vendor: TestVendor, code: string, wanted: (fixture: Fixture) => boolean): Fixture {
  const { periodMs } = FIXTURE_SCHEDULE[boardOf(code).kind];
  const seeds = createSeeds(vendor.store);
  for (let number = Math.floor(vendor.clock.now() / periodMs) + 1; ; number += 1)
    for (const lane of boardOf(code).competitions.keys()) {
      const fixture = buildFixture(seeds, code, lane, number);
      if (fixture.startsAt > vendor.clock.now() + 30_000 && wanted(fixture)) return fixture;
    }
}
const regular = ({ calledOff }: Fixture): boolean => !calledOff;
const wish = (fixture: Fixture, now: number, market: string, pick: string, more: Partial<EventBetRequest> = {}): EventBetRequest => ({
  fixture: fixture.id, market, pick, take: 'exact', price: priceAt(fixture, fixtureStateAt(fixture, now), market, pick) ?? 0, ...more,
});

describe('buildFixture', () => {
  const seeds = createSeeds(knownStore());

  it.each(Object.keys(BOARDS))('derives every step of a fixture of %s from its seed, and its view withholds future steps', (vendor) => {
    for (let number = 7000; number < 7060; number += 1) {
      const fixture = buildFixture(seeds, vendor, number % boardOf(vendor).competitions.length, number);
      const { sport, course, pace, startsAt, endsAt } = fixture;
      expect(buildFixture(seeds, vendor, number % boardOf(vendor).competitions.length, number)).toEqual(fixture);
      expect(fixture.home).not.toBe(fixture.away);
      expect(sport.over(fixture.states.at(-1))).toBe(true);
      expect(endsAt - startsAt).toBeLessThan(FIXTURE_SCHEDULE[sport.kind].periodMs);
      // The order that the odds dialog documents: called off or not, then the steps.
      const rng = seededRng(fixture.seed);
      expect(rng.below(CALLED_OFF_ONE_IN) === 0).toBe(fixture.calledOff);
      rng.below(2);
      rng.below(sport.minSteps - 1);
      for (const symbol of course) {
        let draw = rng.below(sport.totalWeight);
        expect(sport.stepWeights(pace).find(([, weight]) => (draw -= weight) < 0)?.[0]).toBe(symbol);
      }
      const middle = startsAt + 30_000;
      const view = fixtureViewOf(fixture, fixtureStateAt(fixture, middle));
      expect(view.commit).toBe(commitmentOf(fixture.seed));
      expect([view.seed === null, course.startsWith(view.course), view.course === course]).toEqual([view.phase === 'live', true, view.phase === 'over']);
    }
  });

  it('pairs all competitors with each other, and none twice in a round', () => {
    const names = competitorsOf('football', 3);
    const met = new Set<string>();
    for (let round = 0; round < 7; round += 1) {
      const pairs = [0, 1, 2, 3].map((match) => pairingOf(names, round * 4 + match));
      expect(new Set(pairs.flat()).size).toBe(8);
      for (const pair of pairs) met.add(pair.toSorted().join());
    }
    expect(met.size).toBe(28);
    for (const code of Object.keys(BOARDS)) for (const lane of [0, 1]) expect(new Set(competitorsOf(boardOf(code).kind, boardOf(code).first + lane)).size).toBe(8);
  });

  it('calls off one fixture in forty, before or during play', () => {
    const all = Array.from({ length: 2000 }, (_, number) => buildFixture(seeds, 'FLD', number % 5, number));
    const off = all.filter(({ calledOff }) => calledOff);
    expect(off.length).toBeGreaterThan(25);
    expect(off.length).toBeLessThan(80);
    expect(off.some(({ startsAt, endsAt }) => startsAt === endsAt)).toBe(true);
    expect(off.every((one) => fixtureStateAt(one, one.endsAt).phase === 'void' && one.times.includes(one.endsAt))).toBe(true);
  });
});

describe('createEvents', () => {
  it('settles bets of every market when their fixture is over, at the accepted price, and reports their stages', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const fixture = nextFixture(vendor, 'FLD', regular);
    await vendor.clock.moveTo(fixture.startsAt - 20_000);
    let expected = 100_000n;
    const bets = FOOTBALL.markets(fixture.pace, FOOTBALL.start).flatMap(({ id, picks }) => picks.map((pick) => wish(fixture, vendor.clock.now(), id, pick.id))).filter(({ price }) => price > 0);
    for (const [n, choice] of bets.entries()) {
      expect((await vendor.play(sessionId, `every-bet-${n}`, 300n, choice)).status).toBe('running');
      expected += (fixture.sport.winnerOf(choice.market, fixture.states.at(-1)) === choice.pick ? prizeAt(300n, choice.price) : 0n) - 300n;
    }
    const { roundId } = await vendor.find(sessionId, 'every-bet-0');
    await vendor.clock.moveTo(fixture.startsAt + 3000);
    expect(vendor.wallet.stages.get(roundId)).toEqual(['accepted', 'running']);
    await vendor.clock.moveTo(fixture.endsAt - 1);
    expect((await vendor.find(sessionId, 'every-bet-0')).status).toBe('running');
    await vendor.clock.moveTo(fixture.endsAt);
    for (const [n, { market, pick, price }] of bets.entries()) {
      const round = await vendor.find(sessionId, `every-bet-${n}`);
      const { winner, score } = round.outcome as EventResult;
      expect([round.status, round.win]).toEqual(['settled', winner === pick ? prizeAt(300n, price).toString() : '0']);
      expect([winner, score]).toEqual([fixture.sport.winnerOf(market, fixture.states.at(-1)), fixture.sport.score(fixture.states.at(-1))]);
    }
    expect(vendor.wallet.balance).toBe(expected);
    expect(vendor.wallet.closed.size).toBe(bets.length);
    await vendor.clock.moveBy(600_000);
    expect(vendor.wallet.balance).toBe(expected);
  });

  it('rejects a price that has moved and returns the new one, unless the player accepts it', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const fixture = nextFixture(vendor, 'FLD', (one) => regular(one) && !/[ha]/.test(one.course.slice(0, 30)));
    await vendor.clock.moveTo(fixture.startsAt);
    const before = wish(fixture, vendor.clock.now(), 'goals2', 'over');
    await vendor.clock.moveTo(fixture.startsAt + 40_000);
    const now = wish(fixture, vendor.clock.now(), 'goals2', 'over');
    // Without a goal so far, more than two goals have become less likely, so the price has risen.
    expect(now.price).toBeGreaterThan(before.price);
    expect(await vendor.play(sessionId, 'moved-bet-1', 100n, before)).toEqual({ code: 'PRICE_MOVED', price: now.price });
    const better = await vendor.play(sessionId, 'moved-bet-2', 100n, { ...before, take: 'better' });
    expect([better.status, (better.choice as EventBetRequest).price]).toEqual(['running', now.price]);
    const under = { pick: 'under', price: before.price + 1000 };
    expect((await vendor.play(sessionId, 'moved-bet-3', 100n, { ...before, ...under, take: 'better' })).code).toBe('PRICE_MOVED');
    expect((await vendor.play(sessionId, 'moved-bet-4', 100n, { ...before, ...under, take: 'any' })).status).toBe('running');
    expect(vendor.wallet.bets.size).toBe(2);
  });

  it('rejects bets during a suspension, after the end, and on unknown markets or fixtures', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const fixture = nextFixture(vendor, 'FLD', (one) => regular(one) && /^-{5,30}[ha]-{6}/.test(one.course));
    const scored = fixture.times[fixture.course.search(/[ha]/) + 1] ?? 0;
    const place = async (name: string, choice: EventBetRequest, stake = 100n) => {
      const answer = await vendor.play(sessionId, name, stake, choice);
      return answer.code ?? answer.status;
    };
    await vendor.clock.moveTo(scored);
    expect(await place('goal-bet-1', wish(fixture, scored, 'result', 'X', { take: 'any' }))).toBe('SUSPENDED');
    await vendor.clock.moveTo(scored + SUSPENSION_MS + 100);
    expect(await place('goal-bet-2', wish(fixture, vendor.clock.now(), 'result', 'X'))).toBe('running');
    const good = wish(fixture, vendor.clock.now(), 'result', 'X');
    expect(await place('wrong-bet-1', { ...good, market: 'corners' })).toBe('INVALID_REQUEST');
    expect(await place('wrong-bet-2', { ...good, fixture: 'FLD-9-1' })).toBe('INVALID_REQUEST');
    expect(await place('wrong-bet-3', { ...good, fixture: fixture.id.replace('FLD', 'OPN') })).toBe('INVALID_REQUEST');
    expect(await place('wrong-bet-4', { ...good, fixture: `FLD-0-${fixture.number + 90}` })).toBe('BETS_CLOSED');
    expect(await place('wrong-bet-5', good, 150n)).toBe('STAKE_REFUSED');
    expect(await place('wrong-bet-6', good, 20_000n)).toBe('STAKE_REFUSED');
    await vendor.clock.moveTo(fixture.endsAt);
    expect(await place('late-bet-1', { ...good, take: 'any' })).toBe('BETS_CLOSED');
  });

  it.each([['before the start', 0], ['while it runs', 1]])('returns the stake when the fixture is called off %s', async (_when, during) => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const fixture = nextFixture(vendor, 'FLD', ({ calledOff, startsAt, endsAt }) => calledOff && endsAt > startsAt === (during === 1));
    await vendor.clock.moveTo(fixture.startsAt - 10_000);
    await vendor.play(sessionId, 'off-bet-1', 500n, wish(fixture, vendor.clock.now(), 'result', '1'));
    expect(vendor.wallet.balance).toBe(99_500n);
    await vendor.clock.moveTo(fixture.endsAt);
    expect(await vendor.find(sessionId, 'off-bet-1')).toMatchObject({ status: 'returned', problem: 'CALLED_OFF', win: '0' });
    expect(vendor.wallet.balance).toBe(100_000n);
  });

  it('returns a stake that the wallet has not confirmed by the end', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    // A match that ends in a draw after several minutes without a goal.
    const fixture = nextFixture(vendor, 'FLD', (one) => regular(one) && /-{6}$/.test(one.course) && one.sport.winnerOf('result', one.states.at(-1)) === 'X');
    await vendor.clock.moveTo(fixture.endsAt - 300);
    vendor.wallet.fault = (call) => (call === 'bet' ? 'lose-answer' : undefined);
    const asked = vendor.play(sessionId, 'slow-bet-1', 100n, wish(fixture, vendor.clock.now(), 'result', '1'));
    await vendor.clock.moveBy(60_000);
    expect(await asked).toMatchObject({ status: 'returned', problem: 'BETS_CLOSED' });
    expect(vendor.wallet.balance).toBe(100_000n);
  });

  it('accepts bets on a cockfight until its start and pays a draw', async () => {
    const vendor = startTestVendor('DS88', 'ds88-dawn-spur-arena', { store: knownStore() });
    const { sessionId, game } = await vendor.open();
    expect(game).toMatchObject({ engine: 'events', kind: 'cockfight', focus: 'dawn-spur-arena', rtp: '95.00' });
    const fixture = nextFixture(vendor, 'DS88', (one) => regular(one) && one.sport.winnerOf('fight', one.states.at(-1)) === 'draw');
    await vendor.clock.moveTo(fixture.startsAt - 1000);
    const choice = wish(fixture, vendor.clock.now(), 'fight', 'draw');
    await vendor.play(sessionId, 'draw-bet-1', 100n, choice);
    await vendor.clock.moveTo(fixture.startsAt);
    expect((await vendor.play(sessionId, 'draw-bet-2', 100n, { ...choice, take: 'any' })).code).toBe('BETS_CLOSED');
    await vendor.clock.moveTo(fixture.endsAt);
    expect((await vendor.find(sessionId, 'draw-bet-1')).win).toBe(prizeAt(100n, choice.price).toString());
  });

  it.each([['while its fixture runs', 20_000], ['after it has ended', 500_000]])('settles with the same result after a restart %s', async (_when, back) => {
    const store = knownStore();
    const first = startVendor({ store });
    const { sessionId } = await first.open();
    const fixture = nextFixture(first, 'FLD', regular);
    await first.clock.moveTo(fixture.startsAt - 5000);
    const choice = wish(fixture, first.clock.now(), 'both', 'yes');
    await first.play(sessionId, 'kept-bet-1', 200n, choice);
    const second = startVendor({ store, wallet: first.wallet });
    await second.clock.moveTo(fixture.startsAt + back);
    await second.clock.moveTo(Math.max(fixture.startsAt + back, fixture.endsAt));
    const round = await second.find(sessionId, 'kept-bet-1');
    const won = fixture.sport.winnerOf('both', fixture.states.at(-1)) === 'yes';
    expect([round.status, round.win]).toEqual(['settled', won ? prizeAt(200n, choice.price).toString() : '0']);
    expect(first.wallet.balance).toBe(100_000n - 200n + BigInt(round.win));
    expect(first.wallet.closed.size).toBe(1);
  });
});

describe('subscribe', () => {
  it('sends the present board and the bets of the player’s earlier sessions', async () => {
    const vendor = startVendor();
    await vendor.app.listen({ port: 0, host: '127.0.0.1' });
    const address = vendor.app.server.address();
    if (address === null || typeof address === 'string') throw new Error('No port.');
    const earlier = await vendor.open();
    const fixture = nextFixture(vendor, 'FLD', regular);
    await vendor.clock.moveTo(fixture.startsAt - 1000);
    await vendor.play(earlier.sessionId, 'earlier-bet', 100n, wish(fixture, vendor.clock.now(), 'result', '2'));
    await vendor.clock.moveTo(fixture.startsAt + 61_000);
    const { sessionId } = await vendor.open();
    const stream = await fetch(`http://127.0.0.1:${address.port}/api/events`, { headers: { authorization: `Bearer ${sessionId}` } });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const heard = async (part: string): Promise<void> => {
      while (!text.includes(part)) text += (await reader?.read())?.value ?? '';
    };
    await heard('"status":"running"');
    const board = JSON.parse(/data: (\{"type":"board".*\})\n\n/.exec(text)?.[1] ?? '{}') as { board: { fixtures: ReturnType<typeof fixtureViewOf>[] } };
    const mine = board.board.fixtures.find(({ id }) => id === fixture.id);
    expect([mine?.phase, mine?.course, mine?.seed]).toEqual(['live', fixture.course.slice(0, 30), null]);
    expect(board.board.fixtures.map(({ phase }) => phase)).toEqual(expect.arrayContaining(['over', 'live', 'coming']));
    await vendor.clock.moveTo(fixture.endsAt);
    await heard('"status":"settled"');
    await heard(`"seed":"${fixture.seed}"`);
    await vendor.app.close();
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dealCoup } from '../../maths/live/baccarat.ts';
import type { BaccaratResult } from '../../maths/live/baccarat.ts';
import { prizeFor } from '../../maths/live/live-model.ts';
import { commitmentOf, createSeeds, seededRng } from '../../server/engine/seeds.ts';
import { openStore } from '../../server/storage/store.ts';
import { createSharedTables } from '../../server/engine/shared-tables.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';
import { chipsFor, liveKindOf, liveModel, liveTimingOf, SHOE_ROUNDS } from '../../shared/live.ts';
import type { LiveInfo, LiveResult } from '../../shared/live.ts';
import { roundDurationOf } from '../../shared/table.ts';
import type { TableState } from '../../shared/table.ts';
import { shoeFor } from './deal.ts';

const BACCARAT = 'mrb-baccarat-marble';
const startVendor = (game = BACCARAT, parts = {}) => startTestVendor('MRB', game, parts);
const timing = liveTimingOf(BACCARAT);
const CLOSING = timing.bettingMs;
const pauseOf = (game: string): number => roundDurationOf(liveTimingOf(game)) - liveTimingOf(game).pauseMs;

/** Moves to the start of the next round, or of the next shoe, and returns that time. */
async function next({ clock }: ReturnType<typeof startVendor>, game: string, rounds = 1): Promise<number> {
  const step = roundDurationOf(liveTimingOf(game)) * rounds;
  const start = (Math.floor(clock.now() / step) + 1) * step;
  await clock.moveTo(start);
  return start;
}

describe.each([
  [BACCARAT, { player: '100', banker: '100', tie: '20', 'player-pair': '20', 'banker-pair': '20' }, { banker: '200' }],
  ['mrb-dragon-tiger-hall', { dragon: '100', tiger: '100', tie: '20' }, { tiger: '200' }],
  ['vlt-velvet-roulette', { red: '50', black: '50', n17: '20' }, { 'dozen-2': '100' }],
  ['mrb-sicbo-grand', { small: '50', big: '50', 'total-10': '20' }, { 'single-6': '100' }],
])('createLive: %s', (game, bets, others) => {
  const sum = (amounts: object): bigint => Object.values(amounts).reduce((all: bigint, one: string) => all + BigInt(one), 0n);

  it('pays the same result to all players at the beginning of the pause', async () => {
    const vendor = startVendor(game);
    const model = liveModel(liveKindOf(game) ?? 'baccarat');
    let paid = 0n;
    for (let n = 0; n < 4; n += 1) {
      const [mira, noor] = [await vendor.open('Mira'), await vendor.open('Noor')];
      const start = await next(vendor, game);
      expect((await vendor.play(mira.sessionId, `round-${n}-mira`, sum(bets), { spots: bets })).status).toBe('running');
      await vendor.play(noor.sessionId, `round-${n}-noor`, sum(others), { spots: others });
      await vendor.clock.moveTo(start + pauseOf(game) - 1);
      expect(await vendor.find(mira.sessionId, `round-${n}-mira`)).toMatchObject({ status: 'running', outcome: null });
      await vendor.clock.moveTo(start + pauseOf(game));
      const [all, one] = [await vendor.find(mira.sessionId, `round-${n}-mira`), await vendor.find(noor.sessionId, `round-${n}-noor`)];
      expect([all.status, one.status, one.outcome]).toEqual(['settled', 'settled', all.outcome]);
      expect([all.win, one.win]).toEqual([bets, others].map((each) => prizeFor(model, each as unknown as Record<string, string>, all.outcome as LiveResult).toString()));
      paid += BigInt(all.win) + BigInt(one.win);
    }
    expect(vendor.wallet.balance).toBe(100_000n - 4n * (sum(bets) + sum(others)) + paid);
    expect(vendor.wallet.closed.size).toBe(8);
  });
});

describe('createLive', () => {
  it('rejects late bets, unknown spots, partial units and wrong sums', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const start = await next(vendor, BACCARAT);
    const codes = [];
    for (const [stake, spots] of [[300n, { player: '200' }], [200n, { dragon: '200' }], [30n, { player: '30' }], [20_000n, { player: '20000' }], [100n, {}]] as const)
      codes.push((await vendor.play(sessionId, `wrong-bet-${codes.length}`, stake, { spots })).code);
    expect(codes).toEqual(['INVALID_REQUEST', 'INVALID_REQUEST', 'STAKE_REFUSED', 'STAKE_REFUSED', 'INVALID_REQUEST']);
    await vendor.clock.moveTo(start + CLOSING);
    expect((await vendor.play(sessionId, 'late-bet-1', 100n, { spots: { player: '100' } })).code).toBe('BETS_CLOSED');
    expect(vendor.wallet.bets.size).toBe(0);
  });

});

describe('chipsFor', () => {
  it('returns chips of 1, 2 and 5 within the limits, in whole units', () => {
    expect(chipsFor(20, { min: 20n, max: 10_000n })).toEqual([20n, 100n, 200n, 500n, 1000n, 2000n, 5000n, 10_000n]);
    expect(chipsFor(20, { min: 30n, max: 90n })).toEqual([40n]);
    expect(chipsFor(20, { min: 21n, max: 39n })).toEqual([]);
  });
});

describe('liveKindOf', () => {
  it('chooses the game by its title, and an unsupported title is blocked', async () => {
    const kinds = ['mrb-speed-baccarat-noon', 'mrb-dragon-tiger-express', 'mrb-auto-roulette', 'mrb-three-dice-salon', 'mrb-blackjack-ivory', 'mrb-no-commission-baccarat', 'mrb-french-roulette-evening', 'vlt-golden-wheel-live'].map(liveKindOf);
    expect(kinds).toEqual(['baccarat', 'dragon-tiger', 'roulette', 'sicbo', null, null, null, null]);
    expect((await startVendor('mrb-blackjack-ivory').open() as unknown as { code: string }).code).toBe('GAME_BLOCKED');
    expect((await startVendor().open()).game).toMatchObject({ rtp: '98.94', table: 'baccarat', shoeRounds: SHOE_ROUNDS } satisfies Partial<LiveInfo>);
    // The figures of the catalogue.
    const { games } = (await startVendor().app.inject({ url: '/games?vendor=MRB&codes=mrb-baccarat-marble,mrb-dragon-tiger-hall,mrb-auto-roulette,mrb-sicbo-grand' })).json<{ games: LiveInfo[] }>();
    expect(games.map(({ rtp }) => rtp)).toEqual(['98.94', '96.27', '97.30', '97.22']);
  });
});

describe('shoeFor', () => {
  const seed = createSeeds(openStore(':memory:')).of('some', 'shoe');
  const dealt = shoeFor('baccarat')?.deal(seededRng(seed)) as BaccaratResult[];

  it('holds eight packs and suffices for all its rounds', () => {
    expect(dealt).toHaveLength(SHOE_ROUNDS);
    const counts = new Map<number, number>();
    for (const { player, banker } of dealt) for (const card of [...player, ...banker]) counts.set(card, (counts.get(card) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(8);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(SHOE_ROUNDS * 4);
    // It would suffice for six cards in every round.
    expect(SHOE_ROUNDS * 6).toBeLessThanOrEqual(416);
    // No card is skipped between two coups.
    const cards = dealt.flatMap(({ player: [p1 = 0, p2 = 0, p3], banker: [b1 = 0, b2 = 0, b3] }) => [p1, b1, p2, b2, ...(p3 === undefined ? [] : [p3]), ...(b3 === undefined ? [] : [b3])]);
    expect(Array.from({ length: SHOE_ROUNDS }, () => dealCoup(() => cards.shift() ?? 0))).toEqual(dealt);
  });

  it('is dealt by the algorithm that the odds dialog documents', () => {
    const numbers = Array.from({ length: 420 }, (_, n) => createHash('sha256').update(`${seed}|${n}`).digest().readUInt32BE(0));
    const order = Array.from({ length: 416 }, (_, n) => n);
    for (let last = 415; last > 0; last -= 1) {
      let number = numbers.shift() ?? 0;
      while (number >= 2 ** 32 - (2 ** 32 % (last + 1))) number = numbers.shift() ?? 0;
      const other = number % (last + 1);
      const moved = order[last] ?? 0;
      order[last] = order[other] ?? 0;
      order[other] = moved;
    }
    const cards = order.map((card) => Math.floor(card / 8));
    expect(dealt.map(() => dealCoup(() => cards.shift() ?? 0))).toEqual(dealt);
  });

  it('is the same after a restart and publishes its seed when it is over', async () => {
    const store = openStore(':memory:');
    const first = startVendor(BACCARAT, { store });
    const { sessionId } = await first.open();
    const begin = await next(first, BACCARAT, SHOE_ROUNDS);
    const period = roundDurationOf(timing);
    const key = `brand-a/MRB/${BACCARAT}`;
    await first.clock.moveTo(begin + 20 * period + 1000);
    await first.play(sessionId, 'kept-bet-1', 100n, { spots: { player: '100' } });
    const second = startVendor(BACCARAT, { store, wallet: first.wallet });
    await second.clock.moveTo(begin + 20 * period + 1500);
    await second.clock.moveTo(begin + 20 * period + pauseOf(BACCARAT));
    const round = await second.find(sessionId, 'kept-bet-1');
    const secret = createSeeds(store).of('table', 'live', key, begin / period / SHOE_ROUNDS);
    const shoe = shoeFor('baccarat')?.deal(seededRng(secret)) ?? [];
    expect([round.status, round.outcome]).toEqual(['settled', shoe[20]]);
    expect(first.wallet.balance).toBe(100_000n - 100n + BigInt(round.win));
    expect(first.wallet.closed.size).toBe(1);

    const at = (rounds: number, elapsed = 0): TableState<LiveResult> => stateAt(store, key, begin + rounds * period + elapsed);
    const early = at(21);
    expect([early.commit, early.seed, early.result]).toEqual([commitmentOf(secret), null, null]);
    expect(early.past.map(({ result }) => result)).toEqual([...shoe.slice(0, 21).toReversed(), expect.anything()]);
    expect(early.past.map((past) => past.seed !== null)).toEqual([...shoe.slice(0, 21).map(() => false), true]);
    expect(at(63, pauseOf(BACCARAT) - timing.revealMs).seed).toBe(secret);
    const later = at(64);
    expect([later.past, later.commit === early.commit]).toEqual([[{ number: begin / period + 63, seed: secret, result: shoe[63] }], false]);
  });
});

/** The state of a table at a time, computed from the store. */
function stateAt(store: ReturnType<typeof openStore>, key: string, now: number): TableState<LiveResult> {
  const host = { store, seeds: createSeeds(store), clock: { now: () => now }, stopping: AbortSignal.abort(), subscriberCount: () => 0 };
  const tables = createSharedTables<LiveResult>(host as unknown as Parameters<typeof createSharedTables>[0], {
    engine: 'live', past: 0, timing: (_vendor, code) => liveTimingOf(code), shoe: () => shoeFor('baccarat'),
    draw: () => ({ pocket: 0 }), decide: () => ({ win: 0n, outcome: null }),
  });
  return tables.state(key);
}

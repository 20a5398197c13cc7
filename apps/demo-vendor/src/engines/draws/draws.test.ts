import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawModelOf, drawnOf } from '../../maths/draws.ts';
import { ticketHits, ticketPrize } from '../../maths/ticket.ts';
import { openStore } from '../../server/storage/store.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';
import { CLOSED_BEFORE_MS, drawPlanOf } from '../../shared/draws.ts';
import type { DrawBoard, DrawChoice, DrawOutcome, DrawPrize, DrawsInfo, PastDraw } from '../../shared/draws.ts';
import type { RoundView } from '../../shared/protocol.ts';
import { commitmentOf, createSeeds } from '../../server/engine/seeds.ts';
import { drawPrizes } from './boards.ts';
import { createDrawBook } from './draw-book.ts';

const MINUTE = 60_000;
const GAME = 'mdl-meridian-minute-5';
const startVendor = (parts = {}, game = GAME) => startTestVendor('MDL', game, parts);
type TestVendor = ReturnType<typeof startVendor>;

/** Moves to the beginning of the next minute and returns that time. */
async function nextMinute({ clock }: TestVendor): Promise<number> {
  const start = (Math.floor(clock.now() / MINUTE) + 1) * MINUTE;
  await clock.moveTo(start);
  return start;
}

/** The latest draws as the platform asks for them. */
async function published({ app }: TestVendor, game = GAME, count = 12): Promise<PastDraw[]> {
  return (await app.inject({ method: 'GET', url: `/draws?vendor=MDL&codes=${game}&count=${count}` })).json<{ draws: PastDraw[] }>().draws;
}

/** Checks that a bet was decided by the numbers that are published of its draw. */
async function expectSame(vendor: TestVendor, { status, stake, win, choice, outcome }: RoundView): Promise<void> {
  const { numbers, issue } = choice as DrawChoice;
  const { drawn, hits, seed, commitment } = outcome as DrawOutcome;
  const draw = (await published(vendor)).find((one) => one.issue === issue);
  expect(status).toBe('settled');
  expect([drawn, seed, commitment]).toEqual([drawnOf(draw?.prizes ?? []), draw?.seed, draw?.commitment]);
  const model = drawModelOf('ssc');
  expect(hits).toBe(ticketHits(model, numbers, drawn));
  expect(win).toBe(ticketPrize(model, BigInt(stake), numbers.length, hits).toString());
}

describe('createDraws', () => {
  it('decides bets by the draw that the platform is told of, and pays the one on the digit drawn', async () => {
    const vendor = startVendor();
    const { sessionId, game } = await vendor.open();
    expect([game.engine, (game as DrawsInfo).board, game.rtp]).toEqual(['draws', 'ssc', '95.00']);
    for (let draw = 0; draw < 3; draw += 1) {
      const start = await nextMinute(vendor);
      const digits = Array.from({ length: 10 }, (_, digit) => digit);
      for (const digit of digits) {
        const bet = await vendor.play(sessionId, `bet-${draw}-on-${digit}`, 100n, { numbers: [digit] });
        expect([bet.status, bet.outcome]).toEqual(['running', null]);
      }
      await vendor.clock.moveTo(start + MINUTE - 1);
      expect((await vendor.find(sessionId, `bet-${draw}-on-0`)).status).toBe('running');
      await vendor.clock.moveTo(start + MINUTE + 1);
      const rounds = await Promise.all(digits.map((digit) => vendor.find(sessionId, `bet-${draw}-on-${digit}`)));
      for (const round of rounds) await expectSame(vendor, round);
      expect(rounds.map(({ win }) => win).toSorted()).toEqual([...Array.from({ length: 9 }, () => '0'), '950']);
    }
    expect([vendor.wallet.closed.size, vendor.wallet.balance]).toEqual([30, 100_000n - 3000n + 3n * 950n]);
  });

  it('accepts bets until ten seconds before the draw, from then on for the one after', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const start = await nextMinute(vendor);
    const { issue } = (await vendor.play(sessionId, 'bet-early-1', 100n, { numbers: [1] })).choice as DrawChoice;
    await vendor.clock.moveTo(start + MINUTE - CLOSED_BEFORE_MS - 1);
    expect((await vendor.play(sessionId, 'bet-early-2', 100n, { numbers: [1], issue })).choice).toMatchObject({ numbers: [1], issue });
    await vendor.clock.moveTo(start + MINUTE - CLOSED_BEFORE_MS);
    expect((await vendor.play(sessionId, 'bet-later-1', 100n, { numbers: [1], issue })).code).toBe('BETS_CLOSED');
    const later = (await vendor.play(sessionId, 'bet-later-2', 100n, { numbers: [1] })).choice as DrawChoice;
    expect(later.issue > issue).toBe(true);
    await vendor.clock.moveTo(start + MINUTE + 1);
    expect([(await vendor.find(sessionId, 'bet-early-2')).status, (await vendor.find(sessionId, 'bet-later-2')).status]).toEqual(['settled', 'running']);
    expect(vendor.wallet.bets.size).toBe(3);
  });

  it('returns a bet that the wallet has not confirmed when the draw takes place', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const start = await nextMinute(vendor);
    await vendor.clock.moveTo(start + MINUTE - CLOSED_BEFORE_MS - 200);
    vendor.wallet.fault = (call) => (call === 'bet' ? 'lose-answer' : undefined);
    void vendor.play(sessionId, 'bet-unsure', 100n, { numbers: [1] });
    await vendor.clock.moveTo(start + 2 * MINUTE);
    vendor.wallet.fault = () => undefined;
    await vendor.clock.moveBy(60_000);
    expect((await vendor.find(sessionId, 'bet-unsure')).status).toBe('returned');
    expect(vendor.wallet.balance).toBe(100_000n);
  });

  it('decides a bet after an outage of days, by the draw that it was placed on', async () => {
    const store = openStore(':memory:');
    const first = startVendor({ store });
    const { sessionId } = await first.open();
    await nextMinute(first);
    const { roundId, choice } = await first.play(sessionId, 'bet-kept', 100n, { numbers: [3, 4] });
    await first.clock.moveBy(1);
    const { issue } = choice as DrawChoice;
    const later = new Date(first.clock.now() + 3 * 86_400_000).getTime();
    const second = startVendor({ store, wallet: first.wallet });
    await second.clock.moveTo(later);
    // The session of the page has ended by then.
    const round = second.store.round(roundId);
    const { seed, drawn } = (round?.outcome ?? {}) as DrawOutcome;
    expect([round?.state, ((round?.choice ?? {}) as DrawChoice).issue]).toEqual(['closed', issue]);
    expect(drawPrizes('ssc', Buffer.from(seed, 'hex'))[0]?.numbers.map(Number)).toEqual(drawn);
    expect(first.wallet.closed.size).toBe(1);
  });

  it('returns the stake of a bet on a draw that never comes, since the lottery draws at other times now', async () => {
    const store = openStore(':memory:');
    const first = startVendor({ store });
    const { sessionId } = await first.open();
    await nextMinute(first);
    const { roundId } = await first.play(sessionId, 'bet-moved', 100n, { numbers: [3] });
    await first.clock.moveBy(1);
    const placed = store.round(roundId);
    if (placed === undefined || placed.tableRound === null) throw new Error('The bet was not placed.');
    // As a program stored it that drew every two minutes.
    store.insertRound({ ...placed, roundId: 'of-before', spinId: 'bet-of-before', tableRound: Math.floor(placed.tableRound / 2) });
    const second = startVendor({ store, wallet: first.wallet, clock: first.clock });
    await second.clock.moveBy(3 * MINUTE);
    expect([store.round('of-before')?.state, store.round('of-before')?.problem, store.round(roundId)?.state]).toEqual(['rolled-back', 'CALLED_OFF', 'closed']);
  });

  it.each([
    ['of another model', { model: 'digits-3' }],
    ['with more numbers than the model has prizes for', { choice: { numbers: [1, 2, 3, 4, 5] } }],
    ['on a draw whose commitment was another one', { choice: { commitment: '0'.repeat(64) } }],
  ])('returns the stake of a bet %s when the draw takes place', async (_what, { model, choice }: { model?: string; choice?: Partial<DrawChoice> }) => {
    const store = openStore(':memory:');
    const first = startVendor({ store });
    const { sessionId } = await first.open();
    await nextMinute(first);
    const { roundId } = await first.play(sessionId, 'bet-as-it-is', 100n, { numbers: [3] });
    await first.clock.moveBy(1);
    const placed = store.round(roundId);
    if (placed === undefined) throw new Error('The bet was not placed.');
    const made = placed.choice as DrawChoice;
    store.insertRound({ ...placed, roundId: 'of-before', spinId: 'bet-of-before', model: model ?? placed.model, choice: { ...made, ...choice } });
    const second = startVendor({ store, wallet: first.wallet, clock: first.clock });
    await second.clock.moveBy(3 * MINUTE);
    expect([store.round('of-before')?.state, store.round('of-before')?.problem, store.round(roundId)?.state]).toEqual(['rolled-back', 'CALLED_OFF', 'closed']);
  });

  it('stores the commitment of the draw with a bet, and decides one of before that has none', async () => {
    const store = openStore(':memory:');
    const vendor = startVendor({ store });
    const { sessionId } = await vendor.open();
    await nextMinute(vendor);
    const { roundId, choice } = await vendor.play(sessionId, 'bet-promised', 100n, { numbers: [3] });
    const { commitment, ...before } = choice as DrawChoice;
    const placed = store.round(roundId);
    if (placed === undefined) throw new Error('The bet was not placed.');
    store.insertRound({ ...placed, roundId: 'of-before', spinId: 'bet-of-before', state: 'bet-accepted', choice: before });
    await vendor.clock.moveBy(MINUTE);
    expect(store.round('of-before')?.outcome).toMatchObject({ commitment });
    expect((await published(vendor)).find(({ issue }) => issue === before.issue)?.commitment).toBe(commitment);
  });

  it('rejects a bet beyond 100 that wait on one lottery, over all sessions of the player', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    await nextMinute(vendor);
    const first = await vendor.play(sessionId, 'bet-first', 100n, { numbers: [1] });
    const placed = vendor.store.round(first.roundId);
    if (placed === undefined) throw new Error('The bet was not placed.');
    for (let more = 1; more < 99; more += 1) vendor.store.insertRound({ ...placed, roundId: `more-${more}`, spinId: `bet-more-${more}`, state: 'bet-accepted' });
    const later = await vendor.open();
    expect((await vendor.play(later.sessionId, 'bet-number-100', 100n, { numbers: [1] })).status).toBe('running');
    expect((await vendor.play(later.sessionId, 'bet-number-101', 100n, { numbers: [1] })).code).toBe('TOO_MANY_BETS');
    expect((await vendor.play((await vendor.open('Noor')).sessionId, 'bet-of-another', 100n, { numbers: [1] })).status).toBe('running');
    await vendor.clock.moveBy(MINUTE + 1);
    expect((await vendor.play((await vendor.open()).sessionId, 'bet-after-draw', 100n, { numbers: [1] })).status).toBe('running');
  });

  it('rejects numbers that are not on the ticket and stakes that are not on offer', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    await nextMinute(vendor);
    const codes = [];
    for (const [numbers, stake] of [[[10], 100n], [[], 100n], [[1, 2, 3, 4, 5], 100n], [[1], 70n]] as const) codes.push((await vendor.play(sessionId, `bet-wrong-${codes.length}`, stake, { numbers })).code);
    expect(codes).toEqual(['INVALID_REQUEST', 'INVALID_REQUEST', 'INVALID_REQUEST', 'STAKE_REFUSED']);
    expect(vendor.wallet.bets.size).toBe(0);
  });
});

describe('GET /draws', () => {
  it('returns draws that have taken place only, the same ones for everybody and after a restart', async () => {
    const store = openStore(':memory:');
    const vendor = startVendor({ store });
    const start = await nextMinute(vendor);
    const draws = await published(vendor);
    expect(draws).toHaveLength(12);
    expect(draws[0]?.openedAt).toBe(new Date(start).toISOString());
    expect(draws.every(({ openedAt }) => Date.parse(openedAt) <= start)).toBe(true);
    for (const { board, seed, prizes, commitment } of draws) expect([drawPrizes(board, Buffer.from(seed, 'hex')), commitmentOf(Buffer.from(seed, 'hex'))]).toEqual([prizes, commitment]);
    expect(await published(startVendor({ store, clock: vendor.clock }))).toEqual(draws);
    expect(new Set(draws.map(({ seed }) => seed)).size).toBe(12);
  });

  const ask = async ({ app }: TestVendor, query: string) => app.inject({ method: 'GET', url: `/draws?vendor=MDL&${query}` });

  it('returns each lottery once and leaves out what is no lottery of the vendor', async () => {
    const answer = await ask(startVendor(), `codes=${GAME},${GAME},qkd-keno,mdl-,mdl-A${',mdl-meridian-racing'.repeat(50)}&count=2`);
    expect(answer.json<{ draws: PastDraw[] }>().draws.map(({ game }) => game)).toEqual([GAME, GAME, 'mdl-meridian-racing', 'mdl-meridian-racing']);
  });

  it('refuses more than 1,000 draws at once', async () => {
    const vendor = startVendor();
    const codes = (count: number): string => Array.from({ length: count }, (_, index) => `mdl-lottery-${index}`).join();
    expect((await ask(vendor, `codes=${codes(10)}&count=100`)).json<{ draws: PastDraw[] }>().draws).toHaveLength(1000);
    expect((await ask(vendor, `codes=${codes(11)}&count=100`)).statusCode).toBe(400);
    expect((await ask(vendor, `codes=${GAME}&count=1001`)).statusCode).toBe(400);
  });

  it('returns the draws after a time oldest first, and none after another time', async () => {
    const vendor = startVendor();
    const start = await nextMinute(vendor);
    const at = (minutes: number): string => new Date(start + minutes * MINUTE).toISOString();
    const times = async (query: string) => (await ask(vendor, `codes=${GAME}&${query}`)).json<{ draws: PastDraw[] }>().draws.map(({ openedAt }) => openedAt);
    expect(await times(`count=3&since=${at(-10)}`)).toEqual([at(-9), at(-8), at(-7)]);
    expect(await times(`count=3&since=${at(-2)}`)).toEqual([at(-1), at(0)]);
    expect(await times(`count=3&since=${at(-10)}&until=${at(-8)}`)).toEqual([at(-9), at(-8)]);
    expect(await times(`count=3&since=${at(5)}`)).toEqual([]);
    expect(await times(`count=2&until=${at(-4)}`)).toEqual([at(-4), at(-5)]);
    expect(await times(`count=2&until=${at(4)}`)).toEqual([at(0), at(-1)]);
  });

  it('is refused for a vendor without scheduled draws', async () => {
    expect((await startVendor().app.inject({ method: 'GET', url: '/draws?vendor=QKD&codes=qkd-quickdraw-one-minute' })).statusCode).toBe(400);
  });
});

describe('createDrawBook', () => {
  it('returns no draw before its time', () => {
    const book = createDrawBook(createSeeds(openStore(':memory:')), { now: () => 10 * MINUTE });
    expect(book.drawOf('MDL', GAME, 10).issue).toBe('19700101-0011');
    expect(() => book.drawOf('MDL', GAME, 11)).toThrow('has not drawn 19700101-0012 yet');
    expect(book.commitmentOf('MDL', GAME, 11)).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the draws that the book keeps', () => {
  it('are computed once, and again after 5,000 others', () => {
    const seeds = createSeeds(openStore(':memory:'));
    let computed = 0;
    const book = createDrawBook({ ...seeds, of: (...name) => ((computed += 1), seeds.of(...name)) }, { now: () => 10_000 * MINUTE });
    const first = book.drawOf('MDL', GAME, 1);
    expect([book.drawOf('MDL', GAME, 1), computed]).toEqual([first, 1]);
    for (let number = 2; number <= 5000; number += 1) book.drawOf('MDL', GAME, number);
    book.drawOf('MDL', GAME, 1);
    expect(computed).toBe(5000);
    book.drawOf('MDL', GAME, 5001);
    book.drawOf('MDL', GAME, 2);
    expect(computed).toBe(5002);
    book.drawOf('MDL', GAME, 1);
    expect(computed).toBe(5002);
  });
});

describe('drawPrizes', () => {
  // The gateway reads the same file: whoever changes one of both computations sees the other one.
  const boards = JSON.parse(readFileSync(new URL('../../test-support/boards-of-zero-seed.json', import.meta.url), 'utf8')) as Record<DrawBoard, readonly DrawPrize[]>;

  it('is tested on every board', () => {
    expect(Object.keys(boards)).toHaveLength(14);
  });

  it.each(Object.keys(boards) as DrawBoard[])('returns the numbers that the platform computes from the same seed: %s', (board) => {
    expect(drawPrizes(board, Buffer.alloc(32))).toEqual(boards[board]);
  });
});

describe('drawPlanOf', () => {
  it.each([
    ['MDL', 'mdl-meridian-minute-5', 'ssc', 1], ['MDL', 'mdl-meridian-pick-4', 'fourD', 1440], ['MDL', 'mdl-meridian-11-of-5', 'elevenFive', 1440], ['MDL', 'mdl-meridian-racing', 'pk10', 1], ['MDL', 'mdl-meridian-double-colour', 'markSix', 1440],
    ['TCG_SEA', 'tcg-sea-thai-government-draw', 'thai', 1440], ['TCG_SEA', 'tcg-sea-lao-vip-evening', 'thai', 5], ['TCG_SEA', 'tcg-sea-yangon-2d', 'twoD', 1440], ['TCG_SEA', 'tcg-sea-lion-city-4d', 'fourD', 1440],
    ['TCG_LOTTO_VN', 'tcg-lotto-vn-hanoi-special', 'vnNorth', 5], ['TCG_LOTTO_VN', 'tcg-lotto-vn-northern-board', 'vnNorth', 1440], ['TCG_LOTTO_VN', 'tcg-lotto-vn-hue', 'vnSouth', 1440],
  ] as const)('of %s %s is a draw on %s every %i minutes', (vendor, code, board, minutes) => {
    const { board: on, periodMs } = drawPlanOf(vendor, code);
    expect([on, periodMs / MINUTE]).toEqual([board, minutes]);
  });
});

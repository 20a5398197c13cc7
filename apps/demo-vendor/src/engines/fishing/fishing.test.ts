import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TARGETS } from '../../maths/fishing.ts';
import { openStore } from '../../server/storage/store.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';
import { MAX_SHOTS_PER_MOVE, MAGAZINE_CHARGES, SHOT_INTERVAL_MS, IDLE_TIMEOUT_MS } from '../../shared/fishing.ts';
import type { FishingMove, FishingOutcome, ShotRecord } from '../../shared/fishing.ts';
import type { Problem, RoundView } from '../../shared/protocol.ts';
import { fishingDetail } from './detail.ts';

const GAME = 'dww-reef-hunters';
const startVendor = (parts = {}) => startTestVendor('DWW', GAME, parts);
type TestVendor = ReturnType<typeof startVendor>;
type View = RoundView<FishingOutcome> & Problem;

async function step({ app }: TestVendor, sessionId: string, spinId: string, move: FishingMove | object): Promise<View> {
  const answer = await app.inject({ method: 'POST', url: `/api/spin/${spinId}/step`, headers: { authorization: `Bearer ${sessionId}` }, payload: { move } });
  return answer.json<View>();
}
const MINNOW = 0;
const shots = (first: number, count: number, power = 1, target = MINNOW): FishingMove => ({ first, shots: Array.from({ length: count }, () => [target, power] as const) });

describe('createFishing', () => {
  it('pays unused charges and prizes exactly, whatever is fired', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(100n, 300n, 10_000n),
        fc.array(fc.record({ target: fc.nat({ max: TARGETS.length - 1 }), power: fc.integer({ min: 1, max: 10 }), count: fc.integer({ min: 1, max: MAX_SHOTS_PER_MOVE }), pause: fc.nat({ max: 900 }), again: fc.boolean() }), { maxLength: 40 }),
        async (stake, plan) => {
          const vendor = startVendor();
          const { sessionId } = await vendor.open();
          let round = (await vendor.play(sessionId, 'magazine-1', stake)) as View;
          expect(round).toMatchObject({ status: 'running', outcome: { left: MAGAZINE_CHARGES, prizes: 0, shots: [] } });
          for (const { target, power, count, pause, again } of plan) {
            if (round.status !== 'running') break;
            const move = shots((round.outcome?.shots.length ?? 0) + 1, count, power, target);
            round = await step(vendor, sessionId, 'magazine-1', move);
            const repeated = again ? await step(vendor, sessionId, 'magazine-1', move) : round;
            expect(repeated.outcome?.shots).toEqual(round.outcome?.shots);
            round = (await vendor.find(sessionId, 'magazine-1')) as View;
            await vendor.clock.moveBy(pause);
          }
          if (round.status === 'running') round = await step(vendor, sessionId, 'magazine-1', { close: true });
          const { left, prizes, shots: log, end } = round.outcome as FishingOutcome;
          const charge = stake / BigInt(MAGAZINE_CHARGES);
          expect(left + log.reduce((sum, [, power]) => sum + power, 0)).toBe(MAGAZINE_CHARGES);
          expect(prizes).toBe(log.reduce((sum, [, power, times]) => sum + power * times, 0));
          for (const [, , times, ...parts] of log) expect(parts.length === 0 ? times : parts.reduce((sum, one) => sum + one, 0)).toBe(times);
          expect(round).toMatchObject({ status: 'settled', win: (charge * BigInt(left + prizes)).toString() });
          expect(end).toBe(left === 0 ? 'spent' : 'closed');
          expect(vendor.wallet.balance).toBe(100_000n - stake + BigInt(round.win));
          expect([vendor.wallet.bets.size, vendor.wallet.closed.size]).toEqual([1, 1]);
        },
      ),
      { numRuns: 25, seed: 4 },
    );
  }, 60_000);

  it('decides catches and prizes by the generator’s draws, for every kind of target', async () => {
    const draws: number[] = [];
    const vendor = startVendor({ below: () => draws.shift() ?? 0 });
    const { sessionId } = await vendor.open();
    await vendor.play(sessionId, 'magazine-1', 1000n);
    // Minnow: a draw below 12 of 25 is a catch. Chest: the catch, then its prize. Jelly: the catch, then three fish.
    draws.push(11, 12, 0, 98, 0, 0, 3, 9);
    const fired = await step(vendor, sessionId, 'magazine-1', { first: 1, shots: [[0, 1], [0, 2], [10, 3], [11, 10]] });
    expect(fired.outcome).toMatchObject({ left: 84, prizes: 2 + 300 + 130, shots: [[0, 1, 2], [0, 2, 0], [10, 3, 100], [11, 10, 13, 2, 3, 8]] });
    const done = await step(vendor, sessionId, 'magazine-1', { close: true });
    expect(done).toMatchObject({ status: 'settled', win: '5160', balance: '104160' });
  });

  it('fires a shot number once and repeats its answer', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    await vendor.play(sessionId, 'magazine-1', 100n);
    const answers = await Promise.all(Array.from({ length: 4 }, () => step(vendor, sessionId, 'magazine-1', shots(1, 3))));
    for (const answer of answers) expect(answer.outcome).toEqual(answers[0]?.outcome);
    expect(answers[0]?.outcome).toMatchObject({ left: 97 });
    // Shots after a gap are not fired, nor more charges than are left.
    expect((await step(vendor, sessionId, 'magazine-1', shots(9, 1))).outcome?.shots).toHaveLength(3);
    expect((await step(vendor, sessionId, 'magazine-1', shots(2, 3))).outcome?.shots).toHaveLength(4);
    for (let n = 0; n < 9; n += 1) {
      await vendor.clock.moveBy(1000);
      await step(vendor, sessionId, 'magazine-1', shots(5 + n, 1, 10));
    }
    await vendor.clock.moveBy(1000);
    expect((await step(vendor, sessionId, 'magazine-1', shots(14, 1, 7))).outcome).toMatchObject({ left: 6, end: null });
    const last = shots(14, 1, 6);
    const spent = await step(vendor, sessionId, 'magazine-1', last);
    expect(spent).toMatchObject({ status: 'settled', outcome: { left: 0, end: 'spent' } });
    expect(await step(vendor, sessionId, 'magazine-1', last)).toEqual(spent);
    expect(await step(vendor, sessionId, 'magazine-1', { close: true })).toEqual(spent);
  });

  it('fires at most six shots a second', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    await vendor.play(sessionId, 'magazine-1', 100n);
    const began = vendor.clock.now();
    let fired = 0;
    while (fired < 60) {
      fired = (await step(vendor, sessionId, 'magazine-1', shots(fired + 1, MAX_SHOTS_PER_MOVE))).outcome?.shots.length ?? 0;
      const elapsed = vendor.clock.now() - began;
      expect(fired).toBeLessThanOrEqual(MAX_SHOTS_PER_MOVE + elapsed / SHOT_INTERVAL_MS + 1e-6);
      expect(fired).toBeGreaterThanOrEqual(Math.floor(elapsed / SHOT_INTERVAL_MS));
      await vendor.clock.moveBy(50);
    }
  });

  it('rejects invalid moves and prices that are not on offer', async () => {
    const vendor = startVendor();
    const { sessionId, stakes } = await vendor.open();
    expect(stakes.slice(0, 3)).toEqual(['100', '200', '300']);
    expect((await vendor.play(sessionId, 'magazine-0', 150n)).code).toBe('STAKE_REFUSED');
    expect((await step(vendor, sessionId, 'magazine-0', { close: true })).code).toBe('INVALID_REQUEST');
    await vendor.play(sessionId, 'magazine-1', 100n);
    for (const move of [{}, { close: false }, { first: 0, shots: [[0, 1]] }, { first: 1, shots: [] }, { first: 1, shots: [[0, 11]] }, { first: 1, shots: [[0, 0]] }, { first: 1, shots: [[TARGETS.length, 1]] }, { first: 1, shots: [[0, 1.5]] }, shots(1, MAX_SHOTS_PER_MOVE + 1), { first: 1, shots: [[0, 1]], close: true }])
      expect((await step(vendor, sessionId, 'magazine-1', move)).code, JSON.stringify(move)).toBe('INVALID_REQUEST');
    expect((await vendor.play(sessionId, 'magazine-2', 100n)).code).toBe('ROUND_OPEN');
    expect((await vendor.find(sessionId, 'magazine-1')).outcome).toMatchObject({ left: MAGAZINE_CHARGES });
  });
});

describe('createFishing with an idle magazine', () => {
  it('closes and pays it after the idle timeout, counted from the last shot', async () => {
    const vendor = startVendor({ below: () => 24 });
    const { sessionId } = await vendor.open();
    await vendor.play(sessionId, 'magazine-1', 500n);
    await vendor.clock.moveBy(IDLE_TIMEOUT_MS - 1000);
    await step(vendor, sessionId, 'magazine-1', shots(1, 1, 4));
    await vendor.clock.moveBy(IDLE_TIMEOUT_MS - 1);
    expect((await vendor.find(sessionId, 'magazine-1')).status).toBe('running');
    await vendor.clock.moveBy(1);
    expect(await vendor.find(sessionId, 'magazine-1')).toMatchObject({ status: 'settled', win: '480', outcome: { end: 'idle', left: 96 } });
    expect(vendor.wallet.balance).toBe(100_000n - 20n);
  });

  it('closes and pays it when the same player opens the game again', async () => {
    const vendor = startVendor();
    const [before, other, anew] = [await vendor.open('Mira'), await vendor.open('Noor'), await vendor.open('Mira')];
    await vendor.play(before.sessionId, 'magazine-1', 100n);
    const address = await vendor.app.listen({ port: 0, host: '127.0.0.1' });
    // The stream opens at once, before there is an event.
    const listen = ({ sessionId }: { sessionId: string }) => fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${sessionId}` } });
    const [, heard] = await Promise.all([listen(other), listen(before)]);
    expect((await vendor.find(before.sessionId, 'magazine-1')).status).toBe('running');
    await listen(anew);
    await vendor.clock.moveBy(10);
    expect(await vendor.find(before.sessionId, 'magazine-1')).toMatchObject({ status: 'settled', win: '100', outcome: { end: 'elsewhere' } });
    await vendor.app.close();
    expect(await heard.text()).toContain('"end":"elsewhere"');
  });

  it('continues it after a restart and closes it after the idle timeout', async () => {
    const store = openStore(':memory:');
    const first = startVendor({ store, below: () => 0 });
    const { sessionId } = await first.open();
    await first.play(sessionId, 'magazine-1', 100n);
    await step(first, sessionId, 'magazine-1', shots(1, 2, 5));
    const second = startVendor({ store, wallet: first.wallet, clock: first.clock, below: () => 24 });
    const on = await step(second, sessionId, 'magazine-1', shots(1, 3, 5));
    expect(on).toMatchObject({ status: 'running', outcome: { left: 85, prizes: 20, shots: [[0, 5, 2], [0, 5, 2], [0, 5, 0]] } });
    await second.clock.moveBy(IDLE_TIMEOUT_MS);
    expect(await second.find(sessionId, 'magazine-1')).toMatchObject({ status: 'settled', win: '105', outcome: { end: 'idle' } });
    expect([first.wallet.wins.size, first.wallet.balance]).toEqual([1, 100_005n]);
  });
});

describe('fishingDetail', () => {
  it('holds every shot within the contract’s 4 KB', () => {
    const worst: ShotRecord[] = Array.from({ length: MAGAZINE_CHARGES }, () => [11, 1, 24, 8, 8, 8]);
    const outcome: FishingOutcome = { left: 0, prizes: 2400, shots: worst, movedAt: 0, coolAt: 0, end: 'spent' };
    const detail = fishingDetail({ stake: 100_000n, win: 2_400_000n, outcome } as Parameters<typeof fishingDetail>[0]);
    expect(Buffer.byteLength(JSON.stringify(detail))).toBeLessThan(4096);
    expect(detail).toMatchObject({ charge: '1000', fired: 100, unused: '0', prizes: '2400000', paid: '2400000', targets: { jelly: { shots: 100, catches: 100, fired: 100, won: 2400 } } });
    expect((detail['log'] as string).split(' ')).toHaveLength(100);
  });
});

import { describe, expect, it } from 'vitest';
import { beats } from '../../maths/bulls.ts';
import { commitmentOf } from '../../server/engine/seeds.ts';
import { openStore } from '../../server/storage/store.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';
import type { CardsChoice, CardsResult } from '../../shared/cards.ts';
import { OPPONENT_WAIT_MS } from './cards.ts';
import { deal, shuffledPack } from './deal.ts';

const GAME = 'crc-bull-bull-circle';
const startVendor = (parts = {}) => startTestVendor('CRC', GAME, parts);
const seed = (n: number): { seed: string } => ({ seed: n.toString(16).padStart(32, '0') });

/** Deals a round again from its published seeds and checks the commitment. */
function expectFair(choice: unknown, outcome: unknown): void {
  const { commit, seed: own } = choice as CardsChoice;
  const { mine, theirs, seeds, seat, won } = outcome as CardsResult;
  expect(commitmentOf(seeds[seat * 2] ?? '')).toBe(commit);
  expect(seeds[seat * 2 + 1]).toBe(own);
  expect(deal(seeds)[seat]).toEqual(mine);
  expect(deal(seeds)[1 - seat]).toEqual(theirs);
  expect(won).toBe(beats(mine, theirs));
}

describe('createCards with two players', () => {
  it('deals players at the same stake against each other and pays the winner less commission', async () => {
    const vendor = startVendor();
    const [mira, noor] = [await vendor.open('Mira'), await vendor.open('Noor')];
    let first = 0;
    for (let n = 0; n < 20; n += 1) {
      expect((await vendor.play(mira.sessionId, `deal-mira-${n}`, 200n, seed(n))).status).toBe('running');
      const two = await vendor.play(noor.sessionId, `deal-noor-${n}`, 200n, seed(100 + n));
      await vendor.clock.moveBy(10);
      const one = await vendor.find(mira.sessionId, `deal-mira-${n}`);
      expect([one.status, two.status]).toEqual(['settled', 'settled']);
      expect([one.win, two.win].toSorted()).toEqual(['0', '390']);
      expect([(one.outcome as CardsResult).opponent, (two.outcome as CardsResult).opponent]).toEqual(['N•••', 'M•••']);
      expectFair(one.choice, one.outcome);
      expectFair(two.choice, two.outcome);
      first += Number(one.win !== '0');
    }
    expect(vendor.wallet.balance).toBe(100_000n - 20n * 10n);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(20);
  });

  it('deals no players with different stakes, and no player against themselves', async () => {
    const vendor = startVendor();
    const [mira, noor, again] = [await vendor.open('Mira'), await vendor.open('Noor'), await vendor.open('Mira')];
    await vendor.play(mira.sessionId, 'deal-one-1', 200n, seed(1));
    expect((await vendor.play(noor.sessionId, 'deal-two-1', 400n, seed(2))).status).toBe('running');
    expect((await vendor.play(again.sessionId, 'deal-thr-1', 200n, seed(3))).status).toBe('running');
    expect((await vendor.play(mira.sessionId, 'deal-one-2', 200n, seed(4))).code).toBe('ROUND_OPEN');
  });
});

describe('createCards with one player waiting', () => {
  it('deals against the house when no opponent comes', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    await vendor.play(sessionId, 'deal-alone', 200n, seed(5));
    await vendor.clock.moveBy(OPPONENT_WAIT_MS - 1);
    expect((await vendor.find(sessionId, 'deal-alone')).status).toBe('running');
    await vendor.clock.moveBy(1);
    const round = await vendor.find(sessionId, 'deal-alone');
    expect([round.status, (round.outcome as CardsResult).opponent]).toEqual(['settled', null]);
    expectFair(round.choice, round.outcome);
    expect(vendor.wallet.balance).toBe(100_000n - 200n + BigInt(round.win));
  });

  it('keeps the seat after a restart and deals once', async () => {
    const store = openStore(':memory:');
    const first = startVendor({ store });
    const mira = await first.open('Mira');
    await first.play(mira.sessionId, 'deal-kept-1', 200n, seed(6));
    const second = startVendor({ store, wallet: first.wallet });
    const noor = await second.open('Noor');
    const theirs = await second.play(noor.sessionId, 'deal-kept-2', 200n, seed(7));
    await second.clock.moveBy(3 * OPPONENT_WAIT_MS);
    const mine = await second.find(mira.sessionId, 'deal-kept-1');
    expect([mine.status, theirs.status]).toEqual(['settled', 'settled']);
    expect((mine.outcome as CardsResult).won).not.toBe((theirs.outcome as CardsResult).won);
    expect(first.wallet.balance).toBe(100_000n - 10n);
    expect(first.wallet.closed.size).toBe(2);
  });

  it('deals no player against one whose stake was refused', async () => {
    const vendor = startVendor();
    const [mira, noor] = [await vendor.open('Mira'), await vendor.open('Noor')];
    vendor.wallet.fault = (call, nth) => (call === 'bet' && nth === 1 ? { code: 'INSUFFICIENT_FUNDS' } : undefined);
    expect((await vendor.play(mira.sessionId, 'deal-poor-1', 200n, seed(8))).status).toBe('refused');
    expect((await vendor.play(noor.sessionId, 'deal-rich-1', 200n, seed(9))).status).toBe('running');
  });
});

describe('shuffledPack', () => {
  it('holds every card once, in uniformly distributed places', () => {
    const places = Array.from({ length: 52 }, () => 0);
    for (let n = 0; n < 5200; n += 1) {
      const pack = shuffledPack(`pack ${n}`);
      const place = pack.indexOf(0);
      places[place] = (places[place] ?? 0) + 1;
    }
    expect(new Set(shuffledPack('one pack')).size).toBe(52);
    const chiSquare = places.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    // 51 degrees of freedom: above 100 once in fifty thousand. The seeds are fixed, so the result is always the same.
    expect(chiSquare).toBeLessThan(100);
  });
});

import { describe, expect, it } from 'vitest';
import { bingoPrize, PATTERNS, patternsOn } from '../../maths/bingo.ts';
import { secureRng } from '../../server/engine/random.ts';
import { openStore } from '../../server/storage/store.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';
import { BINGO_TIMING } from '../../shared/bingo.ts';
import type { BingoChoice, BingoOutcome } from '../../shared/bingo.ts';
import { roundDurationOf } from '../../shared/table.ts';
import { drawCard } from './bingo.ts';

const GAME = 'clh-callhouse-bingo-75';
const PERIOD = roundDurationOf(BINGO_TIMING);
const startVendor = (parts = {}) => startTestVendor('CLH', GAME, parts);

async function nextRound({ clock }: ReturnType<typeof startVendor>): Promise<number> {
  const start = (Math.floor(clock.now() / PERIOD) + 1) * PERIOD;
  await clock.moveTo(start);
  return start;
}

describe('drawCard', () => {
  it('draws five different numbers of fifteen in each column', () => {
    for (let n = 0; n < 200; n += 1) {
      const card = drawCard(secureRng);
      expect(new Set(card).size).toBe(25);
      expect(card.every((number, cell) => (cell === 12 ? number === 0 : Math.floor((number - 1) / 15) === cell % 5))).toBe(true);
    }
  });
});

describe('createBingo', () => {
  it('calls the same balls for all players and pays each card for its patterns', async () => {
    const vendor = startVendor();
    const [mira, noor] = [await vendor.open('Mira'), await vendor.open('Noor')];
    for (let n = 0; n < 4; n += 1) {
      const start = await nextRound(vendor);
      const bought = [await vendor.play(mira.sessionId, `cards-mira-${n}`, 400n, { count: 4 }), await vendor.play(noor.sessionId, `cards-noor-${n}`, 200n, { count: 1 })];
      expect(bought.map(({ status, choice }) => [status, (choice as BingoChoice).cards.length])).toEqual([['running', 4], ['running', 1]]);
      await vendor.clock.moveTo(start + PERIOD - 1);
      const [four, one] = [await vendor.find(mira.sessionId, `cards-mira-${n}`), await vendor.find(noor.sessionId, `cards-noor-${n}`)];
      expect((four.outcome as BingoOutcome).balls).toEqual((one.outcome as BingoOutcome).balls);
      for (const [round, price] of [[four, 100n], [one, 200n]] as const) {
        const { balls, patterns } = round.outcome as BingoOutcome;
        expect(new Set(balls).size).toBe(40);
        const found = (round.choice as BingoChoice).cards.map((card) => patternsOn(card, new Set(balls)));
        expect(patterns).toEqual(found.map((list) => list.map(({ id }) => id)));
        expect(round.win).toBe(found.reduce((sum, list) => sum + bingoPrize(price, list), 0n).toString());
      }
    }
    expect(vendor.wallet.closed.size).toBe(8);
  });

  it('rejects more than four cards, prices that are not on offer, and late purchases', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const start = await nextRound(vendor);
    expect((await vendor.play(sessionId, 'three-cards', 300n, { count: 3 })).status).toBe('running');
    expect((await vendor.play(sessionId, 'two-more-cards', 200n, { count: 2 })).code).toBe('STAKE_REFUSED');
    expect((await vendor.play(sessionId, 'odd-price-1', 70n, { count: 1 })).code).toBe('STAKE_REFUSED');
    expect((await vendor.play(sessionId, 'no-cards-1', 100n, { count: 0 })).code).toBe('INVALID_REQUEST');
    await vendor.clock.moveTo(start + BINGO_TIMING.bettingMs);
    expect((await vendor.play(sessionId, 'late-card-1', 100n, { count: 1 })).code).toBe('BETS_CLOSED');
    expect(vendor.wallet.bets.size).toBe(1);
  });

  it('settles a round after a restart during the calls', async () => {
    const store = openStore(':memory:');
    const first = startVendor({ store });
    const { sessionId } = await first.open();
    const start = await nextRound(first);
    const { choice } = await first.play(sessionId, 'kept-cards', 400n, { count: 4 });
    await first.clock.moveTo(start + BINGO_TIMING.bettingMs + 10_000);
    const second = startVendor({ store, wallet: first.wallet });
    await second.clock.moveTo(start + PERIOD);
    const round = await second.find(sessionId, 'kept-cards');
    expect([round.status, round.choice]).toEqual(['settled', choice]);
    expect(first.wallet.balance).toBe(100_000n - 400n + BigInt(round.win));
    expect(first.wallet.closed.size).toBe(1);
    expect(PATTERNS.length).toBeGreaterThan((round.outcome as BingoOutcome).patterns[0]?.length ?? 99);
  });
});

import { describe, expect, it } from 'vitest';
import { belowBigint, uniformRng } from '../../server/engine/random.ts';
import { openStore } from '../../server/storage/store.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';
import type { SlotOutcome } from '../../shared/slot.ts';
import { jackpotTurnover } from './jackpots.ts';

const GAME = 'cln-harbour-lamps-jackpot';
const MODEL = { potPermille: 16, seedPermille: 4, turnover: 2000 };
const KEY = `pot/brand-a/CLN/${GAME}/EUR/real`;
const startVendor = (parts = {}) => startTestVendor('CLN', GAME, parts);
type TestVendor = ReturnType<typeof startVendor>;

/** The stored account, in thousandths of a minor unit. */
function accounts({ store }: TestVendor): { pot: bigint; seed: bigint } {
  const { pot, seed } = JSON.parse(store.getOrCreate(KEY, () => '{"pot":"0","seed":"0"}')) as { pot: string; seed: string };
  return { pot: BigInt(pot), seed: BigInt(seed) };
}

describe('createJackpots', () => {
  it('collects its share of every confirmed stake and pays it in full', async () => {
    // Every round wins the jackpot: its draw comes after five reels and is forced to zero.
    const vendor = startTestVendor('CLN', GAME, { below: (bound) => (bound > 100 ? 0 : 3) });
    const [mira, noor] = [await vendor.open('Mira'), await vendor.open('Noor')];
    const first = 2000n * 10_000n * 4n;
    let [given, paid, stakes] = [first, 0n, 0n];
    const pots: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const player = n % 2 === 0 ? mira : noor;
      const round = await vendor.play(player.sessionId, `jackpot-${String(n).padStart(3, '0')}`, n % 3 === 0 ? 20n : 160n);
      const { jackpot } = round.outcome as SlotOutcome;
      stakes += BigInt(round.stake);
      pots.push(jackpot ?? '');
      given += BigInt(round.stake) * 20n;
      paid += BigInt(jackpot ?? '0') * 1000n;
      const { pot, seed } = accounts(vendor);
      expect(given).toBe(paid + pot + seed);
    }
    // The first pot is the initial pot and its stake's share; the next one is the seed of the first stake and its own share.
    expect(pots.slice(0, 2)).toEqual([((first + 20n * 16n) / 1000n).toString(), ((((first + 20n * 16n) % 1000n) + 20n * 4n + 160n * 16n) / 1000n).toString()]);
    const won = [...vendor.wallet.wins.values()].reduce((sum, win) => sum + win, 0n);
    expect(vendor.wallet.balance).toBe(100_000n - stakes + won);
  });

  it('shares a pot between all players of a game and counts each confirmed stake once', async () => {
    const store = openStore(':memory:');
    const vendor = startVendor({ store });
    const [mira, noor] = [await vendor.open('Mira'), await vendor.open('Noor')];
    const before = 2000n * 10_000n * 4n;
    for (const [n, player] of [mira, noor, mira].entries()) await vendor.play(player.sessionId, `shared-pot-${n}`, 100n);
    await vendor.play(mira.sessionId, 'shared-pot-2', 100n);
    vendor.wallet.fault = (call) => (call === 'bet' ? { code: 'INSUFFICIENT_FUNDS' } : undefined);
    await vendor.play(noor.sessionId, 'refused-pot', 100n);
    vendor.wallet.fault = () => undefined;
    expect(accounts(vendor)).toEqual({ pot: before + 3n * 1600n, seed: 3n * 400n });
    const next = startVendor({ store, wallet: vendor.wallet });
    await next.play(noor.sessionId, 'after-death', 100n);
    expect(accounts(next)).toEqual({ pot: before + 4n * 1600n, seed: 4n * 400n });
  });

});

describe('jackpotTurnover', () => {
  it('returns the turnover of the model times the largest stake', () => {
    expect(jackpotTurnover(MODEL, 10_000n)).toBe(20_000_000n);
  });
});

describe('belowBigint', () => {
  it('draws uniformly below a large bound', () => {
    let state = 12345;
    const rng = uniformRng(() => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0));
    const bound = 5n * 10n ** 12n;
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let n = 0; n < 5000; n += 1) {
      const drawn = belowBigint(rng, bound);
      expect(drawn >= 0n && drawn < bound).toBe(true);
      const tenth = Number((drawn * 10n) / bound);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(Math.max(...tenths.map((count) => Math.abs(count - 500)))).toBeLessThan(90);
    expect([belowBigint(rng, 1n), belowBigint({ below: () => 0 }, 2n ** 40n)]).toEqual([0n, 0n]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { of, openSeamlessHarness, type Answer, type SeamlessHarness, type PlayerSession } from '../../../test-support/seamless-harness.ts';

const clock = testClock();
let db: TestDatabase;
let desk: SeamlessHarness;
let serial = 0;
const fresh = (what: string) => `${what}${++serial}`;
const without = (answer: Answer) => ({ ...answer, requestId: '' });

beforeAll(async () => {
  db = await testDatabase({ clock });
  desk = await openSeamlessHarness(db, 'ROLLBACK');
});
afterAll(() => db.close());

const player = (funds = 1000n): Promise<PlayerSession> => desk.sit(fresh('p'), funds);

describe('rollback', () => {
  const back = (bet: { txId: string; roundId: string }, txId = fresh('t')) => ({ txId, roundId: bet.roundId, refTxId: bet.txId });

  it('reverses a bet once, also after the session', async () => {
    const seat = await player();
    const bet = of(fresh('t'), fresh('r'), 100);
    await seat.call('bet', bet);
    clock.advance(24 * 3_600_000);
    const rollback = back(bet);
    const first = await seat.call('rollback', rollback);
    expect(first).toMatchObject({ code: 'OK', balance: '1000' });
    expect(without(await seat.call('rollback', rollback))).toEqual(without(first));
    expect(await seat.call('rollback', back(bet))).toMatchObject({ code: 'ALREADY_SETTLED', balance: '1000' });
    expect((await seat.call('win', of(fresh('t'), bet.roundId, 10))).code).toBe('ALREADY_SETTLED');
    expect((await seat.call('win', of(fresh('t'), bet.roundId, 10, { refTxId: bet.txId }))).code).toBe('ALREADY_SETTLED');
    expect((await seat.call('bet', bet)).code).toBe('OK');
    expect(await seat.free()).toBe(1000n);
    const { lines } = await desk.vendor.recordsOf('ROLLBACK', seat.playerId, { limit: 10 });
    expect(lines).toMatchObject([{ state: 'voided', stake: 100n, payout: 0n }]);
  });

  it('voids a bet that comes after its rollback', async () => {
    const seat = await player();
    const bet = of(fresh('t'), fresh('r'), 100);
    expect(await seat.call('rollback', back(bet))).toMatchObject({ code: 'TX_NOT_FOUND', balance: '1000' });
    expect((await seat.call('rollback', back(bet))).code).toBe('TX_NOT_FOUND');
    expect((await seat.call('bet', bet)).code).toBe('ALREADY_SETTLED');
    expect((await seat.call('bet', bet)).code).toBe('ALREADY_SETTLED');
    expect(await seat.free()).toBe(1000n);
  });

  it('reverses bets only, and none once the round has won or ended', async () => {
    const seat = await player();
    const [a, b] = [of(fresh('t'), fresh('r'), 100), of(fresh('t'), fresh('r'), 100)];
    await seat.call('bet', a);
    await seat.call('bet', b);
    const win = of(fresh('t'), a.roundId, 0);
    await seat.call('win', win);
    expect((await seat.call('rollback', back(a))).code).toBe('ALREADY_SETTLED');
    expect((await seat.call('rollback', back(win))).code).toBe('TX_CONFLICT');
    await seat.call('roundEnd', { txId: fresh('t'), roundId: b.roundId });
    expect((await seat.call('rollback', back(b))).code).toBe('ALREADY_SETTLED');
    expect(await seat.free()).toBe(800n);
  });

  it('answers TX_CONFLICT when the bet stands in another round, which it leaves alone', async () => {
    const seat = await player();
    const bet = of(fresh('t'), fresh('r'), 100);
    await seat.call('bet', bet);
    const elsewhere = { ...back(bet), roundId: fresh('r') };
    expect((await seat.call('rollback', elsewhere)).code).toBe('TX_CONFLICT');
    expect((await seat.call('rollback', elsewhere)).code).toBe('TX_CONFLICT');
    expect(await seat.free()).toBe(900n);
    expect(await seat.call('rollback', back(bet))).toMatchObject({ code: 'OK', balance: '1000' });
  });

  it("moves nothing for a rejected bet, or another player's", async () => {
    const [seat, other] = [await player(), await player()];
    const small = of(fresh('t'), fresh('r'), 1);
    await seat.call('bet', small);
    expect((await seat.call('rollback', back(small))).code).toBe('TX_NOT_FOUND');
    const bet = of(fresh('t'), fresh('r'), 100);
    await other.call('bet', bet);
    expect((await seat.call('rollback', back(bet))).code).toBe('TX_CONFLICT');
    expect(await Promise.all([seat.free(), other.free()])).toEqual([1000n, 900n]);
  });

  it('reverses a bet that closed its own round, since its answer may have been lost', async () => {
    const seat = await player();
    const bet = of(fresh('t'), fresh('r'), 100, { roundClosed: true });
    await seat.call('bet', bet);
    expect(await seat.call('rollback', back(bet))).toMatchObject({ code: 'OK', balance: '1000' });
  });
});

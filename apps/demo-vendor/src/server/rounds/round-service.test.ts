import { describe, expect, it } from 'vitest';
import type { RoundView } from '../../shared/protocol.ts';
import { SLOT_GAME, SIGNING_KEY, startSlotVendor } from '../../test-support/slot-vendor.ts';
import { FakeWallet } from '../../test-support/fake-wallet.ts';

/** Waits until an assertion holds. */
const expectSoon = <T>(ask: () => T) => expect.poll(ask, { timeout: 10_000 });
const spinId = (n: number): string => `spin-${String(n).padStart(6, '0')}`;

/** The wallet's books, computed from what it saw. */
function books(wallet: FakeWallet): bigint {
  let sum = 100_000n;
  for (const bet of wallet.bets.values()) if (!bet.rolledBack) sum -= bet.amount;
  for (const win of wallet.wins.values()) sum += win;
  return sum;
}

describe('a round', () => {
  it('is drawn, staked, paid and closed, and the balance is the wallet’s', async () => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    let staked = 0n;
    let won = 0n;
    for (let n = 0; n < 40; n += 1) {
      const { status, body } = await vendor.spin(sessionId, spinId(n));
      expect(status).toBe(200);
      expect(body.status).toBe('settled');
      expect(body.balance).toBe(vendor.wallet.balance.toString());
      staked += BigInt(body.stake);
      won += BigInt(body.win);
    }
    expect(vendor.wallet.balance).toBe(100_000n - staked + won);
    expect(won).toBeGreaterThan(0n);
    expect(vendor.wallet.closed.size).toBe(40);
    expect(vendor.wallet.calls.filter((one) => one.call === 'win').length).toBe(vendor.wallet.wins.size);
  });

  it('is played once however often it is asked for', async () => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    const answers = await Promise.all(Array.from({ length: 5 }, () => vendor.spin(sessionId, spinId(1))));
    expect(new Set(answers.map(({ body }) => body.roundId)).size).toBe(1);
    expect((await vendor.spin(sessionId, spinId(1))).body).toEqual(answers[0]?.body);
    expect(vendor.wallet.bets.size).toBe(1);
    expect((await vendor.spin(sessionId, spinId(1), '200')).body.code).toBe('INVALID_REQUEST');
  });

  it('survives lost questions and answers of the bet with one stake taken', async () => {
    for (const fault of ['lose-request', 'lose-answer'] as const) {
      const vendor = startSlotVendor();
      const { sessionId } = await vendor.open();
      vendor.wallet.fault = (call, nth) => (call === 'bet' && nth < 3 ? fault : undefined);
      const { body } = await vendor.spin(sessionId, spinId(1));
      expect(body.status).toBe('settled');
      expect(vendor.wallet.bets.size).toBe(1);
      expect(new Set(vendor.wallet.calls.filter((one) => one.call === 'bet').map((one) => one.txId)).size).toBe(1);
      expect(vendor.wallet.balance).toBe(books(vendor.wallet));
    }
  });

  it('gives the stake back when the bet stays unknown, and voids a late one', async () => {
    for (const fault of ['lose-request', 'lose-answer'] as const) {
      const vendor = startSlotVendor();
      const { sessionId } = await vendor.open();
      vendor.wallet.fault = (call) => (call === 'bet' ? fault : undefined);
      const { body } = await vendor.spin(sessionId, spinId(1));
      expect(body).toMatchObject({ status: 'returned', problem: 'WALLET_DOWN', outcome: null, win: '0' });
      expect(vendor.wallet.calls.filter((one) => one.call === 'bet')).toHaveLength(3);
      expect(vendor.wallet.balance).toBe(100_000n);
      vendor.wallet.fault = () => undefined;
      expect((await vendor.spin(sessionId, spinId(2))).body.status).toBe('settled');
    }
  });

  it('treats an unreadable answer, a server error and UNKNOWN as unknown', async () => {
    for (const fault of [{ raw: '<html>Bad gateway</html>' }, { raw: '{"code":"OK"}' }, { code: 'UNKNOWN' }] as const) {
      const vendor = startSlotVendor();
      const { sessionId } = await vendor.open();
      vendor.wallet.fault = (call, nth) => (call === 'bet' && nth === 1 ? fault : undefined);
      expect((await vendor.spin(sessionId, spinId(1))).body.status).toBe('settled');
      expect(vendor.wallet.bets.size).toBe(1);
    }
  });

  it('takes a doubtful bet back even when the repeat is refused', async () => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    vendor.wallet.fault = (call, nth) => (call !== 'bet' ? undefined : nth === 1 ? 'lose-answer' : { code: 'EXPIRED_SESSION' });
    const { body } = await vendor.spin(sessionId, spinId(1));
    expect(body).toMatchObject({ status: 'returned', problem: 'SESSION_LOST' });
    expect(vendor.wallet.balance).toBe(100_000n);
  });

  it('repeats the win until it is accepted, waiting longer each time, and lets no other round start meanwhile', async () => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    vendor.clock.hold = 4000;
    vendor.wallet.fault = (call, nth) => ((call === 'win' || call === 'roundEnd') && nth < 8 ? 'lose-answer' : undefined);
    const waiting = vendor.spin(sessionId, spinId(1));
    await expectSoon(() => vendor.clock.slept.length).toBe(4);
    expect(vendor.clock.slept).toEqual([250, 500, 1000, 2000]);
    const open = await vendor.spin(sessionId, spinId(2));
    expect(open).toMatchObject({ status: 409, body: { code: 'ROUND_OPEN' } });
    const pump = setInterval(() => vendor.clock.release(), 1);
    const first = await waiting;
    expect(['settling', 'settled']).toContain(first.body.status);
    const find = () => vendor.app.inject({ url: `/api/spin/${spinId(1)}`, headers: vendor.authorization(sessionId) });
    await expectSoon(async () => (await find()).json<{ round: RoundView }>().round.status).toBe('settled');
    clearInterval(pump);
    expect(vendor.wallet.balance).toBe(books(vendor.wallet));
    expect(vendor.wallet.wins.size).toBeLessThanOrEqual(1);
  });
});

describe('a refusal', () => {
  it.each([
    ['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS'],
    ['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'],
    ['PLAYER_BLOCKED', 'PLAYER_BLOCKED'],
    ['GAME_BLOCKED', 'GAME_BLOCKED'],
    ['EXPIRED_SESSION', 'SESSION_LOST'],
    ['BAD_SIGNATURE', 'WALLET_DOWN'],
  ] as const)('%s is told as %s and moves nothing', async (code, problem) => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    vendor.wallet.fault = (call) => (call === 'bet' ? { code } : undefined);
    const { body } = await vendor.spin(sessionId, spinId(1));
    expect(body).toMatchObject({ status: 'refused', problem, outcome: null });
    expect(vendor.wallet.balance).toBe(100_000n);
    const next = await vendor.spin(sessionId, spinId(2));
    expect(next.body.code ?? next.body.problem).toBe(problem);
  });

  it('comes for stakes that are not on offer', async () => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    expect((await vendor.spin(sessionId, spinId(1), '101')).body.code).toBe('STAKE_REFUSED');
    expect((await vendor.spin(sessionId, spinId(2), '1000000')).body.code).toBe('STAKE_REFUSED');
    expect(vendor.wallet.calls.filter((one) => one.call === 'bet')).toEqual([]);
  });
});

describe('a process that dies', () => {
  it.each([
    ['before the bet is sent', 'bet', 'lose-request'],
    ['after the bet, before its answer', 'bet', 'lose-answer'],
    ['before the round is settled', 'settle', 'lose-request'],
    ['after the round is settled, before the answer', 'settle', 'lose-answer'],
  ] as const)('%s leaves no round open and no money lost', async (_when, at, fault) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const wallet = new FakeWallet(SIGNING_KEY, SLOT_GAME);
      const vendor = startSlotVendor(wallet);
      const { sessionId } = await vendor.open();
      for (let n = 0; n < seed; n += 1) await vendor.spin(sessionId, spinId(n));
      // From this call on the first process hears nothing any more: it hangs in its backoff, as good as dead.
      vendor.clock.hold = 1;
      wallet.fault = (call) => ((at === 'bet' ? call === 'bet' : call === 'win' || call === 'roundEnd') ? fault : undefined);
      void vendor.spin(sessionId, spinId(100));
      await expectSoon(() => vendor.store.unfinishedRounds()[0]?.attempts).toBe(1);

      wallet.fault = () => undefined;
      const second = startSlotVendor(wallet, vendor.store);
      expect(second.resume()).toBe(1);
      await expectSoon(() => second.store.unfinishedRounds()).toEqual([]);
      expect(wallet.balance).toBe(books(wallet));
      expect(wallet.closed.size).toBe(seed + 1);
      const found = await second.app.inject({ url: `/api/spin/${spinId(100)}`, headers: second.authorization(sessionId) });
      expect(found.json<{ round: RoundView }>().round.status).toBe('settled');
    }
  });

  it.each([
    ['was carried out', 'lose-answer', 1],
    ['never arrived', 'lose-request', 0],
  ] as const)('takes back a bet that it may have sent, whatever its repetition is answered: one that %s', async (_what, fault, arrived) => {
    const wallet = new FakeWallet(SIGNING_KEY, SLOT_GAME);
    const vendor = startSlotVendor(wallet);
    const { sessionId } = await vendor.open();
    vendor.clock.hold = 1;
    wallet.fault = (call) => (call === 'bet' ? fault : undefined);
    void vendor.spin(sessionId, spinId(1));
    await expectSoon(() => vendor.store.unfinishedRounds()[0]?.attempts).toBe(1);
    // As kill -9 leaves it while the call is under way: what was written before it.
    vendor.store.updateRound(vendor.store.unfinishedRounds()[0]?.roundId ?? '', { attempts: 0, betDoubtful: false });

    wallet.fault = (call) => (call === 'bet' ? { code: 'BAD_SIGNATURE' } : undefined);
    const second = startSlotVendor(wallet, vendor.store);
    second.resume();
    await expectSoon(() => second.store.unfinishedRounds()).toEqual([]);
    expect(wallet.balance).toBe(100_000n);
    expect([...wallet.bets.values()].map(({ rolledBack }) => rolledBack)).toEqual(Array.from({ length: arrived }, () => true));
    const found = await second.app.inject({ url: `/api/spin/${spinId(1)}`, headers: second.authorization(sessionId) });
    expect(found.json<{ round: RoundView }>().round.status).toBe('returned');
  });
});

import { describe, expect, it } from 'vitest';
import type { RoundView } from '../../shared/protocol.ts';
import { SLOT_GAME, SIGNING_KEY, startSlotVendor } from '../../test-support/slot-vendor.ts';
import { FakeWallet } from '../../test-support/fake-wallet.ts';

const expectSoon = <T>(ask: () => T) => expect.poll(ask, { timeout: 10_000 });
const spinId = (n: number): string => `spin-${String(n).padStart(6, '0')}`;

/** The wallet's balance, computed from the calls it accepted. */
function expectedBalance(wallet: FakeWallet): bigint {
  let sum = 100_000n;
  for (const bet of wallet.bets.values()) if (!bet.rolledBack) sum -= bet.amount;
  for (const win of wallet.wins.values()) sum += win;
  return sum;
}

describe('play', () => {
  it('settles a round and returns the wallet’s balance', async () => {
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

  it('plays a round once however often it is requested', async () => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    const answers = await Promise.all(Array.from({ length: 5 }, () => vendor.spin(sessionId, spinId(1))));
    expect(new Set(answers.map(({ body }) => body.roundId)).size).toBe(1);
    expect((await vendor.spin(sessionId, spinId(1))).body).toEqual(answers[0]?.body);
    expect(vendor.wallet.bets.size).toBe(1);
    expect((await vendor.spin(sessionId, spinId(1), '200')).body.code).toBe('INVALID_REQUEST');
  });

  it('takes one stake when requests or answers of the bet are lost', async () => {
    for (const fault of ['lose-request', 'lose-answer'] as const) {
      const vendor = startSlotVendor();
      const { sessionId } = await vendor.open();
      vendor.wallet.fault = (call, nth) => (call === 'bet' && nth < 3 ? fault : undefined);
      const { body } = await vendor.spin(sessionId, spinId(1));
      expect(body.status).toBe('settled');
      expect(vendor.wallet.bets.size).toBe(1);
      expect(new Set(vendor.wallet.calls.filter((one) => one.call === 'bet').map((one) => one.txId)).size).toBe(1);
      expect(vendor.wallet.balance).toBe(expectedBalance(vendor.wallet));
    }
  });

  it('returns the stake when the result of the bet stays unknown', async () => {
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

  it('repeats the bet after an unreadable answer, a server error and UNKNOWN', async () => {
    for (const fault of [{ raw: '<html>Bad gateway</html>' }, { raw: '{"code":"OK"}' }, { code: 'UNKNOWN' }] as const) {
      const vendor = startSlotVendor();
      const { sessionId } = await vendor.open();
      vendor.wallet.fault = (call, nth) => (call === 'bet' && nth === 1 ? fault : undefined);
      expect((await vendor.spin(sessionId, spinId(1))).body.status).toBe('settled');
      expect(vendor.wallet.bets.size).toBe(1);
    }
  });

  it('rolls a bet without an answer back even when its repetition is refused', async () => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    vendor.wallet.fault = (call, nth) => (call !== 'bet' ? undefined : nth === 1 ? 'lose-answer' : { code: 'EXPIRED_SESSION' });
    const { body } = await vendor.spin(sessionId, spinId(1));
    expect(body).toMatchObject({ status: 'returned', problem: 'SESSION_LOST' });
    expect(vendor.wallet.balance).toBe(100_000n);
  });

  it('repeats the win with growing delays until it is accepted, and rejects other rounds meanwhile', async () => {
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
    expect(vendor.wallet.balance).toBe(expectedBalance(vendor.wallet));
    expect(vendor.wallet.wins.size).toBeLessThanOrEqual(1);
  });
});

describe('play when refused', () => {
  it.each([
    ['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS'],
    ['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'],
    ['PLAYER_BLOCKED', 'PLAYER_BLOCKED'],
    ['GAME_BLOCKED', 'GAME_BLOCKED'],
    ['EXPIRED_SESSION', 'SESSION_LOST'],
    ['BAD_SIGNATURE', 'WALLET_DOWN'],
  ] as const)('answers %s of the wallet as %s and moves no money', async (code, problem) => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    vendor.wallet.fault = (call) => (call === 'bet' ? { code } : undefined);
    const { body } = await vendor.spin(sessionId, spinId(1));
    expect(body).toMatchObject({ status: 'refused', problem, outcome: null });
    expect(vendor.wallet.balance).toBe(100_000n);
    const next = await vendor.spin(sessionId, spinId(2));
    expect(next.body.code ?? next.body.problem).toBe(problem);
  });

  it('rejects stakes that are not on offer', async () => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    expect((await vendor.spin(sessionId, spinId(1), '101')).body.code).toBe('STAKE_REFUSED');
    expect((await vendor.spin(sessionId, spinId(2), '1000000')).body.code).toBe('STAKE_REFUSED');
    expect(vendor.wallet.calls.filter((one) => one.call === 'bet')).toEqual([]);
  });
});

describe('resume', () => {
  it.each([
    ['before the bet is sent', 'bet', 'lose-request'],
    ['after the bet, before its answer', 'bet', 'lose-answer'],
    ['before the round is settled', 'settle', 'lose-request'],
    ['after the round is settled, before the answer', 'settle', 'lose-answer'],
  ] as const)('closes every round without losing money when the process died %s', async (_when, at, fault) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const wallet = new FakeWallet(SIGNING_KEY, SLOT_GAME);
      const vendor = startSlotVendor(wallet);
      const { sessionId } = await vendor.open();
      for (let n = 0; n < seed; n += 1) await vendor.spin(sessionId, spinId(n));
      // From this call on the first process gets no answers and stays in its retry delay, as if it had died.
      vendor.clock.hold = 1;
      wallet.fault = (call) => ((at === 'bet' ? call === 'bet' : call === 'win' || call === 'roundEnd') ? fault : undefined);
      void vendor.spin(sessionId, spinId(100));
      await expectSoon(() => vendor.store.unfinishedRounds()[0]?.attempts).toBe(1);

      wallet.fault = () => undefined;
      const second = startSlotVendor(wallet, vendor.store);
      expect(second.resume()).toBe(1);
      await expectSoon(() => second.store.unfinishedRounds()).toEqual([]);
      expect(wallet.balance).toBe(expectedBalance(wallet));
      expect(wallet.closed.size).toBe(seed + 1);
      const found = await second.app.inject({ url: `/api/spin/${spinId(100)}`, headers: second.authorization(sessionId) });
      expect(found.json<{ round: RoundView }>().round.status).toBe('settled');
    }
  });

  it.each([
    ['was carried out', 'lose-answer', 1],
    ['never arrived', 'lose-request', 0],
  ] as const)('rolls back a bet that may have been sent, whatever its repetition is answered: one that %s', async (_what, fault, arrived) => {
    const wallet = new FakeWallet(SIGNING_KEY, SLOT_GAME);
    const vendor = startSlotVendor(wallet);
    const { sessionId } = await vendor.open();
    vendor.clock.hold = 1;
    wallet.fault = (call) => (call === 'bet' ? fault : undefined);
    void vendor.spin(sessionId, spinId(1));
    await expectSoon(() => vendor.store.unfinishedRounds()[0]?.attempts).toBe(1);
    // The state that kill -9 leaves during the call: only what was stored before it.
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

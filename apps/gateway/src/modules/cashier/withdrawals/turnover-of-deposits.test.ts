import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf } from '../../../../test-support/account-helpers.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { fakePayments, testMethod, type FakePayments } from '../../../../test-support/fake-payments.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { connectPayouts, payee, payoutCallback, PIN } from '../../../../test-support/payee.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import type { SeamlessTransaction } from '../../seamless-wallet/index.ts';

const MINUTE = 60_000;
let gateway: TestGateway;
let provider: FakePayments;
let accounts: ReturnType<typeof accountHelpers>;
let game: { readonly code: string; readonly vendor: string };
let serial = 0;

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  gateway = await testGateway({ clock, fetch: provider.fetch });
  accounts = accountHelpers(gateway);
  game = await gateway.db.query
    .selectFrom('game').innerJoin('game_vendor', 'game_vendor.code', 'game.vendor_code').select(['game.code', 'game.vendor_code as vendor'])
    .where('type', '=', 'RNG').where('wallet', '=', 'seamless').where('game_vendor.state', '=', 'open').where('game.state', '=', 'open').orderBy('game.code').executeTakeFirstOrThrow();
});
afterAll(async () => {
  expect(await gateway.cashier.drift()).toEqual([]);
  await gateway.stop();
});
beforeEach(() => connectPayouts(gateway, { turnoverPercent: 200 }));

/** A member who pays in, plays and withdraws. */
async function player() {
  const member = await payee(gateway, accounts, `plays${++serial}`);
  const caller = { tenant: NORTH, vendor: game.vendor };
  const { token } = await gateway.vendor.issueLaunch({ tenant: NORTH, memberId: member.id, gameCode: game.code, language: 'EN' });
  const seat = await gateway.vendor.authenticate(caller, { requestId: randomUUID(), ts: gateway.clock.now(), token });
  if (!('sessionToken' in seat)) throw new Error(seat.code);
  const call = (fields: object) => gateway.vendor.transact(caller, { requestId: randomUUID(), ts: gateway.clock.now(), sessionToken: seat.sessionToken, playerId: member.id, gameCode: game.code, currency: 'PHP', scale: 2, ...fields } as SeamlessTransaction);
  return {
    ...member,
    /** Pays in; what has to be played of it begins. */
    async payIn(amount: string, method = 'qr'): Promise<string> {
      gateway.clock.advance(MINUTE);
      const { deposit } = await accounts.valueOf('depositCreate', { method, amount, returnPath: '/member/depositv2' }, member.options);
      await payoutCallback(gateway, provider.pay(deposit.id));
      gateway.clock.advance(MINUTE);
      return deposit.id;
    },
    bet: async (round: string, amount: string) => (await call({ call: 'bet', txId: `b-${round}-${member.id}`, roundId: `${round}-${member.id}`, roundClosed: false, amount })).code,
    /** Ends the round with a prize, which may be none. */
    win: async (round: string, amount: string) => (await call({ call: 'win', txId: `w-${round}-${member.id}`, roundId: `${round}-${member.id}`, roundClosed: true, amount })).code,
    rollback: async (round: string) => (await call({ call: 'rollback', txId: `r-${round}-${member.id}`, refTxId: `b-${round}-${member.id}`, roundId: `${round}-${member.id}`, roundClosed: true, amount: '0' })).code,
    turnover: async () => (await member.shown()).turnover,
    async withdraws(amount: string): Promise<string> {
      const answer = await member.ask(amount);
      return answer.body.success ? 'OK' : `${codeOf(answer)} ${answer.body.value?.fields?.map(({ field }) => field).join() ?? ''}`;
    },
  };
}

describe('turnover', () => {
  it('holds a withdrawal back until the bets that each deposit requires are settled', async () => {
    const { payIn, bet, win, turnover, withdraws, shown } = await player();
    expect(await withdraws('10.00')).toBe('OK');
    const first = await payIn('100.00');
    expect(await turnover()).toMatchObject({ required: '200.00', played: '0.00', left: '200.00', deposits: [{ depositId: first, credited: '100.00', percent: 200 }] });
    expect([await withdraws('10.00'), (await shown()).stops]).toEqual(['LIMIT_EXCEEDED turnover', ['turnover']]);
    await bet('one', '15000');
    // Not settled yet.
    expect((await turnover()).played).toBe('0.00');
    await win('one', '0');
    expect(await turnover()).toMatchObject({ played: '150.00', left: '50.00' });
    // A tie is no valid bet: min(stake, |prize - stake|).
    await bet('two', '9000');
    await win('two', '9000');
    expect((await turnover()).left).toBe('50.00');
    await bet('three', '10000');
    await win('three', '14999');
    expect([(await turnover()).left, await withdraws('10.00')]).toEqual(['0.01', 'LIMIT_EXCEEDED turnover']);
    await bet('four', '1000');
    await win('four', '0');
    expect([await turnover(), await withdraws('10.00')]).toEqual([{ required: '0.00', played: '0.00', left: '0.00', deposits: [] }, 'OK']);
  });

  it('holds a transfer to the upline back as well', async () => {
    await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: true });
    const { id, payIn, bet, win, options } = await player();
    const parentId = await accounts.open(`upline${serial}`, { type: 1 });
    await gateway.db.query.updateTable('member').set({ parent_id: parentId }).where('id', '=', id).execute();
    const transfer = async () => {
      const answer = await accounts.call<object>('transferToUpline', { amount: '10.00', paymentPassword: PIN }, { ...options, idempotencyKey: randomUUID() });
      return answer.body.success ? 'OK' : `${codeOf(answer)} ${answer.body.value?.fields?.map(({ field }) => field).join() ?? ''}`;
    };
    const toPlay = async () => (await accounts.valueOf('memberTransferOptions', {}, options)).toPlay;
    expect([await transfer(), await toPlay()]).toEqual(['OK', '0.00']);
    await payIn('100.00');
    expect([await transfer(), await toPlay()]).toEqual(['LIMIT_EXCEEDED turnover', '200.00']);
    await bet('up', '20000');
    await win('up', '0');
    expect([await transfer(), await toPlay()]).toEqual(['OK', '0.00']);
  });

  it('counts bets for the oldest deposit, and none that was placed before it', async () => {
    const { payIn, bet, win, turnover } = await player();
    await bet('before', '50000');
    const first = await payIn('100.00');
    await win('before', '0');
    const second = await payIn('20.00');
    await bet('one', '21000');
    await win('one', '0');
    expect((await turnover()).deposits.map(({ depositId, played, required }) => [depositId, played, required])).toEqual([[first, '200.00', '200.00'], [second, '10.00', '40.00']]);
  });

  it('counts a bet that was taken back no more, and nothing that was played before all was met', async () => {
    const { payIn, bet, win, rollback, turnover } = await player();
    await payIn('10.00');
    await bet('void', '2000');
    await rollback('void');
    expect((await turnover()).played).toBe('0.00');
    await bet('one', '90000');
    await win('one', '90000');
    await bet('two', '50000');
    await win('two', '0');
    expect((await turnover()).deposits).toEqual([]);
    await payIn('10.00');
    expect(await turnover()).toMatchObject({ required: '20.00', played: '0.00', left: '20.00' });
  });

  it('is of what was credited, once for each payment, however often it is told of', async () => {
    await gateway.cashier.methods.set(NORTH, testMethod({ code: 'costly', fee: { ppm: 100_000n, fixed: 0n, least: 0n, most: null } }));
    const { payIn, turnover, id } = await player();
    const deposit = await payIn('100.00', 'costly');
    expect(await turnover()).toMatchObject({ required: '180.00', deposits: [{ credited: '90.00' }] });
    await gateway.cashier.advance(NORTH, deposit);
    await gateway.cashier.resume();
    expect((await turnover()).required).toBe('180.00');
    expect(await gateway.db.transaction((tx) => gateway.cashier.withdrawals.turnover.waive(tx, NORTH, id, 'PHP'))).toHaveLength(1);
    expect((await turnover()).required).toBe('0.00');
  });

  it('of money that is credited while a withdrawal is asked for stops the withdrawal', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, player));
    const answers = await Promise.all(players.map(async ({ withdraws, options }) => {
      const { deposit } = await accounts.valueOf('depositCreate', { method: 'qr', amount: '100.00', returnPath: '/member/depositv2' }, options);
      const [answer, again] = await Promise.all([withdraws('1060.00'), withdraws('1060.00'), payoutCallback(gateway, provider.pay(deposit.id))]);
      return [answer, again];
    }));
    // Before the credit it is too much, after it there are bets to play.
    for (const answer of answers.flat()) expect(['LIMIT_EXCEEDED turnover', 'INSUFFICIENT_FUNDS amount']).toContain(answer);
  });

  it('is none where the merchant requires none', async () => {
    await connectPayouts(gateway, { turnoverPercent: 0 });
    const { payIn, withdraws } = await player();
    await payIn('100.00');
    expect(await withdraws('1100.00')).toBe('OK');
  });
});

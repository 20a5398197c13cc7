import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountHelpers } from '../../../../test-support/account-helpers.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { fakePayments, PROVIDER, signedCallback, type FakePayments, type PaymentFault } from '../../../../test-support/fake-payments.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { connectPayouts, payee, payoutCallback } from '../../../../test-support/payee.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';

const MINUTE = 60_000;
let gateway: TestGateway;
let provider: FakePayments;
let member: Awaited<ReturnType<typeof payee>>;
let serial = 0;

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  gateway = await testGateway({ clock, fetch: provider.fetch });
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.cashier.drift()).toEqual([]);
  await gateway.stop();
});
beforeEach(async () => {
  for (const faults of Object.values(provider.faults)) faults.length = 0;
  await connectPayouts(gateway);
  member = await payee(gateway, accountHelpers(gateway), `payout${++serial}`);
});

const stateOf = async (id: string) => (await gateway.cashier.withdrawals.find(NORTH, id))?.state;
const lookOf = async (id: string) => (await gateway.cashier.withdrawals.find(NORTH, id))?.look;
/** Lets the job go on for as long as it takes. */
async function goOn(rounds = 6): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    gateway.clock.advance(MINUTE);
    await gateway.cashier.resume();
  }
}
const sends = () => provider.arrived.filter((call) => call === 'payout').length;

/** What goes wrong with the order to the provider. */
const orders: Readonly<Record<string, readonly PaymentFault[]>> = {
  'arrives': [],
  'never arrives at first': ['never'],
  'arrives and its answer is lost': ['lost'],
  'arrives and its answer is lost twice': ['lost', 'lost'],
  'finds the provider down': ['down', 'down'],
};

/** How news of its end comes. */
const news: Readonly<Record<string, (id: string, end: 'paid' | 'failed') => Promise<void>>> = {
  'comes once': async (id, end) => void (await payoutCallback(gateway, provider.endPayout(id, end))),
  'comes twice': async (id, end) => {
    const event = provider.endPayout(id, end);
    expect([await payoutCallback(gateway, event), await payoutCallback(gateway, event)]).toEqual([200, 200]);
  },
  'comes eight times at once': async (id, end) => {
    const event = provider.endPayout(id, end);
    expect(await Promise.all(Array.from({ length: 8 }, () => payoutCallback(gateway, event)))).toEqual(Array.from({ length: 8 }, () => 200));
  },
  'never comes, and is asked for': async (id, end) => {
    provider.endPayout(id, end);
    await goOn();
  },
  'never comes, and the provider does not answer for a while': async (id, end) => {
    provider.endPayout(id, end);
    provider.faults.payoutQuery = ['down', 'never', 'lost'];
    await goOn(20);
  },
  'comes while it is asked for': async (id, end) => {
    const event = provider.endPayout(id, end);
    gateway.clock.advance(MINUTE);
    await Promise.all([gateway.cashier.resume(), payoutCallback(gateway, event), gateway.cashier.resume()]);
  },
};

const table = Object.keys(orders).flatMap((order) => Object.keys(news).flatMap((told) => (['paid', 'failed'] as const).map((end) => [order, told, end] as const)));

describe('payout', () => {
  it.each(table)('whose order %s and whose end %s is %s once', async (order, told, end) => {
    provider.faults.payout = [...(orders[order] ?? [])];
    const { id } = await member.withdraw('200.00');
    await goOn(3);
    expect([await stateOf(id), provider.payouts.size]).toEqual(['sent', serial]);
    await news[told]?.(id, end);
    const money = end === 'paid' ? [80_000n, 0n] : [100_000n, 0n];
    expect([await stateOf(id), await member.money()]).toEqual([end, money]);
    await goOn();
    await payoutCallback(gateway, provider.endPayout(id, end));
    expect([await stateOf(id), await member.money(), provider.payouts.size, await gateway.cashier.drift()]).toEqual([end, money, serial, []]);
  });

  it('whose end is told before its order is answered is ended once, and the answer changes nothing', async () => {
    provider.faults.payout = ['lost'];
    const { id, state } = await member.withdraw('200.00');
    expect(state).toBe('sending');
    expect(await payoutCallback(gateway, provider.endPayout(id, 'paid'))).toBe(200);
    expect(await stateOf(id)).toBe('paid');
    await goOn();
    expect([await stateOf(id), await member.money(), await gateway.cashier.drift()]).toEqual(['paid', [80_000n, 0n], []]);
    serial = provider.payouts.size;
  });

  it('that may be on its way is not given back on a refusal, until it certainly cannot arrive any more', async () => {
    provider.faults.payout = ['never'];
    const { id } = await member.withdraw('200.00');
    provider.refusals.payout = ['NOT_ACCEPTED', 'NOT_ACCEPTED', 'NOT_ACCEPTED'];
    gateway.clock.advance(30_000);
    await gateway.cashier.resume();
    expect([await stateOf(id), await member.money()]).toEqual(['sending', [80_000n, 0n]]);
    gateway.clock.advance(2 * MINUTE);
    await gateway.cashier.resume();
    expect([await stateOf(id), await member.money()]).toEqual(['failed', [100_000n, 0n]]);
    provider.refusals.payout = [];
  });

  it('is sent again under its own id alone, and not at all where the provider has it', async () => {
    const before = sends();
    provider.faults.payout = ['never'];
    const { id } = await member.withdraw('200.00');
    await goOn();
    expect([sends() - before, await stateOf(id)]).toEqual([1, 'sent']);
    await goOn();
    expect(sends() - before).toBe(1);
  });
});

describe('news of a payout', () => {
  it.each([
    [{ amount: '19699' }, 409],
    [{ currency: 'EUR' }, 409],
  ])('with %j moves nothing and shows in the queue', async (more, status) => {
    const { id } = await member.withdraw('200.00');
    const told = provider.endPayout(id, 'paid', more);
    const payout = provider.payouts.get(id);
    if (payout !== undefined) payout.state = 'accepted';
    expect(await payoutCallback(gateway, told)).toBe(status);
    expect([await stateOf(id), await lookOf(id), await member.money()]).toEqual(['sent', 'amount', [80_000n, 0n]]);
    expect((await gateway.cashier.withdrawals.queue(NORTH, {}, 50)).map((one) => one.id)).toContain(id);
    // What it tells when asked, or tells later, decides nothing any more.
    provider.endPayout(id, 'paid');
    await goOn();
    await payoutCallback(gateway, provider.endPayout(id, 'paid'));
    expect([await stateOf(id), await lookOf(id), await member.money()]).toEqual(['sent', 'amount', [80_000n, 0n]]);
    await gateway.db.transaction((tx) => gateway.cashier.withdrawals.desk.decide(tx, NORTH, id, 'paid', 'by-hand-' + id, 'asked the bank'));
    expect([await stateOf(id), await lookOf(id)]).toEqual(['paid', null]);
  });

  it('of another amount in the answer to a question shows in the queue as well', async () => {
    const { id } = await member.withdraw('200.00');
    provider.endPayout(id, 'paid');
    const payout = provider.payouts.get(id);
    if (payout !== undefined) payout.amount = '1';
    await goOn();
    expect([await stateOf(id), await lookOf(id)]).toEqual(['sent', 'amount']);
    await gateway.db.transaction((tx) => gateway.cashier.withdrawals.desk.decide(tx, NORTH, id, 'paid', `by-hand-${id}`, 'asked the bank'));
  });

  it('that comes while a question stays without an answer stands, and is due when the member has had time to answer', async () => {
    const { id } = await member.withdraw('200.00');
    provider.faults.payoutQuery = [async () => void (await payoutCallback(gateway, provider.endPayout(id, 'paid')))];
    await goOn(1);
    const { state, nextTryAt, confirmBy } = (await gateway.cashier.withdrawals.find(NORTH, id)) ?? {};
    expect([state, nextTryAt]).toEqual(['paid', confirmBy]);
    await goOn(3);
    expect((await gateway.cashier.withdrawals.find(NORTH, id))?.nextTryAt).toEqual(confirmBy);
  });

  it('that it came back after it was paid shows in the queue, and gives nothing back by itself', async () => {
    const { id } = await member.withdraw('200.00');
    await payoutCallback(gateway, provider.endPayout(id, 'paid'));
    await payoutCallback(gateway, provider.endPayout(id, 'failed'));
    expect([await stateOf(id), await lookOf(id), await member.money(), (await member.read(id)).canConfirm]).toEqual(['paid', 'returned', [80_000n, 0n], false]);
    expect(await member.read(id)).toMatchObject({ state: 'paid', look: 'returned' });
  });

  it('that it came back shows no more once an operator has settled it, however often it is told, but does where a dispute was settled before', async () => {
    const { id } = await member.withdraw('200.00');
    await payoutCallback(gateway, provider.endPayout(id, 'paid'));
    const back = provider.endPayout(id, 'failed');
    await payoutCallback(gateway, back);
    const settle = (of: string, amount: bigint) => gateway.db.transaction((tx) => gateway.cashier.withdrawals.desk.settle(tx, NORTH, of, amount, 'provider', 'it came back'));
    expect(await settle(id, 20_000n)).toMatchObject({ amount: 20_000n });
    expect([await payoutCallback(gateway, back), await payoutCallback(gateway, { ...back, eventId: 'again' })]).toEqual([200, 200]);
    expect([await member.read(id), await member.money(), await settle(id, 0n)]).toMatchObject([{ confirmation: 'settled', look: null, givenBack: '200.00' }, [100_000n, 0n], 'undisputed']);
    const disputed = await member.withdraw('200.00');
    await payoutCallback(gateway, provider.endPayout(disputed.id, 'paid'));
    const paid = await gateway.cashier.withdrawals.find(NORTH, disputed.id);
    if (paid === undefined) throw new Error('no withdrawal');
    await gateway.db.transaction((tx) => gateway.cashier.withdrawals.confirm(tx, paid, { said: 'missing', note: 'none', images: [] }));
    await settle(disputed.id, 0n);
    await payoutCallback(gateway, provider.endPayout(disputed.id, 'failed'));
    expect(await member.read(disputed.id)).toMatchObject({ confirmation: 'settled', look: 'returned' });
  });

  it('that it came back after its member had said that it arrived is told to the member, among what is under way', async () => {
    const { id } = await member.withdraw('200.00');
    await payoutCallback(gateway, provider.endPayout(id, 'paid'));
    const paid = await gateway.cashier.withdrawals.find(NORTH, id);
    if (paid === undefined) throw new Error('no withdrawal');
    await gateway.db.transaction((tx) => gateway.cashier.withdrawals.confirm(tx, paid, { said: 'received' }));
    const open = async () => (await gateway.cashier.withdrawals.page(NORTH, paid.memberId, 'open', 50)).map((one) => one.id);
    expect([await member.read(id), await open()]).toMatchObject([{ confirmation: 'received', look: null }, []]);
    await payoutCallback(gateway, provider.endPayout(id, 'failed'));
    expect([await member.read(id), await open()]).toMatchObject([{ confirmation: 'received', look: 'returned' }, [id]]);
  });

  it('that it was paid after it had failed shows in the queue until an operator lets the house bear it', async () => {
    const { id } = await member.withdraw('200.00');
    await payoutCallback(gateway, provider.endPayout(id, 'failed'));
    await payoutCallback(gateway, provider.endPayout(id, 'paid'));
    expect([await stateOf(id), await lookOf(id), await member.money(), await gateway.cashier.drift()]).toEqual(['failed', 'paid-after-all', [100_000n, 0n], []]);
    expect((await gateway.cashier.withdrawals.queue(NORTH, {}, 50)).map((one) => one.id)).toContain(id);
    expect(await member.read(id)).toMatchObject({ state: 'failed', look: 'paid-after-all' });
    const losses = async () => gateway.wallet.derivedBalance(NORTH, await gateway.wallet.openAccount(NORTH, { owner: 'house:withdrawal-losses', currency: 'PHP', kind: 'real' }));
    const before = await losses();
    const settle = (amount: bigint) => gateway.db.transaction((tx) => gateway.cashier.withdrawals.desk.settle(tx, NORTH, id, amount, 'house', 'paid twice'));
    expect(await settle(1n)).toBe('amount');
    expect(await settle(0n)).toMatchObject({ amount: 19_700n });
    expect([await lookOf(id), (await losses()) - before, await settle(0n), await gateway.cashier.drift()]).toEqual([null, -19_700n, 'undisputed', []]);
    // Told again, it is known.
    await payoutCallback(gateway, provider.endPayout(id, 'paid'));
    expect([await lookOf(id), (await losses()) - before, await settle(0n)]).toEqual([null, -19_700n, 'undisputed']);
  });

  it('decides alone while the provider is asked: an operator waits until no order is on its way', async () => {
    provider.faults.payout = ['never'];
    const { id } = await member.withdraw('200.00');
    let decided: unknown;
    const decide = () => gateway.db.transaction((tx) => gateway.cashier.withdrawals.desk.decide(tx, NORTH, id, 'failed', null, 'no news'));
    provider.faults.payoutQuery = [async () => void (decided = await decide())];
    await goOn(1);
    expect([decided, await stateOf(id)]).toEqual(['asking', 'sending']);
    expect(await decide()).toMatchObject({ state: 'failed' });
    const before = sends();
    await goOn();
    expect([sends() - before, await stateOf(id), await member.money()]).toEqual([0, 'failed', [100_000n, 0n]]);
  });

  it('is refused where it is not signed, is of another provider, or of no payout', async () => {
    const { id } = await member.withdraw('200.00');
    const event = provider.endPayout(id, 'paid');
    const request = signedCallback({ tenant: NORTH, provider: PROVIDER }, event, gateway.clock.now());
    const statusOf = async (changes: object) => (await gateway.app.inject({ ...request, ...changes })).statusCode;
    expect(await statusOf({ payload: request.payload.replace('"paid"', '"failed"') })).toBe(401);
    expect(await statusOf({ url: request.url.replace(PROVIDER, 'other') })).toBe(401);
    expect(await payoutCallback(gateway, { ...event, payoutId: 'nobody' })).toBe(404);
    expect(await payoutCallback(gateway, { ...event, payoutId: '0198c0de-0000-7000-8000-000000000000' })).toBe(404);
    expect(await stateOf(id)).toBe('sent');
  });
});

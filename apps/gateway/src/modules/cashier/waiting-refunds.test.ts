import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers } from '../../../test-support/account-helpers.ts';
import { testClock } from '../../../test-support/clock.ts';
import { connectPayments, fakePayments, PROVIDER, signedCallback, type FakePayments } from '../../../test-support/fake-payments.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';

const HOUR = 3_600_000;
let gateway: TestGateway;
let provider: FakePayments;
let memberId = '';

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  gateway = await testGateway({ clock, fetch: provider.fetch });
  await connectPayments(gateway.cashier, NORTH);
  memberId = await accountHelpers(gateway).open('refunded');
});
afterAll(async () => {
  expect(await gateway.wallet.audit(NORTH)).toEqual(cleanAudit);
  expect(await gateway.cashier.drift()).toEqual([]);
  await gateway.stop();
});

/** A deposit that was paid twice: the first payment is credited, an operator orders the second one back. */
async function refunding(): Promise<string> {
  const method = await gateway.cashier.methods.find(NORTH, 'qr');
  if (method === undefined) throw new Error('There is no method.');
  const deposit = await gateway.db.transaction((tx) => gateway.cashier.begin(tx, { tenant: NORTH, memberId, amount: 10_000n, language: 'EN', method, returnUrl: () => 'http://localhost/' }));
  if (typeof deposit === 'string') throw new Error(deposit);
  await gateway.cashier.advance(NORTH, deposit.id);
  for (const event of [provider.pay(deposit.id), provider.pay(deposit.id)]) await gateway.app.inject(signedCallback({ tenant: NORTH, provider: PROVIDER }, event, gateway.clock.now()));
  gateway.clock.advance(HOUR);
  await gateway.db.transaction((tx) => gateway.cashier.desk.refund(tx, NORTH, deposit.id, 'paid twice'));
  return deposit.id;
}
const counted = async () => (await gateway.cashier.unsettled()).filter(({ tenant, state }) => tenant === NORTH && state === 'refunding');
const listed = async () => (await gateway.cashier.queue(NORTH, {}, 50)).map(({ id }) => id);
const outcomes = async (id: string) => (await gateway.cashier.receipts(NORTH, [id])).get(id)?.map(({ outcome }) => outcome);
/** Hours in which the job comes once each. */
async function pass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    await gateway.cashier.resume();
    gateway.clock.advance(HOUR);
  }
}

describe('a refund that was ordered', () => {
  it('is counted since its order, and listed, for as long as its provider does not answer', async () => {
    const id = await refunding();
    const since = new Date(gateway.clock.now());
    provider.faults.refund = Array.from({ length: 120 }, () => 'never' as const);
    await pass(120);
    expect([await counted(), await listed(), await outcomes(id)]).toMatchObject([[{ deposits: 1, since }], [id], ['credited', 'refunding']]);
    provider.faults.refund = [];
    await pass(1);
    expect([await counted(), await listed(), await outcomes(id)]).toEqual([[], [], ['credited', 'refunded']]);
  });

  it('is sent once the adapter of its provider is there, however long it was missing', async () => {
    const id = await refunding();
    const found = await gateway.cashier.providers.find({ tenant: NORTH, provider: PROVIDER });
    if (found === undefined) throw new Error('There is no provider.');
    await gateway.cashier.providers.set(NORTH, { ...found, adapter: 'of-another-release' });
    await pass(24 * 8);
    expect([await listed(), await outcomes(id)]).toEqual([[id], ['credited', 'refunding']]);
    await gateway.cashier.providers.set(NORTH, found);
    await pass(1);
    expect([await listed(), await outcomes(id)]).toEqual([[], ['credited', 'refunded']]);
  });
});

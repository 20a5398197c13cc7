import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers } from '../../../test-support/account-helpers.ts';
import { testClock } from '../../../test-support/clock.ts';
import { asOwner } from '../../../test-support/database.ts';
import { fakePayments, PROVIDER, type FakePayments } from '../../../test-support/fake-payments.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { connectPayouts, payee, payoutCallback } from '../../../test-support/payee.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let provider: FakePayments;
let accounts: ReturnType<typeof accountHelpers>;

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  gateway = await testGateway({ clock, fetch: provider.fetch });
  accounts = accountHelpers(gateway);
  await connectPayouts(gateway, { turnoverPercent: 0, approveUpTo: null });
});
afterAll(() => gateway.stop());

/** What is found while something was changed around the cashier: at its merchant, at another, and at all. */
async function foundWith(change: string, back: string) {
  await asOwner(gateway.db, (tx) => sql.raw(change).execute(tx));
  try {
    return await Promise.all([gateway.cashier.drift(NORTH), gateway.cashier.drift(SOUTH), gateway.cashier.drift()]);
  } finally {
    await asOwner(gateway.db, (tx) => sql.raw(back).execute(tx));
  }
}

describe('drift', () => {
  it('returns money in clearing that no receipt claims, and receipts without money, at their merchant alone', async () => {
    const member = await payee(gateway, accounts, 'drifts1');
    const { deposit } = await accounts.valueOf('depositCreate', { method: 'qr', amount: '70.00', returnPath: '/member/depositv2' }, member.options);
    await payoutCallback(gateway, provider.pay(deposit.id));
    expect(await gateway.cashier.drift()).toEqual([]);
    const where = `where tenant_id = '${NORTH}' and deposit_id = '${deposit.id}'`;
    const row = { tenant: NORTH, provider: PROVIDER, currency: 'PHP', in_clearing: 0n, expected: 7_000n };
    expect(await foundWith(`update deposit_receipt set outcome = 'held' ${where}`, `update deposit_receipt set outcome = 'credited' ${where}`)).toEqual([[row], [], [row]]);
  });

  it('returns holds that no withdrawal claims, and withdrawals without a hold, at their merchant alone', async () => {
    const member = await payee(gateway, accounts, 'drifts2');
    const { id } = await member.withdraw('100.00');
    const where = `where tenant_id = '${NORTH}' and id = '${id}'`;
    const { rows: [held] } = await sql<{ hold: string; state: string }>`select hold_id as hold, state from withdrawal where id = ${id}`.execute(gateway.db.query);
    const row = { tenant: NORTH, hold: held?.hold, expected: 0n, held: 10_000n };
    expect(await foundWith(`update withdrawal set state = 'cancelled' ${where}`, `update withdrawal set state = '${held?.state}' ${where}`)).toEqual([[row], [], [row]]);
    const lost = '00000000-0000-0000-0000-000000000001';
    const both = [{ ...row, hold: lost, expected: 10_000n, held: 0n }, row];
    expect(await foundWith(`update withdrawal set hold_id = '${lost}' ${where}`, `update withdrawal set hold_id = '${held?.hold}' ${where}`)).toEqual([expect.arrayContaining(both), [], expect.arrayContaining(both)]);
  });
});

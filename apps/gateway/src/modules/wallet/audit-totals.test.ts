import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock, type TestClock } from '../../../test-support/clock.ts';
import { asOwner, testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { openTestLedger, type TestLedger } from '../../../test-support/test-ledger.ts';
import { createHouseTotals } from './audit-totals.ts';

const HOUR_MS = 3_600_000;
let clock: TestClock;
let db: TestDatabase;
let books: TestLedger;
beforeAll(async () => {
  clock = testClock();
  db = await testDatabase({ clock });
  books = await openTestLedger(db, 'TOTALS');
});
afterAll(() => db.close());

const drift = async () => (await sql<object>`select provider, currency, in_clearing as found, expected from deposit_drift_of('TOTALS')`.execute(db.query)).rows;
const totals = async () => (await sql<{ amount: bigint }>`select total.amount from house_total total join account on account.tenant_id = total.tenant_id and account.id = total.account where owner = 'clearing:PAYS'`.execute(db.query)).rows.map(({ amount }) => amount);
let serial = 0;
const post = (debit: string, credit: string, amount: bigint) => books.wallet.post({ tenant: 'TOTALS', key: `moved-${++serial}`, reason: 'test', legs: [{ debit, credit, amount }] });

describe('createHouseTotals', () => {
  it('adds up what moved more than an hour ago, anew each time, so that the check reads what came since', async () => {
    const account = (owner: 'clearing:PAYS' | 'payment:PAYS') => books.wallet.openAccount('TOTALS', { owner, currency: 'CUR', kind: 'real' });
    const [clearing, payment] = [await account('clearing:PAYS'), await account('payment:PAYS')];
    for (let n = 0; n < 7; n++) await post(payment, clearing, 10n);
    await post(clearing, payment, 20n);
    const found = (amount: bigint) => [{ provider: 'PAYS', currency: 'CUR', found: amount, expected: 0n }];
    expect(await drift()).toEqual(found(50n));
    const addUp = createHouseTotals(db, 3);
    await addUp('TOTALS', 'cashier');
    expect([await totals(), await drift()]).toEqual([[0n], found(50n)]);
    clock.advance(2 * HOUR_MS);
    await post(payment, clearing, 5n);
    await addUp('TOTALS', 'cashier');
    expect([await totals(), await drift()]).toEqual([[50n], found(55n)]);
    await post(clearing, payment, 55n);
    expect(await drift()).toEqual([]);
    // An old transfer that somebody changes is seen by the next check, as before.
    const change = (amount: number) => asOwner(db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update transfer set amount = ${amount} where tenant_id = 'TOTALS' and idempotency_key = 'moved-1'`.execute(tx);
    });
    await change(11);
    await addUp('TOTALS', 'cashier');
    expect(await drift()).toEqual(found(1n));
    await change(10);
    await addUp('TOTALS', 'cashier');
    expect(await drift()).toEqual([]);
  });

  it('bounds the statements of the check by what came since, when there is a total', async () => {
    await sql`update house_total set amount = amount + 7 where tenant_id = 'TOTALS'`.execute(db.query);
    expect(await drift()).toMatchObject([{ found: 7n }]);
    await createHouseTotals(db)('TOTALS', 'cashier');
    expect(await drift()).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock, type TestClock } from '../../../test-support/clock.ts';
import { asOwner, testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { openTestLedger, type TestLedger } from '../../../test-support/test-ledger.ts';
import { createHouseTotals } from '../wallet/index.ts';
import { transitDriftOf } from './transit-drift.ts';

const HOUR_MS = 3_600_000;
let clock: TestClock;
let db: TestDatabase;
let books: TestLedger;
beforeAll(async () => {
  clock = testClock();
  db = await testDatabase({ clock });
  books = await openTestLedger(db, 'TRANSIT');
  await openTestLedger(db, 'BESIDE');
});
afterAll(() => db.close());

let serial = 0;
const transit = (vendor: string) => books.wallet.openAccount('TRANSIT', { owner: `transit:${vendor}`, currency: 'CUR', kind: 'real' });
const post = (debit: string, credit: string, amount: bigint) => books.wallet.post({ tenant: 'TRANSIT', key: `moved-${++serial}`, reason: 'test', legs: [{ debit, credit, amount }] });
const asked = (vendor: string, state: string, amount: number, tenant = 'TRANSIT') =>
  asOwner(db, (tx) => {
    const [over, at] = [state === 'confirmed' || state === 'failed', new Date(clock.now())];
    return sql`insert into wallet_transfer (tenant_id, id, member_id, vendor, direction, currency, amount, state, reason, requested_at, changed_at, next_try_at, settled_at)
      values (${tenant}, ${randomUUID()}, 'm', ${vendor}, 'in', 'CUR', ${amount}, ${state}, 'player', ${at}, ${at}, ${over ? null : at}, ${over ? at : null})`.execute(tx);
  });
/** What the statement of one merchant says; the view says the same. */
async function drift() {
  const found = await transitDriftOf(db.query, 'TRANSIT');
  const { rows } = await sql<object>`select tenant_id as tenant, vendor, currency, in_transit::bigint as in_transit, expected::bigint as expected from wallet_transfer_drift where tenant_id = 'TRANSIT' order by vendor`.execute(db.query);
  expect(found).toEqual(rows);
  expect(await transitDriftOf(db.query, 'BESIDE')).toEqual([]);
  return found.map(({ vendor, in_transit: there, expected }) => [vendor, there, expected]);
}

describe('transitDriftOf', () => {
  it('returns what the view does when money is on its way that no open transfer claims, or the other way round, with totals and without', async () => {
    const [house, one, two] = [await books.house('payouts'), await transit('one'), await transit('two')];
    expect(await drift()).toEqual([]);
    for (let n = 0; n < 5; n++) await post(house, one, 10n);
    await post(one, house, 20n);
    await asked('one', 'requested', 100);
    await asked('one', 'confirmed', 100);
    await asked('one', 'failed', 100);
    expect(await drift()).toEqual([['one', 30n, 0n]]);
    for (const [state, amount] of [['debited', 5], ['sent', 10], ['unknown', 15]] as const) await asked('one', state, amount);
    expect(await drift()).toEqual([]);
    await asked('three', 'sent', 7);
    await post(house, two, 3n);
    const found = [['three', 0n, 7n], ['two', 3n, 0n]];
    expect(await drift()).toEqual(found);
    const addUp = createHouseTotals(db, 2);
    await addUp('TRANSIT', 'transit');
    expect(await drift()).toEqual(found);
    clock.advance(2 * HOUR_MS);
    await post(house, one, 1n);
    await addUp('TRANSIT', 'transit');
    expect(await drift()).toEqual([['one', 31n, 30n], ...found]);
  });

  it('returns a total that is off, since transfers before it are not read again, until they are added up anew', async () => {
    const before = await drift();
    await sql`update house_total set amount = amount + 7 where tenant_id = 'TRANSIT' and amount = 30`.execute(db.query);
    expect((await transitDriftOf(db.query, 'TRANSIT')).map(({ in_transit: there }) => there)).toEqual([38n, 0n, 3n]);
    await createHouseTotals(db)('TRANSIT', 'transit');
    expect(await drift()).toEqual(before);
  });
});

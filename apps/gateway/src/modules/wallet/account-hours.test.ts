import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock, type TestClock } from '../../../test-support/clock.ts';
import { asOwner, testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { openTestLedger } from '../../../test-support/test-ledger.ts';
import { createAccountHours } from './account-hours.ts';

const HOUR_MS = 3_600_000;
const [MEMBERS, HOURS] = [5, 3];
let clock: TestClock;
let db: TestDatabase;
const accounts: string[] = [];

beforeAll(async () => {
  clock = testClock();
  db = await testDatabase({ clock });
  const books = await openTestLedger(db, 'HOURS');
  await openTestLedger(db, 'BESIDE');
  const house = await books.house('payouts');
  for (let n = 0; n < MEMBERS; n++) accounts.push(await books.member(`m${n}`, 100n));
  const bets = async (name: string) => {
    for (const [n, account] of accounts.entries()) await books.wallet.post({ tenant: 'HOURS', key: `${name}-${n}`, reason: 'bet', legs: [{ debit: account, credit: house, amount: 1n }] });
  };
  for (let hour = 0; hour < HOURS; hour++) {
    clock.advance(HOUR_MS);
    await bets(`hour-${hour}`);
  }
  clock.advance(2 * HOUR_MS);
  await createAccountHours(db, 4).countHours(['HOURS', 'BESIDE']);
  await bets('later');
  // In the order of their ids, in which they are compared.
  accounts.sort();
});
afterAll(() => db.close());

const write = (text: string) =>
  asOwner(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(text).execute(tx);
  });

/** Sizes of slices, and the statements that six accounts need, of which five have four hours each; the last one finds out that there are no more. */
const slices = [{ accounts: 500, hours: 1_000, statements: 1 }, { accounts: 2, hours: 1_000, statements: 4 }, { accounts: 500, hours: 5, statements: 3 }, { accounts: 3, hours: 1, statements: 6 }];
describe.each(slices)('hoursDrift in slices of $accounts accounts and $hours hours', ({ statements: expected, ...compared }) => {
  const drift = (tenant = 'HOURS') => createAccountHours(db, 4, compared).hoursDrift(tenant);

  it('returns nothing when the hours and what came since come to the balances', async () => {
    expect([await drift(), await drift('BESIDE')]).toEqual([[], []]);
  });

  it('returns each account once when its hours or its balance were changed, whichever slice has it', async () => {
    for (const account of accounts) {
      await write(`update account_hour set money_in = money_in + 1 where account = '${account}' and reason = 'welcome'`);
      expect(await drift()).toMatchObject([{ tenant: 'HOURS', account, posted: 96n }]);
      await write(`update account_hour set money_in = money_in - 1 where account = '${account}' and reason = 'welcome'`);
      await write(`update account set posted = posted + 1 where id = '${account}'`);
      expect(await drift()).toMatchObject([{ account, posted: 97n }]);
      await write(`update account set posted = posted - 1 where id = '${account}'`);
    }
    await write(`update account_hour set money_out = money_out + 1 where reason = 'bet' and hour = (select min(hour) from account_hour where reason = 'bet')`);
    expect(await drift()).toMatchObject(accounts.map((account) => ({ account })));
    expect(await drift('BESIDE')).toEqual([]);
    await write(`update account_hour set money_out = money_out - 1 where reason = 'bet' and hour = (select min(hour) from account_hour where reason = 'bet')`);
  });

  it('compares no more in a statement than it was told when there are many accounts or hours', async () => {
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('posted <> counted')) statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await createAccountHours({ ...db, query: db.query.withPlugin(counting) }, 4, compared).hoursDrift('HOURS');
    expect(statements).toBe(expected);
  });
});

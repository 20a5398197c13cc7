import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { openTestLedger, type TestLedger } from '../../../test-support/test-ledger.ts';
import { createAudit } from './audit.ts';
import type { Audit } from './types.ts';

const MEMBERS = 8;
const small = { accounts: 3, transfers: 4 };
let db: TestDatabase;
let books: TestLedger;
const accounts: string[] = [];
beforeAll(async () => {
  db = await testDatabase();
  books = await openTestLedger(db, 'AUDIT');
  const house = await books.house('payouts');
  for (let n = 0; n < MEMBERS; n++) accounts.push(await books.member(`m${n}`, 100n));
  for (const [n, account] of accounts.entries()) await books.wallet.post({ tenant: 'AUDIT', key: `bet-${n}`, reason: 'test', legs: [{ debit: account, credit: house, amount: 10n }] });
  await books.wallet.hold({ tenant: 'AUDIT', key: 'held', reason: 'test', account: accounts[2] ?? '', amount: 5n });
});
afterAll(() => db.close());

/** Writes around the ledger, and takes it back afterwards. */
async function audited(change: string, back: string): Promise<Audit> {
  const write = (text: string) =>
    asOwner(db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(text).execute(tx);
    });
  await write(change);
  try {
    return await createAudit(db, small)('AUDIT');
  } finally {
    await write(back);
  }
}

describe('the audit in slices', () => {
  it('finds nothing when the ledger adds up', async () => {
    expect(await createAudit(db, small)('AUDIT')).toEqual({ drift: [], imbalance: [], orphans: [] });
  });

  it('finds a changed balance or hold, whichever account it is', async () => {
    for (const [n, id] of accounts.entries()) {
      const found = await audited(`update account set posted = posted + 1 where id = '${id}'`, `update account set posted = posted - 1 where id = '${id}'`);
      expect(found).toEqual({ drift: [{ tenant: 'AUDIT', account: id, owner: `member:m${n}` }], imbalance: [{ tenant: 'AUDIT', currency: 'CUR', kind: 'real', offBy: '1' }], orphans: [] });
      const held = await audited(`update account set held = held + 1 where id = '${id}'`, `update account set held = held - 1 where id = '${id}'`);
      expect(held.drift.map(({ account }) => account)).toEqual([id]);
    }
  });

  it('finds a changed or stray transfer and a journal without one, whichever it is', async () => {
    const { rows } = await sql<{ id: string; credit: string }>`select id, credit from transfer where tenant_id = 'AUDIT' order by id`.execute(db.query);
    expect(rows).toHaveLength(2 * MEMBERS);
    for (const { id, credit } of rows) {
      const found = await audited(`update transfer set amount = amount + 1 where id = '${id}'`, `update transfer set amount = amount - 1 where id = '${id}'`);
      expect([found.drift.length, found.imbalance.length]).toEqual([1, 1]);
      const stray = await audited(`update transfer set credit = gen_random_uuid() where id = '${id}'`, `update transfer set credit = '${credit}' where id = '${id}'`);
      expect(stray.orphans).toEqual([{ tenant: 'AUDIT', id }]);
    }
    for (const id of ['00000000-0000-0000-0000-000000000001', 'ffffffff-ffff-ffff-ffff-ffffffffffff']) {
      const { orphans } = await audited(`insert into journal (tenant_id, id, reason, at) values ('AUDIT', '${id}', 'test', now())`, `delete from journal where id = '${id}'`);
      expect(orphans).toEqual([{ tenant: 'AUDIT', id }]);
    }
  });
});

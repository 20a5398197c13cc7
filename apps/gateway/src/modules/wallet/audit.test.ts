import { everything } from '@livery/test-config';
import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { testClock, type TestClock } from '../../../test-support/clock.ts';
import { openTestLedger, walletOf, type TestLedger } from '../../../test-support/test-ledger.ts';
import { createIds, type Database, type Tx } from '../../platform/db/index.ts';
import { createAudit } from './audit.ts';
import type { Audit } from './types.ts';

const MEMBERS = 5;
const small = { accounts: 3, transfers: 4 };
let clock: TestClock;
let db: TestDatabase;
let books: TestLedger;
const accounts: string[] = [];
beforeAll(async () => {
  clock = testClock();
  db = await testDatabase({ clock });
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

const ages = ['of the last hour', 'of which most are older'];
describe.each(everything() ? ages : ages.slice(1))('the audit in slices, of transfers %s', (when) => {
  beforeAll(async () => {
    if (when === 'of the last hour') return;
    clock.advance(2 * 3_600_000);
    for (const [n, account] of accounts.entries()) await books.wallet.post({ tenant: 'AUDIT', key: `later-${n}`, reason: 'test', legs: [{ debit: account, credit: await books.house('payouts'), amount: 1n }] });
  });

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
    expect(rows.length).toBeGreaterThanOrEqual(2 * MEMBERS);
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

describe('the sum of the audit', () => {
  const bet = (n: number, on: Database = db) => walletOf(on).post({ tenant: 'AUDIT', key: `sum-${n}`, reason: 'test', legs: [{ debit: accounts[0] ?? '', credit: accounts[1] ?? '', amount: 1n }] });
  /** The database with the statements of its transactions counted, and something done before each of them. */
  function watched(before: (transaction: number) => Promise<unknown>) {
    const statements: number[] = [];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements[statements.length - 1] = (statements.at(-1) ?? 0) + 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const on: Database = {
      ...db,
      async transaction<T>(work: (tx: Tx) => Promise<T>) {
        await before(statements.length + 1);
        return db.transaction(async (tx) => {
          statements.push(0);
          return work(tx.withPlugin(counting));
        });
      },
    };
    return { on, statements };
  }

  it('holds its snapshot over the transfers of the last hour alone', async () => {
    clock.advance(2 * 3_600_000);
    const costs: number[] = [];
    for (const old of [0, 40]) {
      for (let n = 0; n < old; n++) await bet(n);
      clock.advance(2 * 3_600_000);
      const { on, statements } = watched(async () => undefined);
      expect((await createAudit(on, small)('AUDIT')).imbalance).toEqual([]);
      costs.push(...statements);
    }
    expect(costs).toHaveLength(2);
    expect(costs[1]).toBe(costs[0]);
  });

  it('reports nothing of a transfer that was committed late, between the older ones and the snapshot', async () => {
    const id = createIds({ now: () => clock.now() - 2 * 3_600_000 });
    const house = await books.house('late');
    const late = (): Promise<unknown> => walletOf({ ...db, newId: id }).post({ tenant: 'AUDIT', key: 'late', reason: 'test', legs: [{ debit: accounts[0] ?? '', credit: house, amount: 1n }] });
    const { on, statements } = watched((transaction) => (transaction === 1 ? late() : Promise.resolve()));
    expect((await createAudit(on, small)('AUDIT')).imbalance).toEqual([]);
    expect(statements.length).toBe(2);
  });
});

describe('the drift of the audit', () => {
  /** The database with something done after the first statement that adds up a slice, and how many there were. */
  function sliced(after: () => Promise<unknown> = () => Promise.resolve()) {
    const slicing = new WeakSet<object>();
    const seen = { slices: 0 };
    const counting: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        if (node.kind === 'RawNode' && node.sqlFragments.some((text) => text.includes('with slice'))) slicing.add(queryId);
        return node;
      },
      async transformResult({ result, queryId }) {
        if (slicing.has(queryId) && seen.slices++ === 0) await after();
        return result;
      },
    };
    return { on: { ...db, query: db.query.withPlugin(counting) } as Database, seen };
  }

  it('is read in slices of transfers when an account has many of them', async () => {
    const [one, other] = [await books.member('many', 1_000n), await books.member('few', 1_000n)];
    for (let n = 0; n < 20; n++) await walletOf(db).post({ tenant: 'AUDIT', key: `many-${n}`, reason: 'test', legs: [{ debit: one, credit: other, amount: 1n }] });
    clock.advance(2 * 3_600_000);
    const { on, seen } = sliced();
    expect((await createAudit(on, small)('AUDIT')).drift).toEqual([]);
    const { rows } = await sql<{ transfers: number }>`select count(*)::int as transfers from transfer where tenant_id = 'AUDIT'`.execute(db.query);
    // Both sides of at least the twenty, four at a time.
    expect(seen.slices).toBeGreaterThanOrEqual(10);
    expect(seen.slices).toBeLessThan(rows[0]?.transfers ?? 0);
    expect((await audited(`update transfer set amount = amount + 1 where idempotency_key = 'many-7'`, `update transfer set amount = amount - 1 where idempotency_key = 'many-7'`)).drift.map(({ account }) => account).toSorted()).toEqual([one, other].toSorted());
  });

  it('is nothing when a transfer was committed late, behind the slice that it belongs to', async () => {
    const id = createIds({ now: () => clock.now() - 2 * 3_600_000 });
    const late = (): Promise<unknown> => walletOf({ ...db, newId: id }).post({ tenant: 'AUDIT', key: 'late-drift', reason: 'test', legs: [{ debit: accounts[0] ?? '', credit: accounts[1] ?? '', amount: 1n }] });
    const { on, seen } = sliced(late);
    expect((await createAudit(on, { accounts: 100, transfers: 1_000 })('AUDIT')).drift).toEqual([]);
    expect(seen.slices).toBeGreaterThan(0);
  });
});

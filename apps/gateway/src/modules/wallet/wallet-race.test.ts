import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanAudit, openTestLedger, type TestLedger } from '../../../test-support/test-ledger.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { WalletRefusal } from './index.ts';

let db: TestDatabase;
let books: TestLedger;
beforeAll(async () => {
  db = await testDatabase({ poolSize: 32 });
  books = await openTestLedger(db, 'RACE');
});
afterAll(() => db.close());

const times = <T>(count: number, work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, index) => work(index)));

function move(key: string, ...pairs: (readonly [string, string, bigint])[]): Promise<'done' | 'refused'> {
  const legs = pairs.map(([debit, credit, amount]) => ({ debit, credit, amount }));
  return books.wallet.post({ tenant: 'RACE', key, reason: 'race', legs }).then(
    () => 'done' as const,
    (error: unknown) => {
      if (error instanceof WalletRefusal && error.code === 'INSUFFICIENT_FUNDS') return 'refused' as const;
      throw error;
    },
  );
}

const free = async (memberId: string) => (await books.wallet.balanceOf('RACE', memberId, 'CUR'))?.available ?? -1n;

describe('concurrent wallet commands', () => {
  it('concurrent debits stop at the minimum', async () => {
    const account = await books.member('racer', 100n);
    const house = await books.house('games');
    const outcomes = await times(150, (index) => move(`debit-${index}`, [account, house, 1n]));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(100);
    expect(await free('racer')).toBe(0n);
  });

  it('concurrent holds and debits never reserve the same money twice', async () => {
    const account = await books.member('holder', 100n);
    const house = await books.house('games');
    const outcomes = await times(100, (index) =>
      index % 2 === 0
        ? move(`mixed-${index}`, [account, house, 3n])
        : books.wallet.hold({ tenant: 'RACE', key: `mixed-${index}`, reason: 'race', account, amount: 3n }).then(
            () => 'done' as const,
            () => 'refused' as const,
          ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(33);
    expect(await free('holder')).toBe(1n);
  });

  it('opposite transfers are posted without a deadlock', async () => {
    const accounts = await times(4, (index) => books.member(`crossing-${index}`, 1000n));
    const pick = (index: number) => accounts[index % accounts.length] ?? '';
    // Both directions of every pair, single and as legs in opposite orders: without an order of locking, deadlocks.
    const outcomes = await times(200, (index) => {
      const [from, to, third] = [pick(index), pick(index + 1 + (index % 3)), pick(index + 2)];
      if (index % 4 !== 0 || third === from || third === to) return move(`cross-${index}`, [from, to, 1n]);
      return move(`cross-${index}`, [third, from, 1n], [to, third, 1n]);
    });
    expect(outcomes).not.toContain('refused');
    const balances = await times(4, (index) => free(`crossing-${index}`));
    expect(balances.reduce((sum, balance) => sum + balance)).toBe(4000n);
  });

  it('a key is granted to one of several concurrent commands', async () => {
    const account = await books.member('keyed', 100n);
    const house = await books.house('games');
    const settled = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        books.wallet.post({ tenant: 'RACE', key: 'shared', reason: 'race', legs: [{ debit: account, credit: house, amount: BigInt(index + 1) }] }),
      ),
    );
    const refusals = settled.flatMap((result) => (result.status === 'rejected' ? [(result.reason as WalletRefusal).code] : []));
    expect(refusals).toEqual(Array.from({ length: 9 }, () => 'KEY_CONFLICT'));
  });

  it('the ledger is consistent after all tests', async () => {
    expect(await books.wallet.audit()).toEqual(cleanAudit);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { openTestLedger } from '../../../../test-support/test-ledger.ts';
import { createPeerDrift } from './peer-drift.ts';

const PAYOUTS = 5;
const idOf = (n: number, of: 'payout' | 'payment' = 'payout'): string => `00000000-0000-0000-000${of === 'payout' ? 1 : 2}-00000000000${n}`;
let db: TestDatabase;

/** Writes around the cashier. */
const write = (text: string) =>
  asOwner(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(text).execute(tx);
  });
/** What the slices say of a merchant, whatever their size; the function that reads all at once says the same. */
async function driftOf(tenant: string): Promise<readonly object[]> {
  const found = await createPeerDrift(db)(tenant);
  for (const payouts of [1, 2, PAYOUTS, PAYOUTS + 1]) expect(await createPeerDrift(db, payouts)(tenant)).toEqual(found);
  expect((await sql<object>`select tenant_id as tenant, subject, expected, found from peer_drift_of(${tenant}) order by subject desc`.execute(db.query)).rows).toEqual(found.toReversed());
  return found;
}

beforeAll(async () => {
  db = await testDatabase();
  const books = await openTestLedger(db, 'PEERS');
  await openTestLedger(db, 'BESIDE');
  await books.wallet.openAccount('PEERS', { owner: 'payment:PEER', currency: 'CUR', kind: 'real' });
  for (let n = 1; n <= PAYOUTS; n++) {
    await write(`insert into peer_payout (tenant_id, id, provider, member_id, currency, amount, unmatched, state, created_at, offered_until) values ('PEERS', '${idOf(n)}', 'PEER', 'm', 'CUR', 100, 30, 'ended', now(), now())`);
    await write(`insert into peer_payment (tenant_id, id, payout_id, amount, state, created_at, changed_at) values ('PEERS', '${idOf(n, 'payment')}', '${idOf(n)}', 70, 'told', now(), now())`);
  }
});
afterAll(() => db.close());

describe('createPeerDrift', () => {
  it('returns each payout when it does not add up, whichever slice has it, at its merchant alone', async () => {
    expect(await driftOf('PEERS')).toEqual([]);
    for (let n = 1; n <= PAYOUTS; n++) {
      await write(`update peer_payment set amount = 69 where id = '${idOf(n, 'payment')}'`);
      expect(await driftOf('PEERS')).toEqual([{ tenant: 'PEERS', subject: `withdrawal:${idOf(n)}`, expected: 100n, found: 99n }]);
      expect(await driftOf('BESIDE')).toEqual([]);
      await write(`update peer_payment set amount = 70 where id = '${idOf(n, 'payment')}'`);
    }
    await write(`update peer_payout set unmatched = 29 where tenant_id = 'PEERS'`);
    expect(await driftOf('PEERS')).toMatchObject(Array.from({ length: PAYOUTS }, (_, index) => ({ subject: `withdrawal:${idOf(index + 1)}`, found: 99n })));
    await write(`update peer_payout set unmatched = 30 where tenant_id = 'PEERS'`);
  });

  it('returns a provider when it does not owe what payers were credited for payouts that go on', async () => {
    await write(`insert into payment_provider (tenant_id, code, adapter, origin) values ('PEERS', 'PEER', 'peer', 'https://peer.example')`);
    expect(await driftOf('PEERS')).toEqual([]);
    await write(`update peer_payout set state = 'closed' where id = '${idOf(2)}'`);
    await write(`update peer_payment set state = 'received', arrived = 70 where id = '${idOf(2, 'payment')}'`);
    expect(await driftOf('PEERS')).toEqual([{ tenant: 'PEERS', subject: 'payment:PEER CUR', expected: -70n, found: 0n }]);
  });
});

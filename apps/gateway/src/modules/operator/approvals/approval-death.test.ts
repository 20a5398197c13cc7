import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountHelpers } from '../../../../test-support/account-helpers.ts';
import { sameDatabase, testEngine } from '../../../../test-support/database.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { operatorCodeOf, operatorHelpers } from '../../../../test-support/operator-helpers.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { verifyTrail } from '../trail/verify-trail.ts';

/** Ends the connection that waits for a lock, as the death of its process would. */
async function killWaiting({ db }: Pick<TestGateway, 'db'>): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db.query);
    const [waiting] = rows;
    if (waiting !== undefined) {
      await sql`select pg_terminate_backend(${waiting.pid})`.execute(db.query);
      return;
    }
    await delay(10);
  }
  throw new Error('Nothing waits for a lock.');
}

// An embedded database has one connection, which nothing can end in the middle.
describe.runIf(testEngine === 'postgres')('approvals:approve', () => {
  it('leaves all of it undone, and to be approved again, when the connection dies in the middle', async () => {
    const gateway = await testGateway();
    const other = await sameDatabase(gateway.db);
    // Whoever may end connections is no role that serves.
    other.role.assume(undefined);
    try {
      const ops = operatorHelpers(gateway);
      const [fiona, fred] = [await ops.open('fiona', ['finance', 'risk']), await ops.open('fred', ['finance'])];
      const anna = await accountHelpers(gateway).open('anna', { gift: { reason: 'welcome', amount: '100' } });
      const { effect } = await ops.valueOf('money:adjust', { memberId: anna, direction: 'credit', amount: '5000', reason: 'ticket 4711' }, { token: fiona });
      const approve = () => ops.call('approvals:approve', { approvalId: effect.approvalId, reason: 'seen it' }, { token: fred });
      const locked = Promise.withResolvers<void>();
      const done = Promise.withResolvers<void>();
      const holding = other.transaction(async (tx) => {
        await sql`select 1 from account where tenant_id = ${NORTH} and owner = ${`member:${anna}`} for update`.execute(tx);
        locked.resolve();
        await done.promise;
      });
      await locked.promise;
      const dying = approve();
      await killWaiting({ db: other });
      expect(operatorCodeOf(await dying)).toBe('UNAVAILABLE');
      done.resolve();
      await holding;
      const state = async () => [(await ops.valueOf('approvals:list', { state: 'all' }, { token: fred })).approvals[0]?.state, (await gateway.wallet.balanceOf(NORTH, anna, 'PHP'))?.posted];
      expect(await state()).toEqual(['pending', 10_000n]);
      expect(operatorCodeOf(await approve())).toBe('OK');
      expect(await state()).toEqual(['approved', 510_000n]);
      expect((await verifyTrail(gateway.db, NORTH)).whole).toBe(true);
    } finally {
      await other.close();
      await gateway.stop();
    }
  });
});

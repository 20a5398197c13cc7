import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accountHelpers } from '../../../../test-support/account-helpers.ts';
import { testEngine } from '../../../../test-support/database.ts';
import { testGateway } from '../../../../test-support/gateway.ts';
import { operatorCodeOf, operatorHelpers } from '../../../../test-support/operator-helpers.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { openDatabase, type Database } from '../../../platform/db/index.ts';
import { verifyTrail } from '../trail/verify-trail.ts';

/** Ends the connection that waits for a lock, as the death of its process would. */
async function killWaiting({ query }: Pick<Database, 'query'>): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(query);
    const [waiting] = rows;
    if (waiting !== undefined) {
      await sql`select pg_terminate_backend(${waiting.pid})`.execute(query);
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
    // Its owner, who may end the connections of others and lock an account.
    const other = await openDatabase({ engine: 'postgres', url: gateway.db.url ?? '', poolSize: 4 });
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
      await killWaiting(other);
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

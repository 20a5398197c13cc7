import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers } from '../../../test-support/account-helpers.ts';
import { asOwner } from '../../../test-support/database.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { connectPayouts, payee } from '../../../test-support/payee.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';
import { askedSince as depositsSince } from './deposits/create-deposit.ts';
import { askedSince as withdrawalsSince } from './withdrawals/withdrawal-store.ts';

const DAY = 86_400_000;
let gateway: TestGateway;
let since: Date;
let member = '';

/** Years of deposits and withdrawals that are over, by many members; one of each that waits since the first day, and one of today. */
beforeAll(async () => {
  gateway = await testGateway();
  await connectPayouts(gateway);
  const { id: memberId, account } = await payee(gateway, accountHelpers(gateway), 'askstoday');
  member = memberId;
  const now = gateway.clock.now();
  since = new Date(now - DAY);
  const at = sql`${new Date(now)}::timestamptz - (n || ' hours')::interval`;
  const id = sql`('019b0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  await asOwner(gateway.db, async (tx) => {
    await sql`
      insert into deposit (tenant_id, id, member_id, method, provider, kind, currency, amount, fee_ppm, fee_fixed, fee_least, reference, state, language, return_url, arrives_minutes, created_at, changed_at, expires_at)
        select ${NORTH}, ${id}, case when n % 2 = 0 then ${member} else 'other' || n % 50 end, 'qr', 'P', 'qr', 'PHP', 100, 0, 0, 0, 'D' || n, case when n in (2, 19998) then 'created' else 'credited' end, 'EN', '', 1, ${at}, ${at}, ${at}
          from generate_series(1, 20000) n`.execute(tx);
    await sql`
      insert into withdrawal (tenant_id, id, member_id, method, provider, account_id, account_kind, account_name, account_holder, last_four, currency, amount, fee, reference, state, hold_id, language, arrives_minutes, created_at, changed_at)
        select ${NORTH}, ${id}, case when n % 2 = 0 then ${member} else 'other' || n % 50 end, 'bank', 'P', ${account}::uuid, 'bank', 'B', 'H', '1234', 'PHP', 100, 0, 'W' || n, case when n in (2, 19998) then 'review' else 'paid' end, ${id}, 'EN', 1, ${at}, ${at}
          from generate_series(1, 20000) n`.execute(tx);
    await sql`analyze deposit, withdrawal`.execute(tx);
  });
});
afterAll(() => gateway.stop());

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}
/** Rows that the scans of a statement read. */
const readBy = ({ Plans = [], ...plan }: Plan): number => (Plans.length === 0 ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : Plans.reduce((sum, inner) => sum + readBy(inner), 0));
async function read(statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>`explain (analyze, format json) ${statement}`.execute(gateway.db.query);
  const [top] = rows[0]?.['QUERY PLAN'] ?? [];
  if (top === undefined) throw new Error('There is no plan.');
  return readBy(top.Plan);
}

describe('what a member asked for within a day', () => {
  it('counts what is of the day and what is open since whenever', async () => {
    expect((await depositsSince(NORTH, member, since).execute(gateway.db.query)).rows).toEqual([{ method: 'qr', sum: 1_100n, open: 2, begun: 11, unpaid: 0 }]);
    expect((await withdrawalsSince(NORTH, member, since).execute(gateway.db.query)).rows).toEqual([{ sum: 1_100n, count: 11, open: 2 }]);
  });

  it.each([['deposits', depositsSince], ['withdrawals', withdrawalsSince]] as const)('reads no %s of years before', async (_, askedSince) => {
    expect(await read(askedSince(NORTH, member, since))).toBeLessThan(40);
  });
});

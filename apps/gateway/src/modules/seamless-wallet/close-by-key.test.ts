import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { of, openSeamlessHarness, type SeamlessHarness } from '../../../test-support/seamless-harness.ts';

const TENANT = 'BY-KEY';
/** More than a page of bets: what reads them all is seen. */
const BETS = 30;
let db: TestDatabase;
let desk: SeamlessHarness;

beforeAll(async () => {
  db = await testDatabase();
  desk = await openSeamlessHarness(db, TENANT);
});
afterAll(() => db.close());

describe('the end of a round', () => {
  it('reads the bets of the round and no others, in a database without statistics', async () => {
    const seat = await desk.sit('player', 10_000n);
    for (let bet = 0; bet < BETS; bet++) expect(await seat.call('bet', of(`t${bet}`, `r${bet}`, 100))).toMatchObject({ code: 'OK' });
    const { closed, read } = await db.transaction(async (tx) => {
      const ended = await sql<{ closed: string[] }>`
        select seamless_close(${TENANT}, id, vendor, round_id, member_id, 'end', now()) as closed from game_round where tenant_id = ${TENANT} and round_id = 'r7'`.execute(tx);
      const reads = await sql<{ read: number }>`select idx_tup_fetch::int as read from pg_stat_xact_user_tables where relname = 'game_bet'`.execute(tx);
      return { closed: ended.rows[0]?.closed.length, read: reads.rows[0]?.read };
    });
    expect(closed).toBe(1);
    expect(read).toBe(1);
  });
});

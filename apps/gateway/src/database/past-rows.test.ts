import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '../../test-support/clock.ts';
import { asOwner, testDatabase, type TestDatabase } from '../../test-support/database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { deleteExpired } from '../platform/retention/index.ts';

// The migrations go by the database's own clock, and so does the test.
const clock = testClock(Date.now());
let db: TestDatabase;
beforeEach(async () => {
  db = await testDatabase({ clock });
});
afterEach(() => db.close());

/** Writes rows as they were before the triggers that count them. */
const before = (text: string) =>
  asOwner(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(text).execute(tx);
  });

/** Runs the batches of a migration as the migrator does; returns how many changed something. */
async function batches(file: string): Promise<number> {
  const text = readFileSync(join(migrationsFolder, file), 'utf8');
  for (let run = 0; ; run++) {
    if (((await asOwner(db, (tx) => sql.raw(text).execute(tx))).numAffectedRows ?? 0n) === 0n) return run;
  }
}
const rows = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(db.query)).rows;

describe('0075-past-winners.sql', () => {
  const round = (from: number, to: number, payout: number, opened: string, kind = 'real') =>
    before(`insert into game_round (tenant_id, vendor, round_id, member_id, id, game, currency, kind, stake, payout, opened_at)
      select 'T', 'acme', 'r' || n, 'm', gen_random_uuid(), 'slot', 'CUR', '${kind}', 100, ${payout}, ${opened} from generate_series(${from}, ${to}) n`);

  it('takes up every win of the days that the board shows, once, and nothing else', async () => {
    await round(1, 1005, 300, "now() - interval '1 day'");
    await round(2001, 2001, 199, 'now()');
    await round(2002, 2002, 900, "now() - interval '15 days'");
    await round(2003, 2003, 900, 'now()', 'trial');
    expect(await batches('0075-past-winners.sql')).toBe(2);
    expect(await rows("select count(*)::int as wins, sum(prize)::int as prizes from game_win where tenant_id = 'T'")).toEqual([{ wins: 1005, prizes: 301_500 }]);
    expect(await rows('select round_id from game_win win where not exists (select from game_round round where round.id = win.round and round.payout = win.prize)')).toEqual([]);
    expect(await batches('0075-past-winners.sql')).toBe(0);
  });

  it('leaves rows that housekeeping deletes once the board shows them no more', async () => {
    await round(1, 1, 300, "now() - interval '13 days'");
    await round(2, 2, 300, "now() - interval '1 day'");
    await batches('0075-past-winners.sql');
    clock.advance(2 * 86_400_000);
    await deleteExpired(db, 'game_win');
    expect(await rows('select round_id from game_win')).toEqual([{ round_id: 'r2' }]);
    expect(await rows('select count(*)::int as n from game_round')).toEqual([{ n: 2 }]);
  });
});

describe('0081-past-plays.sql', () => {
  it('counts every play of the days that count, once, and plays since are counted beside them', async () => {
    const played = (from: number, to: number, at: string) =>
      before(`insert into recent_play (tenant_id, member_id, game_code, at) select 'T', ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'slot', ${at} from generate_series(${from}, ${to}) n`);
    await played(1, 1005, "now() - interval '2 days'");
    await played(2001, 2001, "now() - interval '40 days'");
    await asOwner(db, (tx) => sql`update recent_play set at = now() where member_id = '00000000-0000-7000-8000-000000000001'`.execute(tx));
    expect(await batches('0081-past-plays.sql')).toBe(2);
    expect(await batches('0081-past-plays.sql')).toBe(0);
    expect((await rows("select members from game_play_day where tenant_id = 'T' order by day")).map(({ members }) => members)).toEqual([1004, 1]);
  });
});

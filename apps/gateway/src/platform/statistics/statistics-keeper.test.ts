import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { addTenant } from '../../../test-support/test-ledger.ts';
import { createStatisticsKeeper } from './statistics-keeper.ts';

describe('the keeper of the planner’s statistics', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase();
    await addTenant(db, 'T');
    await createStatisticsKeeper(db)();
  });
  afterAll(() => db.close());

  const fill = (from: number, to: number): Promise<unknown> =>
    asOwner(db, (tx) => sql`insert into throttle (tenant_id, rule, subject, count, ends_at) select 'T', 'statistics', n::text, 1, now() from generate_series(${from}::int, ${to}::int) n`.execute(tx));
  async function known(): Promise<number> {
    const { rows } = await sql<{ rows: number }>`select reltuples::int as rows from pg_class where oid = 'throttle'::regclass`.execute(db.query);
    return rows[0]?.rows ?? Number.NaN;
  }

  it('looks at a table that grew, once, and again when it grew several times', async () => {
    const keep = createStatisticsKeeper(db);
    await fill(1, 3_000);
    expect(await keep()).toBe(1);
    expect(await known()).toBe(3_000);
    expect(await keep()).toBe(0);
    await fill(3_001, 6_000);
    expect(await keep()).toBe(0);
    await fill(6_001, 30_000);
    expect(await keep()).toBe(1);
    expect(await known()).toBe(30_000);
  });
});

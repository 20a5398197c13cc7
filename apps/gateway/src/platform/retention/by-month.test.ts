import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock, type TestClock } from '../../../test-support/clock.ts';
import { testDatabase, testEngine, type TestDatabase } from '../../../test-support/database.ts';
import { keepMonths, type MonthlyTable } from './by-month.ts';
import { retention } from './retention.ts';

const DAY_MS = 86_400_000;
/** Later than the first part of a table that was migrated today ends. */
const START = Date.UTC(2099, 10, 20);

describe('tables kept by month', () => {
  let clock: TestClock;
  let db: TestDatabase;
  beforeAll(async () => {
    clock = testClock(START);
    db = await testDatabase({ clock });
    await sql`insert into tenant (id, brand, name) values ('T', 't', 'T')`.execute(db.query);
  });
  afterAll(() => db.close());

  let told = 0;
  const tell = async (at: number): Promise<string> => {
    const id = `0190aaaa-0000-7000-8000-${String((told += 1)).padStart(12, '0')}`;
    await sql`insert into game_round_detail (tenant_id, round, platform_tx, detail, at) values ('T', ${id}, ${id}, '{}', ${new Date(at)})`.execute(db.query);
    return id;
  };
  /** The part that a row of a round lies in. */
  const partOf = async (round: string) =>
    (await sql<{ part: string }>`select tableoid::regclass::text as part from game_round_detail where tenant_id = 'T' and round = ${round}`.execute(db.query)).rows[0]?.part.replace('livery_month.game_round_detail_', '');
  const partsOf = async (table: MonthlyTable) =>
    (await sql<{ part: string }>`select inhrelid::regclass::text as part from pg_inherits where inhparent = ${table}::regclass order by 1`.execute(db.query)).rows.map(({ part }) => part.slice(`livery_month.${table}_`.length));

  it('begin with what was there and with a part for the rest', async () => {
    for (const table of ['game_round_detail', 'ledger_check'] as const) expect(await partsOf(table)).toEqual(['before', 'rest']);
    expect(await partOf(await tell(Date.UTC(2026, 0, 1)))).toBe('before');
  });

  it('take rows of months that are not there yet, and move them when these are', async () => {
    const [early, now, late] = [await tell(Date.UTC(2099, 9, 31)), await tell(START), await tell(Date.UTC(2100, 0, 31, 23, 59, 59, 999))];
    expect(await partOf(now)).toBe('rest');
    expect(await keepMonths(db, 'game_round_detail')).toEqual(['+2099_11', '+2099_12', '+2100_01', '-before']);
    expect([await partOf(early), await partOf(now), await partOf(late)]).toEqual(['rest', '2099_11', '2100_01']);
    expect(await keepMonths(db, 'game_round_detail')).toEqual([]);
    clock.advance(11 * DAY_MS);
    expect(await keepMonths(db, 'game_round_detail')).toEqual(['+2100_02']);
    expect(await partOf(await tell(Date.UTC(2100, 1, 1)))).toBe('2100_02');
  });

  it('drop a month once its last row is over, and no day earlier', async () => {
    clock.advance(Date.UTC(2099, 11, 1) + retention.game_round_detail.keepMs - 1 - clock.now());
    expect((await keepMonths(db, 'game_round_detail')).filter((step) => step.startsWith('-'))).toEqual([]);
    clock.advance(1);
    const before = (at: number) => sql`select from game_round_detail where at < ${new Date(at)}`.execute(db.query).then(({ rows }) => rows.length);
    expect(await before(Date.UTC(2099, 11, 1))).toBe(1);
    expect(await keepMonths(db, 'game_round_detail')).toEqual(['-2099_11']);
    expect(await before(Date.UTC(2099, 11, 1))).toBe(0);
  });

  it('keep one row for each key of a month, and refer to their tenant', async () => {
    const check = (tenant: string) => sql`insert into ledger_check (tenant_id, name, period, found, examples, at) values (${tenant}, 'drift', 'p', 0, '[]', ${new Date(clock.now())})`.execute(db.query);
    await keepMonths(db, 'ledger_check');
    await check('T');
    await expect(check('T')).rejects.toThrow('duplicate key');
    await expect(check('nobody')).rejects.toThrow('foreign key');
  });

  it('are read no further back than a bet was placed', async () => {
    const { rows } = await sql<Record<string, string>>`
      explain select detail from game_round_detail where tenant_id = 'T' and round = '0190aaaa-0000-7000-8000-000000000001' and at >= ${new Date(clock.now())}`.execute(db.query);
    const plan = rows.map((row) => Object.values(row)[0]).join('\n');
    expect(plan).toContain('game_round_detail_rest');
    expect(plan).not.toContain('2099');
  });

  it('are dropped by nobody who serves, and no other table is', async () => {
    await expect(sql`drop table livery_month.game_round_detail_rest`.execute(db.query)).rejects.toThrow(/must be owner|permission denied/);
    await expect(sql`select from livery_month.game_round_detail_rest`.execute(db.query)).rejects.toThrow('permission denied');
    await expect(sql`select months_keep('transfer', now(), now())`.execute(db.query)).rejects.toThrow('transfer is not kept by month');
    await expect(sql`delete from game_round_detail`.execute(db.query)).rejects.toThrow('permission denied');
    await expect(sql`update ledger_check set found = 1`.execute(db.query)).rejects.toThrow('permission denied');
  });

  it.runIf(testEngine === 'postgres')('wait for locks a second, and change nothing where they do not get them', async () => {
    clock.advance(400 * DAY_MS);
    const parts = await partsOf('game_round_detail');
    const other = new pg.Client({ connectionString: db.url });
    await other.connect();
    await other.query('begin; lock table livery_month.game_round_detail_rest in row exclusive mode');
    await expect(keepMonths(db, 'game_round_detail')).rejects.toThrow('lock timeout');
    await other.end();
    expect(await partsOf('game_round_detail')).toEqual(parts);
    expect((await keepMonths(db, 'game_round_detail')).length).toBeGreaterThan(0);
  });
});

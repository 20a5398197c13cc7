import { createBetTotals, migrate, migrationsFolder, openDatabase, type Database } from '@livery/gateway';
import { walletOf } from '@livery/gateway/test-support';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillDatabase, MERCHANT } from './fill.ts';
import { playersOf } from './players.ts';

describe('fillDatabase', () => {
  let db: Database;
  let built: readonly string[];
  const indexesOf = async () => (await sql<{ made: string }>`select indexdef as made from pg_indexes where schemaname = 'public' order by 1`.execute(db.query)).rows.map(({ made }) => made);
  beforeAll(async () => {
    db = await openDatabase({ engine: 'pglite' });
    await migrate(db, migrationsFolder);
    built = await indexesOf();
    await fillDatabase(db, { members: 200, bets: 3000 }, new Date(Date.UTC(2026, 10, 1)));
  }, 240_000);
  afterAll(() => db.close());
  const number = async (text: string): Promise<number> => Number((await sql.raw<{ n: number }>(text).execute(db.query)).rows[0]?.n);

  it('writes as many members and bets as asked for, of which a few play most', async () => {
    expect(await number('select count(*) as n from member')).toBe(200);
    expect(await number('select count(*) as n from game_bet')).toBe(3000);
    const { most, others } = await playersOf(db);
    expect(most[0]?.bets).toBeGreaterThan(300);
    expect(others.at(-1)?.bets).toBeLessThan(15);
  });

  it('keeps ledger and totals without drift', async () => {
    for (const merchant of [undefined, MERCHANT]) expect(await walletOf(db).audit(merchant)).toEqual({ drift: [], imbalance: [], orphans: [] });
    expect(await createBetTotals(db).totalsDrift(MERCHANT)).toEqual([]);
    // Each statement tells the balance that follows from the one before.
    expect(await number('select count(*) as n from account where not derived and posted < 0')).toBe(0);
    expect(await number("select count(*) as n from transfer join account on account.tenant_id = transfer.tenant_id and account.id = transfer.debit and not account.derived where debit_after < 0")).toBe(0);
  });

  it('keeps wins and plays as the triggers would', async () => {
    expect(await number('select count(*) as n from game_win')).toBe(await number("select count(*) as n from game_round where payout >= 2 * stake and opened_at > timestamptz '2026-11-01Z' - interval '28 days'"));
    expect(await number('select sum(members) as n from game_play_day')).toBe(await number("select count(*) as n from recent_play where at > timestamptz '2026-11-01Z' - interval '60 days'"));
  });

  it('builds every index and key again', async () => {
    expect(built.length).toBeGreaterThan(100);
    expect(await indexesOf()).toEqual(built);
  });

  it('writes bets in the order of their moments, as they come to be', async () => {
    expect(await number('select count(*) as n from (select placed_at < lag(placed_at) over (order by ctid) as wrong from game_bet) bets where wrong')).toBe(0);
  });

  it('gives bets ids that follow the moments at which they were placed', async () => {
    expect(await number("select count(*) as n from (select placed_at < lag(placed_at) over (order by id) - interval '1 millisecond' as wrong from game_bet) bets where wrong")).toBe(0);
  });
});

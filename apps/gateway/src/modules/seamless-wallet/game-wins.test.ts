import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

async function round(id: string, kind: 'real' | 'trial' = 'real'): Promise<void> {
  await sql`insert into game_round (tenant_id, vendor, round_id, member_id, id, game, currency, kind, stake, opened_at)
    values ('T', 'acme', ${id}, 'm', ${db.newId()}, 'slot', 'CUR', ${kind}, 100, now())`.execute(db.query);
}
const set = (id: string, what: 'payout' | 'stake', value: number) => sql`update game_round set ${sql.ref(what)} = ${value} where tenant_id = 'T' and round_id = ${id}`.execute(db.query);
const prizeOf = async (id: string): Promise<number | undefined> => {
  const { rows } = await sql<{ prize: number }>`select prize::int as prize from game_win where tenant_id = 'T' and round_id = ${id}`.execute(db.query);
  return rows[0]?.prize;
};

describe('game_win', () => {
  it('has a round when it has paid at least twice its stake, with all that it paid', async () => {
    await round('won');
    await set('won', 'payout', 199);
    expect(await prizeOf('won')).toBeUndefined();
    await set('won', 'payout', 200);
    expect(await prizeOf('won')).toBe(200);
    await set('won', 'payout', 500);
    expect(await prizeOf('won')).toBe(500);
  });

  it('loses a round when a further stake or a prize taken back makes it too small, and has it again when the stake is taken back', async () => {
    await round('less');
    await set('less', 'payout', 200);
    await set('less', 'stake', 150);
    expect(await prizeOf('less')).toBeUndefined();
    await set('less', 'stake', 100);
    expect(await prizeOf('less')).toBe(200);
    await set('less', 'payout', 0);
    expect(await prizeOf('less')).toBeUndefined();
  });

  it('has no round of trial money, and none that paid nothing when its stake was taken back', async () => {
    await round('trial', 'trial');
    await set('trial', 'payout', 900);
    await round('void');
    await set('void', 'stake', 0);
    expect([await prizeOf('trial'), await prizeOf('void')]).toEqual([undefined, undefined]);
  });

  it('is as it was when the transaction that settles is undone', async () => {
    await round('undone');
    await expect(
      db.transaction(async (tx) => {
        await sql`update game_round set payout = 900 where tenant_id = 'T' and round_id = 'undone'`.execute(tx);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await prizeOf('undone')).toBeUndefined();
  });
});

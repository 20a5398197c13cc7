import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, testEngine, type TestDatabase } from '../../../../test-support/database.ts';
import { createTree, type Tree } from './tree.ts';

const DAY = 86_400_000;
const [HERE, THERE] = ['TREEHERE', 'TREETHERE'];
const clock = testClock();
let db: TestDatabase;
let tree: Tree;

beforeAll(async () => {
  db = await testDatabase({ clock });
  tree = createTree(db);
  for (const tenant of [HERE, THERE]) await sql`insert into tenant (id, brand, name) values (${tenant}, 'tree', 'Tree')`.execute(db.query);
});
afterAll(() => db.close());

/** Registers an account; an agent unless stated. */
async function join(parentId: string | null = null, { type = 1, tenant = HERE }: { readonly type?: number; readonly tenant?: string } = {}): Promise<string> {
  const id = db.newId();
  await db.transaction((tx) => sql`insert into member (tenant_id, id, username, type, parent_id, registered_at) values (${tenant}, ${id}, ${id}, ${type}, ${parentId}, ${new Date(clock.now())})`.execute(tx));
  clock.advance(1);
  return id;
}
const move = (memberId: string, toId: string | null, since = clock.now()) => db.transaction((tx) => tree.move(tx, HERE, { memberId, toId, since: new Date(since) }));
const setRate = (memberId: string, ppm: number, since = clock.now()) => db.transaction((tx) => tree.setRate(tx, HERE, { memberId, ppm, since: new Date(since) }));
const chain = async (id: string, at = clock.now()): Promise<string[]> => (await tree.uplinesAt(HERE, id, new Date(at))).map((upline) => upline.id);
const nobody = '00000000-0000-7000-8000-000000000000';

describe('a move', () => {
  it('takes the whole branch along from its date on, and leaves the past as it was', async () => {
    const [top, other] = [await join(), await join()];
    const agent = await join(top);
    const player = await join(agent, { type: 0 });
    const [before, date] = [clock.now(), clock.now() + 2 * DAY];
    expect(await move(agent, other, date)).toBe('done');
    expect([await chain(player), await chain(player, date - 1), await chain(player, date)]).toEqual([[agent, top], [agent, top], [agent, other]]);
    // Who joins before the date moves along on it.
    const late = await join(agent, { type: 0 });
    expect([await chain(late), await chain(late, date)]).toEqual([[agent, top], [agent, other]]);
    await tree.follow();
    const parent = async () => (await db.query.selectFrom('member').select('parent_id').where('id', '=', agent).executeTakeFirstOrThrow()).parent_id;
    expect(await parent()).toBe(top);
    clock.advance(3 * DAY);
    await tree.follow();
    expect([await parent(), await chain(player, before), await tree.teamAt(HERE, top, new Date(clock.now()))]).toEqual([other, [agent, top], []]);
    expect(await tree.moves(HERE, agent)).toMatchObject([{ fromId: top, toId: other, since: new Date(date) }]);
  });

  it('is refused into the past, into its own branch, under a player, for and under another merchant\'s member, and where nothing changes', async () => {
    const [top, foreign] = [await join(), await join(null, { tenant: THERE })];
    const agent = await join(top);
    const [below, player] = [await join(agent), await join(agent, { type: 0 })];
    expect([
      await move(agent, null, clock.now() - 1), await move(agent, agent), await move(agent, below), await move(top, below), await move(agent, player), await move(below, player),
      await move(agent, foreign), await move(foreign, top), await move(nobody, top), await move(agent, nobody), await move(agent, top), await move(top, null),
    ]).toEqual(['past', 'circle', 'circle', 'circle', 'upline', 'upline', 'upline', 'member', 'member', 'upline', 'same', 'same']);
    expect(await chain(below)).toEqual([agent, top]);
  });

  it('is refused where a planned one would close a circle, and before one that is planned for the same member', async () => {
    const [one, two] = [await join(), await join()];
    expect(await move(one, two, clock.now() + 5 * DAY)).toBe('done');
    expect([await move(two, one), await move(two, one, clock.now() + 9 * DAY), await move(one, null)]).toEqual(['circle', 'circle', 'planned']);
    // Moved back on the same date, it is taken back.
    expect(await move(one, null, (await tree.moves(HERE, one))[0]?.since.getTime())).toBe('done');
    expect(await move(two, one)).toBe('done');
  });

  it.runIf(testEngine === 'postgres')('waits for one at the same time, and for registrations in its branch', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, two, top] = [await join(), await join(), await join()];
      expect((await Promise.all([move(one, two), move(two, one)])).toSorted()).toEqual(['circle', 'done']);
      const agent = await join(top);
      const [moved, ...joined] = await Promise.all([move(agent, one, clock.now() + 500), ...Array.from({ length: 4 }, () => join(agent, { type: 0 }))]);
      expect(moved).toBe('done');
      clock.advance(1000);
      for (const id of joined) expect((await chain(id)).slice(0, 2)).toEqual([agent, one]);
      expect(await tree.teamAt(HERE, top, new Date(clock.now()))).toEqual([]);
    }
  });
});

describe('a rate', () => {
  it('is at most that of the upline, at least that of each direct downline, and never of the past', async () => {
    const top = await join();
    const agent = await join(top);
    const below = await join(agent);
    expect([await setRate(agent, 1), await setRate(top, 150_000), await setRate(agent, 150_001), await setRate(agent, 120_000), await setRate(below, 120_000)]).toEqual(['upline', 'done', 'upline', 'done', 'done']);
    expect([await setRate(agent, 119_999), await setRate(top, 119_999), await setRate(agent, 130_000, clock.now() - 1)]).toEqual(['downline', 'downline', 'past']);
    const day = clock.now() + DAY;
    expect([await setRate(below, 80_000, day), await setRate(agent, 80_000, day), await setRate(agent, 100_000)]).toEqual(['done', 'done', 'planned']);
    expect([await tree.rateAt(HERE, agent, new Date(day - 1)), await tree.rateAt(HERE, agent, new Date(day)), await tree.rateAt(HERE, await join(), new Date(day))]).toEqual([120_000, 80_000, 0]);
  });

  it('keeps a branch from an upline that has less, now or later', async () => {
    const [rich, poor, agent] = [await join(), await join(), await join()];
    await setRate(rich, 100_000);
    await setRate(poor, 50_000);
    await setRate(agent, 80_000);
    expect([await move(agent, poor), await move(agent, rich)]).toEqual(['rate', 'done']);
    // As soon as it is planned to have less, it has too little for who has more.
    expect([await setRate(rich, 70_000, clock.now() + DAY), await setRate(agent, 60_000, clock.now() + DAY), await setRate(rich, 70_000, clock.now() + DAY)]).toEqual(['downline', 'done', 'done']);
  });

  it('of a new member is that of its link, or what its upline has', async () => {
    const top = await join();
    await setRate(top, 50_000);
    const first = async (ppm: number) => {
      const id = await join(top, { type: 0 });
      await db.transaction((tx) => tree.firstRate(tx, HERE, id, top, ppm));
      return tree.rateAt(HERE, id, new Date(clock.now()));
    };
    expect([await first(30_000), await first(90_000)]).toEqual([30_000, 50_000]);
  });

  it.runIf(testEngine === 'postgres')('waits for one that is set at the same time: nobody ends above its upline', async () => {
    for (let round = 0; round < 10; round++) {
      const top = await join();
      const agent = await join(top);
      await setRate(top, 100_000);
      expect((await Promise.all([setRate(top, 50_000), setRate(agent, 80_000)])).filter((answer) => answer === 'done')).toHaveLength(1);
    }
  });
});
